/** The published formula, number by number. */
import { describe, expect, it } from 'vitest';
import { type Charge, scorePage, scoreSite } from './score.ts';

const charge = (ruleId: string, change: Partial<Charge> = {}): Charge => ({
  ruleId,
  severity: 'warning',
  basis: 'google',
  reason: `${ruleId} it is`,
  ...change,
});

describe('a page', () => {
  it('starts with 100', () => {
    expect(scorePage([])).toEqual({ value: 100, deductions: [] });
  });

  it('loses 15 for critical, 4 for a warning, nothing for advice, half for a rule of thumb', () => {
    const score = scorePage([
      charge('warns'),
      charge('breaks', { severity: 'critical' }),
      charge('advises', { severity: 'info' }),
      charge('guesses', { severity: 'critical', basis: 'heuristic' }),
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

  it('is charged once for each rule, by the dearest finding, and never falls below 0', () => {
    expect(scorePage([charge('a'), charge('a', { severity: 'critical' }), charge('a')]).value).toBe(85);
    const many = Array.from({ length: 9 }, (_, at) => charge(`r${at}`, { severity: 'critical' }));
    expect(scorePage(many).value).toBe(0);
  });

  it('is not charged for what is counted elsewhere, and says where', () => {
    const { value, deductions } = scorePage([charge('a', { countedAt: 'https://x.example/gone' })]);
    expect(value).toBe(100);
    expect(deductions).toEqual([
      { ruleId: 'a', points: 0, reason: 'a it is: counted once, at https://x.example/gone' },
    ]);
  });
});

describe('a site', () => {
  it('is the mean of its pages by weight, minus what the host costs', () => {
    const pages = [
      { score: scorePage([charge('a', { severity: 'critical' })]), weight: 0.75 },
      { score: scorePage([]), weight: 0.25 },
    ];
    const score = scoreSite(pages, [charge('robots', { severity: 'critical' }), charge('robots')]);
    expect(score.value).toBe(88.8 - 15);
    expect(score.deductions).toEqual([
      { ruleId: 'robots', points: 15, reason: 'robots it is' },
      { ruleId: 'a', points: 11.3, reason: 'a it is, on 1 page' },
    ]);
  });

  it('without a page has no points', () => {
    expect(scoreSite([], []).value).toBe(0);
  });
});
