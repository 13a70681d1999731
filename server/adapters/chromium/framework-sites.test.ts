/** Sites made with real frameworks: every page is crawled and every planted fault found, in the version that shows it. */
import type { Page } from '@pagewright/contract/entities/page';
import { describe, expect, it } from 'vitest';
import { auditWithRenderer } from '../../testing/audit-with-renderer.ts';
import { pages as sitePages } from '../../testing/framework-sites/content.ts';
import {
  type FrameworkSite,
  serveFrameworkSite,
} from '../../testing/framework-sites/serve-framework-site.ts';
import { browser } from './testing/renderer-for.ts';

const pathOf = ({ url }: Page): string => new URL(url).pathname;

async function audit(name: FrameworkSite) {
  const { host, connectTo } = await serveFrameworkSite(name);
  const { site } = await auditWithRenderer(host, connectTo);
  const serious = site.siteIssues.filter(({ severity }) => severity !== 'info');
  return {
    pages: new Map(site.pages.map((page) => [pathOf(page), page])),
    paths: site.pages.map(pathOf).sort(),
    versions: new Set(site.pages.map(({ checkedAs }) => checkedAs)),
    siteRules: serious.map(({ ruleId }) => ruleId),
  };
}

/** What is wrong with each page, the findings of one cause as the rule that leads them. */
const causesOf = (pages: ReadonlyMap<string, Page>): Record<string, readonly string[]> =>
  Object.fromEntries(
    [...pages].map(([at, { issues }]) => {
      const serious = issues.filter(({ severity }) => severity !== 'info');
      return [at, [...new Set(serious.map(({ cause, ruleId }) => cause?.split(' ')[0] ?? ruleId))].sort()];
    }),
  );

const known = Object.keys(sitePages).sort();
const issueOf = (page: Page | undefined, rule: string) => page?.issues.find(({ ruleId }) => ruleId === rule);

describe.skipIf(browser === null)('a site', () => {
  it('that React renders in the browser is crawled and audited as rendered', async () => {
    const { pages, paths, versions, siteRules } = await audit('react-client');
    expect(paths).toEqual([...known, '/jugs'].sort());
    expect(versions).toEqual(new Set(['rendered']));
    const emptyHtml = 'js-content-dependent';
    expect(causesOf(pages)).toEqual({
      '/': [emptyHtml],
      '/about': [emptyHtml],
      '/bowls': [emptyHtml],
      '/cups': ['img-alt-missing', emptyHtml],
      '/glazes': [emptyHtml],
      '/jugs': ['content-soft-404', emptyHtml],
      '/teapots': [emptyHtml],
      '/visit': [emptyHtml],
    });
    expect(siteRules).toEqual([]);
    expect(issueOf(pages.get('/cups'), 'img-alt-missing')?.version).toBe('rendered');
    expect(issueOf(pages.get('/visit'), 'h1-multiple')?.version).toBe('rendered');
    expect(pages.get('/about')).toMatchObject({
      title: sitePages['/about']?.title,
      metaDescription: sitePages['/about']?.description,
    });
  });

  it('that the server renders and React takes over has no fault of scripts', async () => {
    const { pages, paths, versions, siteRules } = await audit('react-hydrated');
    expect(paths).toEqual(known);
    expect(versions).toEqual(new Set(['html']));
    expect(causesOf(pages)).toEqual({
      '/': [],
      '/about': ['img-alt-missing'],
      '/bowls': [],
      '/cups': [],
      '/glazes': [],
      '/teapots': [],
      '/visit': [],
    });
    expect(siteRules).toEqual([]);
  });

  it('whose Vue router keeps its views behind # is one page, and the views are named', async () => {
    const { pages, paths } = await audit('vue-hash');
    expect(paths).toEqual(['/']);
    expect(causesOf(pages)).toEqual({ '/': ['js-content-dependent', 'link-hash-route'] });
    const found = issueOf(pages.get('/'), 'link-hash-route')?.evidence.map((each) => each.found);
    expect(found?.sort()).toEqual(known.filter((at) => at !== '/').map((at) => `#${at}`));
  });

  it('whose script sets noindex and canonical is judged by what it sets', async () => {
    const { pages, paths } = await audit('head-script');
    expect(paths).toEqual(known);
    expect(causesOf(pages)).toEqual({
      '/': [],
      '/about': ['js-canonical-changed'],
      '/bowls': [],
      '/cups': ['js-noindex-changed'],
      '/glazes': [],
      '/teapots': [],
      '/visit': ['js-noindex-changed'],
    });
    expect(issueOf(pages.get('/cups'), 'js-noindex-changed')?.severity).toBe('critical');
    const indexable = [...pages].filter(([, page]) => page.indexable === true).map(([at]) => at);
    expect(indexable.sort()).toEqual(['/', '/bowls', '/glazes', '/teapots']);
  });
});
