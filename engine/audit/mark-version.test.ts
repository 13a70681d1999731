/** Which findings of site rules say that they are in the page as rendered. */
import { describe, expect, it } from 'vitest';
import { markSiteVersions } from './mark-version.ts';
import { defineSiteRule, type SitePlace, type SiteRule } from './rule.ts';
import { runSiteRules } from './run-rules.ts';
import { context } from './testing/audit-test-site.ts';
import { buildSite, html } from './testing/site-builder.ts';

const ruleWith = (place: Partial<SitePlace>, needs: SiteRule['needs'] = 'html'): SiteRule =>
  defineSiteRule({
    id: 'title-duplicate',
    group: 'content',
    severity: 'warning',
    basis: 'heuristic',
    needs,
    texts: { title: 'Duplicate title', why: 'Why.', fix: 'Fix.', messages: { two: 'Two pages have it.' } },
    reads: ['pages'],
    checkSite: () => [{ urls: [], messageId: 'two', evidence: [], ...place }],
  });

function versionOf(rule: SiteRule): string | undefined {
  const { failed } = runSiteRules(buildSite({ pages: { '/': html() } }), [rule], context);
  return markSiteVersions(failed, new Set(['/app', '/app/2']))[0]?.issue.version;
}

describe('a finding of a site rule', () => {
  it('is marked where its page was checked as rendered', () => {
    expect(versionOf(ruleWith({ page: '/app', urls: ['/plain'] }))).toBe('rendered');
    expect(versionOf(ruleWith({ page: '/plain', urls: ['/app'] }))).toBeUndefined();
  });

  it('is marked where all of its pages were', () => {
    expect(versionOf(ruleWith({ urls: ['/app', '/app/2'] }))).toBe('rendered');
    expect(versionOf(ruleWith({ urls: ['/app', '/plain'] }))).toBeUndefined();
    expect(versionOf(ruleWith({}))).toBeUndefined();
  });

  it('is not marked where it is about the response, which has one version only', () => {
    expect(versionOf(ruleWith({ page: '/app' }, 'http'))).toBeUndefined();
  });
});
