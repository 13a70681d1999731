/** Tests the published score formula. */
import type { Issue } from '@pagewright/contract/entities/issue';
import { describe, expect, it } from 'vitest';
import {
  type Penalty,
  partOfScore,
  penaltyOf,
  pointsOf,
  scorePage,
  scoreSite,
  scoreWeighted,
} from './score.ts';

const penalty = (ruleId: string, change: Partial<Penalty> = {}): Penalty => ({
  ruleId,
  severity: 'warning',
  basis: 'google',
  reason: `${ruleId} it is`,
  ...change,
});

it.each([
  ['critical', 'google', 15],
  ['critical', 'standard', 15],
  ['critical', 'heuristic', 7.5],
  ['warning', 'google', 4],
  ['warning', 'heuristic', 2],
  ['info', 'google', 0],
  ['info', 'heuristic', 0],
] as const)('a %s finding by %s costs %d points', (severity, basis, points) => {
  expect(pointsOf({ severity, basis })).toBe(points);
});

it('charges an issue by its rule, severity and basis, and notes where it is counted instead', () => {
  const issue = { ...penalty('a'), title: 'Title', severity: 'critical' } as unknown as Issue;
  const own = { ruleId: 'a', severity: 'critical', basis: 'google', reason: 'Title' };
  expect(penaltyOf(issue)).toEqual(own);
  expect(penaltyOf(issue)).not.toHaveProperty('countedAs');
  expect(penaltyOf(issue, 'at https://x.example/')).toEqual({ ...own, countedAs: 'at https://x.example/' });
});

describe('a page', () => {
  it('starts with 100', () => {
    expect(scorePage([])).toEqual({ value: 100, deductions: [] });
  });

  it('loses 15 for critical, 4 for a warning, nothing for info, half for a heuristic', () => {
    const score = scorePage([
      penalty('warns'),
      penalty('breaks', { severity: 'critical' }),
      penalty('advises', { severity: 'info' }),
      penalty('guesses', { severity: 'critical', basis: 'heuristic' }),
    ]);
    expect(score).toEqual({
      value: 100 - 15 - 7.5 - 4,
      deductions: [
        { ruleId: 'breaks', points: 15, reason: 'breaks it is' },
        { ruleId: 'guesses', points: 7.5, reason: 'guesses it is' },
        { ruleId: 'warns', points: 4, reason: 'warns it is' },
      ],
    });
  });

  it('is charged once for each rule, by its costliest finding, and never falls below 0', () => {
    expect(scorePage([penalty('a'), penalty('a', { severity: 'critical' }), penalty('a')]).value).toBe(85);
    const many = Array.from({ length: 9 }, (_, at) => penalty(`r${at}`, { severity: 'critical' }));
    expect(scorePage(many).value).toBe(0);
  });

  it('is explained by the last of several findings that cost the same', () => {
    const { deductions } = scorePage([penalty('a', { reason: 'first' }), penalty('a', { reason: 'last' })]);
    expect(deductions).toEqual([{ ruleId: 'a', points: 4, reason: 'last' }]);
  });

  it('is charged for a finding of its own even when another is counted elsewhere', () => {
    const elsewhere = penalty('a', { countedAs: 'at https://x.example/gone' });
    expect(scorePage([elsewhere, penalty('a')]).value).toBe(96);
    expect(scorePage([penalty('a'), elsewhere]).value).toBe(96);
  });

  it('has a part for some of its rules', () => {
    const score = scorePage([penalty('a'), penalty('b', { severity: 'critical' })]);
    expect(partOfScore(score, (id) => id === 'a')).toEqual({
      value: 96,
      deductions: [{ ruleId: 'a', points: 4, reason: 'a it is' }],
    });
  });

  it('is not charged for what is counted elsewhere, and says where', () => {
    const { value, deductions } = scorePage([penalty('a', { countedAs: 'at https://x.example/gone' })]);
    expect(value).toBe(100);
    expect(deductions).toEqual([
      { ruleId: 'a', points: 0, reason: 'a it is: counted once, at https://x.example/gone' },
    ]);
  });
});

