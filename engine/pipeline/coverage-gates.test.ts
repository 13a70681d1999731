/** What a page that cannot be read means for the rules about the whole site, and how that is told. */
import { textsOf } from '@pagewright/contract/testing/texts-of';
import { describe, expect, it } from 'vitest';
import { auditRoutes, findingsOf, linksTo, pageOf, type Route, sitemapOf } from '../testing/audit-routes.ts';

const broken: Route = { status: 500, body: 'Internal error' };
const names = Array.from({ length: 12 }, (_, n) => `/topic-${String.fromCharCode(97 + n)}`);
const gated = ['page-orphan', 'page-too-deep', 'page-single-inlink', 'sitemap-omits-page'];

/** Twelve linked pages, two orphans in the sitemap, and what the test adds. */
const site = (more: Record<string, string | Route>) => ({
  '/': pageOf('Home', linksTo(...names, ...Object.keys(more).filter((path) => !path.endsWith('.xml')))),
  ...Object.fromEntries(names.map((path) => [path, pageOf(`Topic ${path}`, linksTo('/'))])),
  '/lonely': pageOf('Lonely', linksTo('/')),
  '/shop/lonely': pageOf('Lonely shop', linksTo('/')),
  '/sitemap.xml': sitemapOf('/', ...names, '/lonely', '/shop/lonely'),
  ...more,
});

const reasons = (audit: Awaited<ReturnType<typeof auditRoutes>>) =>
  audit.notEvaluated.filter(({ ruleId }) => gated.includes(ruleId)).map(({ reason }) => reason);

describe('one page that answers 500', () => {
  it('switches off no rule, and is told', async () => {
    const audit = await auditRoutes(site({ '/broken': broken }), { mode: 'sitemap' });
    expect(findingsOf(audit, 'page-orphan')).toEqual(['page-orphan /lonely', 'page-orphan /shop/lonely']);
    expect(reasons(audit)).toEqual([]);
    expect(audit.coverage.full).toBe(true);
    expect(textsOf(audit.coverage.notes).join(' ')).toContain(
      '1 page could not be read, so the links on it are not known.',
    );
  });

  it('leaves doubt only about the pages of its folder', async () => {
    const audit = await auditRoutes(site({ '/shop/': broken }), { mode: 'sitemap' });
    expect(findingsOf(audit, 'page-orphan')).toEqual(['page-orphan /lonely']);
  });
});

it('several of them switch off the rules, which says how many there were', async () => {
  const audit = await auditRoutes(site({ '/x': broken, '/y': broken, '/z': broken }), { mode: 'sitemap' });
  expect(findingsOf(audit, ...gated)).toEqual([]);
  expect(new Set(reasons(audit))).toEqual(
    new Set([
      '3 of 18 pages could not be read. A link that seems to be missing may be on a page that was not crawled.',
    ]),
  );
  expect(audit.notEvaluated.find(({ ruleId }) => ruleId === 'page-orphan')?.title).not.toBe('');
});

it('a limit switches them off, which names the limit', async () => {
  const audit = await auditRoutes(site({}), { mode: 'sitemap', maxPages: 5 });
  expect(reasons(audit)).toHaveLength(4);
  expect(reasons(audit)[0]).toMatch(/^The limit of 5 pages was reached\. \d+ known URLs were not crawled\./);
});

it('says that content was not checked where no page is indexable', async () => {
  const audit = await auditRoutes({ '/': `<meta name=robots content=noindex>${pageOf('Home')}` });
  const title = audit.notEvaluated.find(({ ruleId }) => ruleId === 'title-too-short');
  expect(title?.reason).toContain(
    'the only page is not indexable (https://site.example/: it carries noindex)',
  );
  expect(audit.scoreBasis.passedRules).not.toContain('title-too-short');
});
