/** Tests audits with a work file: killed and resumed, reported like small ones, and refused with a sentence. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { tempFolder } from '@pagewright/contract/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { command } from '../testing/run-action-step.ts';
import { audit, pageOf, run, serve, serveSmallSite } from '../testing/small-site.ts';

const pageCount = 40;

/** A chain of pages with a redirect, a dead link and a duplicate; the request `holdAt` gets no answer. */
async function serveChain(holdAt: number | null) {
  const asked: string[] = [];
  let hold = holdAt;
  const held = Promise.withResolvers<void>();
  const origin = await serve((request, response) => {
    const { url = '' } = request;
    asked.push(url);
    if (hold !== null && url === `/p/${hold}`) {
      hold = null;
      held.resolve();
      return;
    }
    if (url === '/old') {
      response.writeHead(301, { location: '/p/3' }).end();
      return;
    }
    const number = url === '/' ? 0 : Number(/^\/p\/(\d+)$/.exec(url)?.[1] ?? -1);
    const isPage = number >= 0 && number < pageCount;
    const text = number % 7 === 0 ? 'The same words.' : `Words of page ${number}.`;
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(
      isPage
        ? pageOf(url, {
            ...(number % 5 !== 1 && { title: `Repairs of wooden chairs, part ${number}` }),
            body: `<p>${text}</p>`,
            links: [`/p/${number + 1}`, `/p/${number + 2}`, '/old', '/'],
          })
        : '<title>Not found</title>',
    );
  });
  return { origin, asked, held: held.promise };
}

const options = ['--allow-private', '--no-suggestions', '--no-images', '--max-pages', '1000'];

/** Pages and findings as a work file has them. */
function rowsIn(file: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  const pages = database.prepare('select url, score, template, critical, warnings, info from pages').all();
  const findings = database
    .prepare(
      'select p.url, f.rule, f.severity, f.description, f.evidence, f.cause, f.urls from findings f left join pages p on p.id = f.page order by f.id',
    )
    .all();
  database.close();
  return { pages: pages.map((row) => ({ ...row })), findings: findings.map((row) => ({ ...row })) };
}

