/** Planted commit subjects: the check names the ones that break the rule, and fails. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { problemOf } from './check-commits.mjs';

const script = path.join(import.meta.dirname, 'check-commits.mjs');
const now = '2026-11-20T12:00:00Z';

function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-commits-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs git without the settings and the repository of the user. */
function git(folder, args, date = now) {
  const names = { name: 'A Contributor', email: 'contributor@mail.example' };
  const env = {
    PATH: process.env.PATH,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: names.name,
    GIT_AUTHOR_EMAIL: names.email,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: names.name,
    GIT_COMMITTER_EMAIL: names.email,
  };
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', env });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

/** A repository with these commits, oldest first; the short id of each. */
function repositoryWith(...commits) {
  const folder = temporaryFolder();
  git(folder, ['init', '--quiet', '--initial-branch=main']);
  const ids = commits.map(([subject, date]) => {
    git(folder, ['commit', '--quiet', '--allow-empty', '-m', subject], date);
    return git(folder, ['rev-parse', '--short', 'HEAD']);
  });
  return { folder, ids };
}

const check = (folder) => {
  const { PATH } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH },
  });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
};

const longSubject = `fix(crawl): ${'follow redirects '.repeat(4)}to the end`;

describe('problemOf', () => {
  it.each([
    'feat(crawl): follow redirects of robots.txt',
    'fix!: refuse what is no URL',
    'docs: describe the CI jobs',
    'perf(server): process pages in batches',
    'build(deps): bring the browser of Playwright 1.66',
    'test(audit): need one counter-example for each rule',
    'Merge branch "main" into topic',
    'Revert "feat(crawl): follow redirects of robots.txt"',
    `fix(crawl): ${'x'.repeat(60)}`,
  ])('accepts %s', (subject) => {
    expect(problemOf(subject)).toBeNull();
  });

  it.each([
    ['Follow redirects', 'is not of the form'],
    ['fix(crawl) follow redirects', 'is not of the form'],
    ['fix(crawl):follow redirects', 'is not of the form'],
    ['fixup! fix(crawl): follow redirects', 'is not of the form'],
    ['feature(crawl): follow redirects', 'unknown type "feature"'],
    ['fix(crawl): follow redirects.', 'ends with a period'],
    ['fix(crawl): the crawler follows redirects', 'starts with "the"'],
    ['fix(crawl): followed redirects', 'starts with "followed"'],
    ['fix(crawl): follows redirects', 'starts with "follows"'],
    ['fix(crawl): following redirects', 'starts with "following"'],
    [`fix(crawl): ${'x'.repeat(61)}`, 'has 73 characters; 72 at most'],
  ])('refuses %s', (subject, problem) => {
    expect(problemOf(subject)).toContain(problem);
  });
});

describe('check-commits', () => {
  it('fails on an over-long subject below newer commits, and names the commit', () => {
    const { folder, ids } = repositoryWith([longSubject], ['fix(crawl): follow redirects']);
    expect(check(folder)).toEqual({
      status: 1,
      stdout: '',
      stderr: `${ids[0]} "${longSubject}" has ${longSubject.length} characters; 72 at most.`,
    });
  });

  it('ignores commits older than the rule', () => {
    const { folder } = repositoryWith(
      [longSubject, '2026-11-16T12:00:00Z'],
      ['fix(crawl): follow redirects'],
    );
    expect(check(folder)).toEqual({ status: 0, stdout: 'commit subjects: 1 checked', stderr: '' });
  });

  it('checks what a shallow clone has', () => {
    const { folder, ids } = repositoryWith(['fix(crawl): follow redirects'], ['Oops'], ['More oops']);
    const clone = path.join(temporaryFolder(), 'clone');
    git(folder, ['clone', '--quiet', '--depth', '1', `file://${folder}`, clone]);
    const { status, stderr } = check(clone);
    expect(status).toBe(1);
    expect(stderr).toContain(`${ids[2]} "More oops"`);
    expect(stderr).not.toContain(ids[1]);
  });

  it('reports that it skipped a folder without history, even inside a repository', () => {
    const { folder } = repositoryWith([longSubject]);
    const inside = mkdtempSync(path.join(folder, 'unpacked-'));
    const skipped = { status: 0, stdout: 'commit subjects: skipped, no git history here', stderr: '' };
    expect(check(inside)).toEqual(skipped);
    expect(check(temporaryFolder())).toEqual(skipped);
  });
});
