/** Tests a site rule by data: sites that pass, sites that fail and with what words, sites it skips or cannot evaluate. */
import type { Issue } from '@pagewright/contract/entities/issue';
import { describe, expect, it } from 'vitest';
import type { SitePlace, SiteRule } from '../rule.ts';
import { makeIssue } from '../run-rules.ts';
import { SiteContext } from '../site-context.ts';
import { buildSite, type TestSite } from './site-builder.ts';
import { type Said, saying } from './test-rule.ts';

export interface SiteCases {
  /** Counter-examples: at least one, and the tempting ones first. */
  readonly pass: readonly TestSite[];
  /** The site, what is said of it, and what else that finding must have. */
  readonly fail: readonly (readonly [
    site: TestSite,
    said: Said,
    finding?: Partial<SitePlace & Pick<Issue, 'severity' | 'evidence'>> & { readonly findings?: number },
  ])[];
  /** It does not apply. */
  readonly skip?: readonly TestSite[];
  /** An input is missing, so it is not evaluated. */
  readonly missing?: readonly TestSite[];
}

const context = new SiteContext('2026-11-15');
const nameOf = (site: TestSite): string => JSON.stringify(site).slice(0, 140);
const named = (sites: readonly TestSite[]): (readonly [string, TestSite])[] =>
  sites.map((site) => [nameOf(site), site]);

export function testSiteRule(rule: SiteRule, { pass, fail, skip = [], missing = [] }: SiteCases): void {
  const check = (site: TestSite): ReturnType<SiteRule['checkSite']> =>
    rule.checkSite(buildSite(site), context);
  describe(rule.id, () => {
    it.each(named(pass))('passes %s', (_name, site) => {
      expect(check(site)).toEqual([]);
    });
    it.each(fail.map((each) => [nameOf(each[0]), ...each] as const))(
      'fails %s',
      (_name, site, said, wanted) => {
        const outcome = check(site);
        if ('kind' in outcome) expect.fail(`It is a ${outcome.kind}.`);
        const findings = outcome.map((finding) => {
          const issue = makeIssue(rule, finding);
          // What the words were made from is tested with the tables.
          const evidence = issue.evidence.map((each) => ({
            ...each,
            foundAs: undefined,
            wantedAs: undefined,
          }));
          return { ...finding, ...issue, evidence };
        });
        const { findings: number, ...finding } = wanted ?? {};
        expect(findings).toMatchObject(
          expect.arrayContaining([expect.objectContaining({ ...saying(rule, said), ...finding })]),
        );
        if (number !== undefined) expect(findings).toHaveLength(number);
      },
    );
    it.each(named(skip))('skips %s', (_name, site) => {
      expect(check(site)).toMatchObject({ kind: 'skip' });
    });
    it.each(named(missing))('cannot evaluate %s', (_name, site) => {
      expect(check(site)).toMatchObject({ kind: 'missing' });
    });
  });
}