describe('an audit with a work file', () => {
  it('goes on after it was killed, requests no page twice, and finds what an audit in one go finds', async () => {
    const folder = tempFolder();
    const [killed, whole] = [path.join(folder, 'killed.sqlite'), path.join(folder, 'whole.sqlite')];
    const site = await serveChain(20);
    const [program = '', ...args] = command;
    const child = spawn(program, [...args, 'audit', site.origin, ...options, '--work-file', killed]);
    const ended = new Promise((resolve) => child.on('close', resolve));
    await site.held;
    child.kill('SIGKILL');
    await ended;
    const before = [...site.asked];
    const resumed = await run(['audit', '--resume', killed, '--allow-private']);
    expect(resumed.stderr).toContain(killed);
    expect(resumed.code).toBe(0);
    const pages = site.asked.filter((url) => /^\/(?:p\/\d+|old)?$/.test(url));
    const after = site.asked.slice(before.length).filter((url) => url.startsWith('/p/'));
    // The request that was not answered is repeated, and no other; host probes ask for the home page.
    const twice = after.filter((url) => before.includes(url));
    expect(twice).toEqual(['/p/20']);
    expect(new Set(pages).size).toBeGreaterThanOrEqual(pageCount);
    await run(['audit', site.origin, ...options, '--work-file', whole]);
    expect(rowsIn(killed)).toEqual(rowsIn(whole));
    expect(rowsIn(killed).pages).toHaveLength(pageCount);
  });

  it('finds and scores what an audit in memory does', async () => {
    const file = path.join(tempFolder(), 'work.sqlite');
    const site = await serveChain(null);
    const small = await run(['audit', site.origin, ...options, '--format', 'json']);
    const large = await run(['audit', site.origin, ...options, '--work-file', file]);
    const analysis = JSON.parse(small.stdout);
    const rows = rowsIn(file);
    const found = analysis.pages.flatMap((page: { url: string; issues: Record<string, unknown>[] }) =>
      page.issues.map((issue) => [
        page.url,
        issue.ruleId,
        issue.severity,
        issue.description,
        issue.cause ?? null,
      ]),
    );
    const onPages = rows.findings.filter(({ url }) => url !== null);
    expect(onPages.map((row) => [row.url, row.rule, row.severity, row.description, row.cause])).toEqual(
      found,
    );
    expect(rows.findings.filter(({ url }) => url === null).map(({ rule }) => rule)).toEqual(
      analysis.siteIssues.map(({ ruleId }: { ruleId: string }) => ruleId),
    );
    expect(rows.pages.map(({ score }) => score)).toEqual(
      analysis.pages.map(({ score }: { score: { value: number } }) => score.value),
    );
    const about = new DatabaseSync(file, { readOnly: true });
    const report = JSON.parse(
      String(about.prepare("select value from about where name = 'report'").get()?.value),
    );
    about.close();
    expect(report.score).toEqual(analysis.score);
    expect(report.metrics).toEqual(analysis.metrics);
    expect(large.stdout).toContain(`${pageCount} pages crawled`);
  });

  it('writes HTML and CSV, again from a finished file without a request, and holds the gate', async () => {
    const folder = tempFolder();
    const [file, page, table] = ['work.sqlite', 'report.html', 'report.csv'].map((name) =>
      path.join(folder, name),
    );
    const site = await serveChain(null);
    await run(['audit', site.origin, ...options, '--work-file', file ?? '']);
    const requests = site.asked.length;
    const again = await run([
      'audit',
      '--resume',
      file ?? '',
      '--fail-on',
      'warning',
      '--format',
      'html',
      '--output',
      page ?? '',
      '--report',
      `csv=${table}`,
    ]);
    expect(again.code).toBe(1);
    expect(site.asked).toHaveLength(requests);
    const html = readFileSync(page ?? '', 'utf8');
    expect(html).toContain('id="issue-title-missing"');
    expect(html).toContain(`${site.origin}/p/1`);
    const csv = readFileSync(table ?? '', 'utf8');
    expect(csv.startsWith('\uFEFFPage,Severity')).toBe(true);
    expect(csv.split('\r\n').filter((line) => line.includes('title-missing')).length).toBe(8);
  });
});

describe('a work file', () => {
  it('is not overwritten, and not resumed for another site or with other options', async () => {
    const file = path.join(tempFolder(), 'work.sqlite');
    const site = await serveSmallSite();
    await audit(site, '--work-file', file);
    expect(await audit(site, '--work-file', file)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`Go on with --resume ${file}`),
    });
    expect(await run(['audit', 'other.example', '--resume', file])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`is the work file of ${site.origin}, not of other.example`),
    });
    expect(await run(['audit', '--resume', file, '--max-pages', '7'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('was begun with maxPages "not set", not 7'),
    });
  });

  it('that is none, is damaged or is of another version is refused', async () => {
    const folder = tempFolder();
    const [text, other, damaged] = ['text', 'other', 'damaged'].map((name) => path.join(folder, name));
    writeFileSync(text ?? '', 'This is no database, but it is long enough to be taken for one. '.repeat(100));
    new DatabaseSync(other ?? '').exec('create table a (b)');
    const site = await serveSmallSite();
    await audit(site, '--work-file', damaged ?? '');
    const database = new DatabaseSync(damaged ?? '');
    database.exec("update about set value = '0' where name = 'format'");
    database.close();
    const stderrOf = async (file = '') => (await run(['audit', '--resume', file])).stderr;
    expect(await stderrOf(text)).toContain('is no work file of Pagewright');
    expect(await stderrOf(other)).toContain('is no work file of Pagewright');
    expect(await stderrOf(damaged)).toContain('was made by another version of Pagewright');
    expect(await stderrOf(path.join(folder, 'missing'))).toContain('There is no work file');
  });

  it('takes no format, browser or baseline that needs the whole report', async () => {
    const refused = await run(['audit', 'a.example', '--max-pages', '20000', '--format', 'sarif']);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('The format sarif needs the whole report in memory');
  });
});
