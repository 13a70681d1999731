/** Every fixture site has the findings of its expected.json, and together they trigger most rules. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allRules } from '../audit/rules/all.ts';
import { fixturesRoot, sharedAudit } from './audit-fixture.ts';
import { type Golden, goldenOf } from './golden.ts';

const sites = readdirSync(fixturesRoot).sort();
const readGolden = (name: string): Golden =>
  JSON.parse(readFileSync(path.join(fixturesRoot, name, 'expected.json'), 'utf8')) as Golden;

const rulesIn = ({ site, pages }: Golden): readonly string[] => [
  ...site.map((finding) => finding.split(' ', 1)[0] ?? ''),
  ...Object.values(pages).flat(),
];

describe('fixture sites', () => {
  it.each(sites)('%s has the expected findings', async (name) => {
    expect(goldenOf((await sharedAudit(name)).site)).toEqual(readGolden(name));
  });

  // Raised when a site gets more faults; the other rules have their own tests only.
  it('trigger at least 131 of the rules', () => {
    const mentioned = new Set(sites.flatMap((name) => rulesIn(readGolden(name))));
    expect(allRules.filter(({ id }) => mentioned.has(id)).length).toBeGreaterThanOrEqual(131);
  });

  it('include a site of 20 pages without findings', () => {
    const golden = readGolden('faultless');
    expect(Object.keys(golden.pages)).toHaveLength(20);
    expect(rulesIn(golden)).toEqual([]);
    expect(golden.full).toBe(true);
  });

  // Ten pages as Google's documentation says, and a shop with a noindexed cart, sort links, a pair of languages,
  // lazy images and protected e-mail addresses: nothing that a consultant would ask to be changed.
  it.each([
    ['clean-guide', 10],
    ['clean-shop', 17],
  ])('%s has nothing critical and no warning', async (name, pages) => {
    const { site: audited } = await sharedAudit(name);
    const issues = [...audited.siteIssues, ...audited.pages.flatMap((page) => page.issues)];
    expect(audited.pages).toHaveLength(pages);
    expect(
      issues
        .filter(({ severity }) => severity !== 'info')
        .map(({ ruleId, description }) => [ruleId, description]),
    ).toEqual([]);
  });
});
