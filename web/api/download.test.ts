/** A file of the API comes to the person under its name, and a refusal is thrown as any other. */
import { exportCsv } from '@pagewright/contract/endpoints/analyses';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '../testing/fake-server.ts';
import { ApiError } from './api-error.ts';
import { download } from './download.ts';

const input = { params: { id: 'a 1' } };

describe('download', () => {
  it('hands the file over under the name it is given', async () => {
    fakeServer({ 'GET /api/analysis/a%201/export/csv': new Response('url;issue') });
    const handed: string[] = [];
    const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      handed.push(`${this.download} ${this.href}`);
    });
    await download(exportCsv, input, 'report.csv');
    expect(handed).toEqual(['report.csv blob:x']);
    const file: unknown = create.mock.calls[0]?.[0];
    expect(file instanceof Blob && (await file.text())).toBe('url;issue');
  });

  it('throws what the server refused', async () => {
    fakeServer({ 'GET /api/analysis/a%201/export/csv': refusal('analysis_not_found') });
    await expect(download(exportCsv, input, 'report.csv')).rejects.toBeInstanceOf(ApiError);
  });
});
