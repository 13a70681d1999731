/** `pagewright diff`: what is new and fixed between two reports or baselines, and every wrong use. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '@pagewright/contract/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { audit, pageOf, run, type SmallSite, serveSmallSite } from '../testing/small-site.ts';

interface Changes {
  readonly counts: { fixed: number; added: number; remaining: number };
  readonly added: readonly { ruleId: string; findings: { url: string | null }[] }[];
  readonly fixed: readonly { ruleId: string }[];
  readonly pages: { added: unknown[]; removed: unknown[] };
}

async function report(site: SmallSite, file: string): Promise<string> {
  expect((await audit(site, '--format', 'json', '--output', file)).code).toBe(0);
  return file;
}

/** The chair gets its alt text, the tables lose their title, and a page comes. */
function change({ pages }: SmallSite): void {
  const alt = '<img src="/a.png" alt="A chair without its left leg" width="10" height="10">';
  pages.set(
    '/chairs',
    pageOf('/chairs', { title: 'Repairs of wooden chairs, joint by joint', links: ['/'], body: alt }),
  );
  pages.set('/tables', pageOf('/tables', { links: ['/', '/shelves'] }));
  pages.set(
    '/shelves',
    pageOf('/shelves', { title: 'Shelves that bend, and what we do about it', links: ['/'] }),
  );
}

describe('pagewright diff', () => {
  it('names what is new, what is fixed and which pages came, and ends with 0', async () => {
    const [site, folder] = [await serveSmallSite(), tempFolder()];
    const before = await report(site, path.join(folder, 'before.json'));
    change(site);
    const after = await report(site, path.join(folder, 'after.json'));
    const { code, stdout, stderr } = await run(['diff', before, after]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^127\.0\.0\.1:\d+ {2}\d{4}-\d\d-\d\d → \d{4}-\d\d-\d\d\nScore \d+ → \d+\. \d+ fixed, \d+ new, \d+ remaining\.\n/,
    );
    expect(stdout).toContain('1 page added.');
    const [, added = '', fixed = ''] = /\nNew\n(.*?)\nFixed\n(.*)/s.exec(stdout) ?? [];
    expect(added).toContain('Missing title tag [title-missing]');
    expect(added).toContain(`- ${site.origin}/tables`);
    expect(fixed).toContain('[img-alt-missing]');
    expect(stdout).not.toContain('\u001B');

    const backwards = await run(['diff', after, before]);
    expect(/\nFixed\n(.*)/s.exec(backwards.stdout)?.[1]).toContain('[title-missing]');
    expect(backwards.stdout).toContain('1 page removed.');
  });

  it('prints the same as JSON for programs', async () => {
    const [site, folder] = [await serveSmallSite(), tempFolder()];
    const before = await report(site, path.join(folder, 'before.json'));
    change(site);
    const after = await report(site, path.join(folder, 'after.json'));
    const { stdout } = await run(['diff', before, after, '--format', 'json']);
    const changes = JSON.parse(stdout) as Changes;
    const title = changes.added.find(({ ruleId }) => ruleId === 'title-missing');
    expect(title?.findings.map(({ url }) => new URL(url ?? '').pathname)).toEqual(['/tables']);
    expect(changes.fixed.map(({ ruleId }) => ruleId)).toContain('img-alt-missing');
    expect([changes.pages.added.length, changes.pages.removed.length]).toEqual([1, 0]);
  });

  it('compares baselines too, and finds nothing between two of an unchanged site', async () => {
    const [site, folder] = [await serveSmallSite(), tempFolder()];
    const files = ['one.json', 'two.json'].map((name) => path.join(folder, name));
    for (const file of files) await audit(site, '--baseline', file, '--update-baseline');
    const { code, stdout } = await run(['diff', ...files]);
    expect(code).toBe(0);
    expect(stdout).toContain(' 0 fixed, 0 new, ');
    expect(stdout).not.toMatch(/\n(?:New|Fixed)\n/);
  });

  it('refuses wrong use in a sentence', async () => {
    const folder = tempFolder();
    const broken = path.join(folder, 'broken.json');
    writeFileSync(broken, '{"not": "a report"}');
    const cases: [string[], RegExp][] = [
      [['one.json'], /^Name two reports: pagewright diff before\.json after\.json\n/],
      [['a', 'b', 'c'], /^Name two reports/],
      [['a', 'b', '--format', 'html'], /^--format takes text or json here, not "html"\./],
      [[path.join(folder, 'none.json'), broken], /^There is no file .*none\.json\./],
      [[broken, broken], /broken\.json/],
    ];
    for (const [args, sentence] of cases) {
      const { code, stdout, stderr } = await run(['diff', ...args]);
      expect([args, code, stdout]).toEqual([args, 2, '']);
      expect(stderr).toMatch(sentence);
    }
  });
});
