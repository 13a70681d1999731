/** Tests how rules are run, and that a rule that throws is reported. */
import { describe, expect, it } from 'vitest';
import { fail, missing, type Outcome, pass, skip } from './outcome.ts';
import {
  defineBrowserRule,
  definePageRule,
  defineSiteRule,
  type PageRule,
  type SiteOutcome,
  type SiteRule,
} from './rule.ts';
import type { FindingOf } from './rule-texts.ts';
import { runBrowserRules, runPageRules, runSiteRules, sortRules } from './run-rules.ts';
import { SiteContext } from './site-context.ts';
import { renderedPageFacts } from './testing/rendered-page.ts';
import { buildSite } from './testing/site-builder.ts';
import { factsOf } from './testing/test-rule.ts';

const words = {
  group: 'title',
  severity: 'warning',
  basis: 'heuristic',
  needs: 'html',
  texts: { title: 'T', why: 'W', fix: 'F', messages: { so: 'It is so.' } },
} as const;
type Found = FindingOf<typeof words.texts>;

const pageRule = (
  id: string,
  check: () => Outcome<Found>,
  audience: PageRule['audience'] = 'any',
): PageRule => definePageRule({ ...words, id, audience, reads: ['title'], check });
const siteRule = (id: string, checkSite: () => SiteOutcome<Found>, isWhole = false): SiteRule =>
  defineSiteRule({ ...words, id, ...(isWhole && { needsFullCoverage: true }), reads: ['pages'], checkSite });
const context = new SiteContext('2026-11-15');
const indexable = { isOkHtml: true, isFrameset: false, indexable: true };
const boom = (): never => {
  throw new Error('boom');
};

describe('page rules', () => {
  const rules = [
    pageRule('a-pass', pass),
    pageRule('a-fail', () => fail({ messageId: 'so', evidence: [{ found: 'x', selector: '' }] })),
    pageRule('a-skip', () => skip('no-title')),
    pageRule('a-throw', boom),
    pageRule('a-other', pass, 'indexable'),
  ];

  it('pass, fail or are skipped, and one that throws does not stop the others', () => {
    const run = runPageRules(factsOf(''), rules, { indexability: indexable, context });
    expect(run.passed.map(({ id }) => id)).toEqual(['a-pass', 'a-other']);
    expect(run.failed.map(({ issue }) => issue)).toEqual([
      {
        ruleId: 'a-fail',
        severity: 'warning',
        category: 'title',
        title: 'T',
        description: 'It is so.',
        why: 'W',
        fix: 'F',
        messageId: 'so',
        basis: 'heuristic',
        evidence: [{ found: 'x' }],
      },
    ]);
    expect(run.notEvaluated).toMatchObject([
      {
        ruleId: 'a-throw',
        category: 'title',
        title: 'T',
        reason: 'This check could not be run: boom',
        data: { error: 'boom' },
      },
    ]);
  });

  it('do not run on pages outside their audience', () => {
    const indexability = {
      isOkHtml: true,
      isFrameset: false,
      indexable: false,
      reason: 'it carries noindex',
    };
    expect(runPageRules(factsOf(''), rules, { indexability, context }).passed.map(({ id }) => id)).toEqual([
      'a-pass',
    ]);
  });

  it('have at most ten pieces of evidence, and may override their severity', () => {
    const many = Array.from({ length: 12 }, (_, at) => ({ found: String(at) }));
    const rule = pageRule('a-many', () => fail({ messageId: 'so', evidence: many, severity: 'critical' }));
    const [failure] = runPageRules(factsOf(''), [rule], { indexability: indexable, context }).failed;
    expect(failure?.issue.evidence).toHaveLength(10);
    expect(failure?.issue.severity).toBe('critical');
  });
});

describe('browser rules', () => {
  it('judge no layout where a stylesheet did not load, and say so', () => {
    const { needs: _html, ...rest } = words;
    const ofLayout = defineBrowserRule({
      ...rest,
      id: 'b-layout',
      reads: ['mobile'],
      checkRendered: () => fail({ messageId: 'so', evidence: [] }),
    });
    const ofText = defineBrowserRule({
      ...rest,
      id: 'b-text',
      reads: ['rendered'],
      checkRendered: () => fail({ messageId: 'so', evidence: [] }),
    });
    const run = (stylesheets: readonly string[]) => {
      const facts = renderedPageFacts({
        gaps: { stylesheets, scripts: [], images: 0, failedImages: 0, failedImageUrls: [] },
      });
      const { failed, notEvaluated } = runBrowserRules(facts, [ofLayout, ofText], {
        indexability: indexable,
        context,
      });
      return [failed.map(({ rule }) => rule.id), notEvaluated.map(({ reason }) => reason)];
    };
    expect(run([])).toEqual([['b-layout', 'b-text'], []]);
    expect(run(['https://cdn.example/a.css'])).toEqual([
      ['b-text'],
      ['The stylesheet https://cdn.example/a.css did not load in our browser, so the layout was not judged.'],
    ]);
  });
});

describe('site rules', () => {
  const finding = { urls: [], messageId: 'so' as const, evidence: [] };
  it('pass, fail, are skipped, lack an input, or throw', () => {
    const rules = [
      siteRule('s-pass', () => []),
      siteRule('s-fail', () => [finding]),
      siteRule('s-skip', () => skip('no-title')),
      siteRule('s-missing', () => missing('no-sitemap')),
      siteRule('s-throw', boom),
      siteRule('s-whole', () => [finding], true),
    ];
    const run = runSiteRules(buildSite({ isWhole: false }), rules, context);
    expect(run.passed.map(({ id }) => id)).toEqual(['s-pass']);
    expect(run.failed.map(({ rule }) => rule.id)).toEqual(['s-fail']);
    expect(run.notEvaluated.map(({ ruleId, reason }) => [ruleId, reason])).toEqual([
      ['s-missing', 'Without the sitemap, only linked pages are known.'],
      ['s-throw', 'This check could not be run: boom'],
      [
        's-whole',
        'The limit of 5 pages was reached. A link that seems to be missing may be on a page that was not crawled.',
      ],
    ]);
  });
});

it('sorts rules by kind', () => {
  const { needs: _, ...rest } = words;
  const browser = defineBrowserRule({ ...rest, id: 'b' });
  const [page, site] = [pageRule('p', pass), siteRule('s', () => [])];
  expect(sortRules([browser, site, page])).toEqual({ page: [page], site: [site], browser: [browser] });
});