describe('a site', () => {
  it('is the mean of its pages by weight, minus what the host costs', () => {
    const pages = [
      { score: scorePage([penalty('a', { severity: 'critical' })]), weight: 0.75 },
      { score: scorePage([]), weight: 0.25 },
    ];
    const score = scoreWeighted(pages, [penalty('robots', { severity: 'critical' }), penalty('robots')]);
    expect(score.value).toBe(88.8 - 15);
    expect(score.deductions).toEqual([
      { ruleId: 'robots', points: 15, reason: 'robots it is' },
      { ruleId: 'a', points: 11.3, reason: 'a it is, on 1 page' },
    ]);
  });

  it('without a page has no points', () => {
    expect(scoreWeighted([], []).value).toBe(0);
  });

  it('weighs each page by its rank, and URLs that are no page like the least of them', () => {
    const score = scoreSite(
      [
        { score: scorePage([penalty('a', { severity: 'critical' })]) },
        { score: scorePage([penalty('a')]) },
        { score: scorePage([]) },
      ],
      {
        weights: [0.5, 0.3, 0.2],
        others: [scorePage([penalty('gone', { severity: 'critical' })])],
        host: [{ ruleId: 'robots', points: 4, reason: 'robots it is' }],
      },
    );
    // (85 * 0.5 + 96 * 0.3 + 100 * 0.2 + 85 * 0.2) / 1.2 - 4 = 86.25
    expect(score).toEqual({
      value: 86.3,
      deductions: [
        { ruleId: 'a', points: 7.3, reason: 'a it is, on 2 pages' },
        { ruleId: 'robots', points: 4, reason: 'robots it is' },
        { ruleId: 'gone', points: 2.5, reason: 'gone it is, on 1 page' },
      ],
    });
  });

  it('gives URLs that are no page the weight 1 when there are no pages', () => {
    const others = [scorePage([penalty('gone', { severity: 'critical' })])];
    expect(scoreSite([], { weights: [], others, host: [] })?.value).toBe(85);
  });

  it('leaves out pages that no rule could judge, and does not exist without a judged one', () => {
    const judged = { score: scorePage([penalty('a')]) };
    const basis = { weights: [0.5, 0.5], others: [], host: [] };
    expect(scoreSite([judged, {}], basis)?.value).toBe(96);
    expect(scoreSite([{}, {}], basis)).toBeUndefined();
  });

  describe('with a critical fault', () => {
    const faulty = { score: scorePage([penalty('a', { severity: 'critical' })]) };
    const good = { score: scorePage([]) };
    const basis = { weights: [0.4, 0.2, 0.4], others: [], host: [] };

    it('on more than half of the pages has at most 69 points, and says why', () => {
      expect(scoreSite([faulty, good, faulty], basis)).toEqual({
        value: 69,
        deductions: [{ ruleId: 'a', points: 31, reason: 'a it is: caps the score at 69' }],
      });
    });

    it('ranks two such sites by what else they have', () => {
      const worse = {
        score: scorePage([penalty('a', { severity: 'critical' }), penalty('b'), penalty('c')]),
      };
      const valueOf = (page: typeof faulty) => scoreSite([page, page, page], basis)?.value;
      expect(valueOf(faulty)).toBe(69);
      expect(valueOf(worse)).toBe(65);
    });

    it.each([
      ['on half of the pages', [faulty, good], 92.5],
      [
        'of another kind on each page',
        [faulty, { score: scorePage([penalty('b', { severity: 'critical' })]) }],
        85,
      ],
      ['that is only a warning', [{ score: scorePage([penalty('a')]) }], 96],
    ])('%s keeps its points', (_, pages, value) => {
      expect(scoreSite(pages, { ...basis, weights: [0.5, 0.5] })?.value).toBe(value);
    });

    it.each([
      ['https://a.example/', 69],
      ['https://a.example/files/', 97.5],
    ])('that puts a directory listing at %s scores %d', (url, value) => {
      const listing = {
        url,
        score: scorePage([penalty('page-directory-listing', { severity: 'critical', basis: 'heuristic' })]),
      };
      expect(scoreSite([listing, good, good], { ...basis, weights: [1, 1, 1] })?.value).toBe(value);
    });

    it('of an entrance without text caps the score, though it is a warning', () => {
      const empty = { url: 'https://a.example/', score: scorePage([penalty('js-empty-html')]) };
      expect(scoreSite([empty, good, good], { ...basis, weights: [1, 1, 1] })?.value).toBe(69);
    });

    it('of a template on the home page caps the score where two things show it, and is its cost', () => {
      const page = (url: string, ...ruleIds: string[]) => ({
        url,
        score: scorePage(ruleIds.map((ruleId) => penalty(ruleId, { basis: 'heuristic' }))),
      });
      const scoreWith = (first: ReturnType<typeof page>) =>
        scoreSite([first, good, good], { ...basis, weights: [1, 1, 1] });
      const filler = ['content-placeholder-text', 'link-goes-nowhere'];
      const capped = scoreWith(page('https://a.example/', ...filler));
      expect(capped).toMatchObject({ value: 68.7, deductions: [{ ruleId: 'content-placeholder-text' }, {}] });
      expect(scoreWith(page('https://a.example/', filler[0] ?? ''))?.value).toBeGreaterThan(98);
      expect(scoreWith(page('https://a.example/b', ...filler))?.value).toBeGreaterThan(98);
    });
  });

  it('never falls below 0', () => {
    const host = Array.from({ length: 8 }, (_, at) => penalty(`r${at}`, { severity: 'critical' }));
    expect(scoreWeighted([{ score: scorePage([]), weight: 1 }], host).value).toBe(0);
  });

  it('does not list what pages count elsewhere', () => {
    const page = scorePage([penalty('a', { countedAs: 'at https://x.example/gone' })]);
    expect(scoreWeighted([{ score: page, weight: 1 }], [])).toEqual({ value: 100, deductions: [] });
  });
});
