/** Exports the stored analysis as a JSON file. */
import type { User } from '@pagewright/contract/entities/user';
import { exportName } from '@pagewright/contract/export-name';
import type { Deps } from '../deps.ts';
import { readAnalysis } from './read-analysis.ts';

export interface ExportedFile {
  readonly fileName: string;
  readonly body: string | Buffer;
}

export async function exportJson(deps: Deps, user: User, id: string): Promise<ExportedFile> {
  const { domain, date, text } = await readAnalysis(deps, user, id);
  return { fileName: exportName('json', { domain, date: date.toISOString() }), body: text };
}
