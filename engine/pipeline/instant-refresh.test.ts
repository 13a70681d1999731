/** An instant meta refresh is a redirect, from the crawl to the findings. */
import { describe, expect, it } from 'vitest';
import { auditRoutes, findingsOf, linksTo, pageOf } from '../testing/audit-routes.ts';

const refreshTo = (url: string, seconds = 0): string =>
  `<html><head><meta http-equiv="Refresh" content="${seconds}; URL=${url}"><title>Moved</title></head><body></body></html>`;

const pathsOf = ({ pages }: Awaited<ReturnType<typeof auditRoutes>>): string[] =>
  pages.map(({ url }) => new URL(url).pathname).sort();

describe('an instant refresh', () => {
  it('is a redirect to its target, which is a page; the URL itself is none', async () => {
    const audit = await auditRoutes({
      '/': pageOf('Home', linksTo('/old')),
      '/old': refreshTo('/new'),
      '/new': pageOf('New', linksTo('/')),
    });
    expect(pathsOf(audit)).toEqual(['/', '/new']);
    expect(
      findingsOf(audit, 'redirect-by-refresh', 'link-internal-redirect', 'redirect-meta-refresh'),
    ).toEqual(['link-internal-redirect /', 'redirect-by-refresh /old']);
    expect(findingsOf(audit).filter((finding) => finding.endsWith(' /old'))).toEqual([
      'redirect-by-refresh /old',
    ]);
    expect(audit.coverage.entries.find(({ url }) => url.endsWith('/old'))).toMatchObject({
      outcome: 'skipped',
      reason: 'It redirects to https://site.example/new with a meta refresh',
      status: 200,
    });
  });

  it('of the home page makes its target the home page', async () => {
    const audit = await auditRoutes({
      '/': refreshTo('en/index.html'),
      '/en/index.html': pageOf('Home', '<meta name=robots content=noindex>'),
    });
    expect(pathsOf(audit)).toEqual(['/en/index.html']);
    // Only the home page is so important.
    expect(findingsOf(audit, 'noindex-important-page')).toEqual(['noindex-important-page /en/index.html']);
  });

  it('counts in a chain, together with redirects of the server', async () => {
    const audit = await auditRoutes({
      '/': pageOf('Home', linksTo('/a')),
      '/a': { location: '/b' },
      '/b': refreshTo('/c'),
      '/c': { location: '/d' },
      '/d': pageOf('Target'),
    });
    expect(pathsOf(audit)).toEqual(['/', '/d']);
    const chain = audit.siteIssues.find(({ ruleId }) => ruleId === 'redirect-chain');
    expect(chain?.evidence.map(({ found }) => found?.split(' ').slice(0, -2).join(' '))).toEqual([
      '301 https://site.example/a',
      'meta refresh https://site.example/b',
      '301 https://site.example/c',
    ]);
  });

  it('in a circle is a redirect loop, and ends', async () => {
    const audit = await auditRoutes({
      '/': pageOf('Home', linksTo('/a')),
      '/a': refreshTo('/b'),
      '/b': refreshTo('/a'),
    });
    expect(pathsOf(audit)).toEqual(['/']);
    expect(findingsOf(audit, 'redirect-loop')).toEqual(['redirect-loop /a']);
  });

  it('to another site ends with the advice to enter that one', async () => {
    const { failure } = await auditRoutes({ '/': refreshTo('https://other.example/') });
    expect(failure).toBe(
      'https://site.example/ redirects to https://other.example/, which is another site. Enter other.example instead.',
    );
  });
});

describe('what is no redirect', () => {
  it.each([
    ['a refresh after some seconds', refreshTo('/new', 5)],
    ['a page that loads itself again', refreshTo('/#top')],
    ['a refresh for browsers without scripts', `<noscript>${refreshTo('/new')}</noscript><p>Page`],
    ['a refresh in a comment', `<!-- ${refreshTo('/new')} --><p>Page`],
  ])('%s', async (_, html) => {
    const audit = await auditRoutes({ '/': html });
    expect(pathsOf(audit)).toEqual(['/']);
    expect(findingsOf(audit, 'redirect-by-refresh')).toEqual([]);
  });
});
