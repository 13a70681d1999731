/** Tests a site rule by data: sites that pass, sites that fail and with what words, sites it cannot or need not judge. */
import { describe, expect, it } from 'vitest';
import type { SiteFinding, SiteRule } from '../rule.ts';
import { buildSite, type TestSite } from './site-builder.ts';

export interface SiteCases {
  /** Counter-examples: at least one, and the tempting ones first. */
  readonly pass: readonly TestSite[];
  /** The site, a part of the first finding's words, and what that finding must hold besides. */
  readonly fail: readonly (readonly [
    site: TestSite,
    says: string | RegExp,
    finding?: Partial<SiteFinding> & { readonly findings?: number },
  ])[];
  /** It does not apply. */
  readonly skip?: readonly TestSite[];
  /** An input is missing, so it is not evaluated. */
  readonly missing?: readonly TestSite[];
}

const today = '2026-11-15';
const nameOf = (site: TestSite): string => JSON.stringify(site).slice(0, 140);
const named = (sites: readonly TestSite[]): (readonly [string, TestSite])[] =>
  sites.map((site) => [nameOf(site), site]);

export function testSiteRule(rule: SiteRule, { pass, fail, skip = [], missing = [] }: SiteCases): void {
  const ask = (site: TestSite): ReturnType<SiteRule['checkSite']> =>
    rule.checkSite(buildSite(site), { today });
  describe(rule.id, () => {
    it.each(named(pass))('passes %s', (_name, site) => {
      expect(ask(site)).toEqual([]);
    });
    it.each(fail.map((each) => [nameOf(each[0]), ...each] as const))(
      'fails %s',
      (_name, site, says, wanted) => {
        const findings = ask(site);
        const { findings: number, ...finding } = wanted ?? {};
        expect(findings).toMatchObject(
          expect.arrayContaining([
            expect.objectContaining({
              says: typeof says === 'string' ? expect.stringContaining(says) : expect.stringMatching(says),
              ...finding,
            }),
          ]),
        );
        if (number !== undefined) expect(findings).toHaveLength(number);
      },
    );
    it.each(named(skip))('is not for %s', (_name, site) => {
      expect(ask(site)).toMatchObject({ kind: 'skip' });
    });
    it.each(named(missing))('cannot judge %s', (_name, site) => {
      expect(ask(site)).toMatchObject({ kind: 'missing' });
    });
  });
}
