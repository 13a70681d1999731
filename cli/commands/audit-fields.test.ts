/** `--extract` and `extract` of the configuration: own fields in the JSON and CSV reports, and what is refused. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '@pagewright/contract/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { audit, run, serveSmallSite } from '../testing/small-site.ts';

const flags = ['--no-suggestions', '--format', 'json'];
type Pages = { readonly pages: readonly { readonly url: string; readonly values?: object }[] };
const valuesIn = (stdout: string) => (JSON.parse(stdout) as Pages).pages.map(({ values }) => values);

describe('own fields', () => {
  it('are read from every page', async () => {
    const site = await serveSmallSite();
    const { stdout } = await audit(
      site,
      ...flags,
      '--extract',
      'heading=css:h1',
      '--extract',
      'links=xpath:count(//a)',
    );
    const values = valuesIn(stdout);
    expect(values.length).toBe(3);
    for (const each of values)
      expect(each).toEqual({ heading: expect.any(String), links: expect.any(Number) });
  });

  it('are columns of the CSV report, from a work file too', async () => {
    const site = await serveSmallSite();
    const extract = ['--no-suggestions', '--format', 'csv', '--extract', 'heading=css:h1'];
    const inMemory = await audit(site, ...extract);
    const file = path.join(tempFolder(), 'work.sqlite');
    const fromFile = await audit(site, ...extract, '--work-file', file);
    for (const { stdout } of [inMemory, fromFile]) {
      const [head = '', ...rows] = stdout.split('\r\n');
      expect(head.endsWith(',heading')).toBe(true);
      expect(rows.some((row) => row.startsWith(site.origin) && !row.endsWith(','))).toBe(true);
    }
  });

  it('come from the configuration, and a flag of the same name wins', async () => {
    const site = await serveSmallSite();
    const folder = tempFolder();
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, 'config.json');
    const field = (name: string, take: string) => ({ name, kind: 'css', pattern: 'a', take });
    writeFileSync(
      file,
      JSON.stringify({ extract: [field('links', 'count'), field('first', 'attribute:href')] }),
    );
    const { stdout } = await audit(site, ...flags, '--config', file, '--extract', 'links=contains:<a');
    expect(valuesIn(stdout)[0]).toEqual({ first: expect.stringContaining('/'), links: true });
  });

  it.each([
    ['price', '--extract is written as NAME=KIND:PATTERN'],
    ['price=jquery:.a', 'with a KIND of css, xpath, regex, jsonld, contains'],
    ['price=css:p[', 'The field "price": This is not a CSS selector'],
    ['id=regex:(a)\\1', 'no backreferences'],
  ])('refuse %s before a request', async (text, part) => {
    const { code, stderr } = await run(['audit', 'shop.example', '--extract', text]);
    expect(code).toBe(2);
    expect(stderr).toContain(part);
  });
});
