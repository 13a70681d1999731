/** The GitHub Action as a runner starts it: annotations, the job summary, outputs, the comment, and the exit code. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '@pagewright/contract/testing/temp-folder';
import { expect, it } from 'vitest';
import { act } from '../testing/run-action-step.ts';
import { pageOf } from '../testing/small-site.ts';

it('fails on a planted regression, with an annotation at its line, a summary and a comment', {
  // Three processes, each of which loads the whole engine.
  timeout: 180_000,
}, async () => {
  const folder = tempFolder();
  mkdirSync(path.join(folder, 'dist'));
  const write = (name: string, html: string): void => writeFileSync(path.join(folder, 'dist', name), html);
  write('index.html', pageOf('/', { title: 'Chair repairs in Hillfoot', links: ['/chairs'] }));
  write('chairs.html', pageOf('/chairs', { title: 'Repairs of wooden chairs and stools', links: ['/'] }));
  const inputs = { target: './dist', baseline: 'baseline.json', 'fail-on': 'warning' };
  const made = await act(folder, { ...inputs, args: '--update-baseline\n--no-suggestions' });
  expect(made.code).toBe(0);
  const unchanged = await act(folder, { ...inputs, args: '--no-suggestions' });
  expect([unchanged.code, unchanged.outputs['passed']]).toEqual([0, 'true']);
  expect(unchanged.stdout).not.toContain('::error');
  write(
    'chairs.html',
    pageOf('/chairs', {
      title: 'Repairs of wooden chairs and stools',
      links: ['/'],
      body: '\n<img src="/leg,1.png" width="10" height="10">',
    }),
  );
  const broken = await act(folder, { ...inputs, args: '--no-suggestions' });
  expect([broken.code, broken.outputs['passed']]).toEqual([1, 'false']);
  expect(broken.stdout).toContain('::warning file=dist/chairs.html,line=2,title=Image without alt text::');
  expect(broken.summary).toContain('**Gate failed.**');
  expect(readFileSync(broken.outputs['comment'] ?? '', 'utf8').split('\n')[0]).toBe('<!-- pagewright -->');
  expect(JSON.parse(readFileSync(broken.outputs['sarif'] ?? '', 'utf8'))).toHaveProperty('version', '2.1.0');
  expect(Number(broken.outputs['score'])).toBeGreaterThan(0);
});

it('reports malformed links as findings, and serves nothing outside of the folder', {
  timeout: 180_000,
}, async () => {
  const folder = tempFolder();
  mkdirSync(path.join(folder, 'dist'));
  writeFileSync(path.join(folder, 'secret.html'), pageOf('/secret', { title: 'Outside of the folder' }));
  symlinkSync('../secret.html', path.join(folder, 'dist', 'out.html'));
  const links = ['/100%', '/a%00b', '/out.html'];
  writeFileSync(
    path.join(folder, 'dist', 'index.html'),
    pageOf('/', { title: 'Chair repairs in Hillfoot', links }),
  );
  const { code, outputs } = await act(folder, { target: './dist', args: '--no-suggestions' });
  expect(code).toBe(0);
  const report = JSON.parse(readFileSync(outputs['json'] ?? '', 'utf8')) as {
    coverage: { entries: { url: string; status: number }[] };
  };
  const statuses = report.coverage.entries.map(({ url, status }) => [new URL(url).pathname, status]);
  expect(Object.fromEntries(statuses)).toMatchObject({ '/100%': 404, '/a%00b': 404, '/out.html': 404 });
  expect(readFileSync(outputs['sarif'] ?? '', 'utf8')).not.toContain('Outside of the folder');
});

it('takes no option from a target, and always writes its outputs', async () => {
  const { code, outputs, stdout, summary } = await act(tempFolder(), { target: './nothing-here\n--help' });
  expect([code, outputs]).toEqual([2, { passed: 'false', score: '', json: '', sarif: '', comment: '' }]);
  expect(stdout).toContain('::error title=No report::Pagewright ended with exit code 2');
  expect(summary).toContain('wrote no report');
});
