/** Tests that each measured fix has exactly one place. */
import type { VerifiedFix } from '@pagewright/contract/entities/fix';
import { describe, expect, it } from 'vitest';
import { issue } from '../../../../testing/report-samples.ts';
import { assignFixes } from './assign-fixes.ts';

const fix = (ruleIds: string[], cleared: string[]): VerifiedFix => ({
  patch: ruleIds.join(' '),
  words: null,
  html: '',
  steps: [],
  ruleIds,
  cleared,
  scoreBefore: 80,
  scoreAfter: 84,
  writtenBy: null,
});

describe('assigning fixes to issues', () => {
  const [short, twice, alt] = [issue('short'), issue('twice'), issue('alt')];

  it('puts a fix where it was made for, and names it where it helps too', () => {
    const title = fix(['short'], ['short', 'twice']);
    const fixes = assignFixes({ fixes: [title] }, [twice, short, alt]);
    expect([short, twice, alt].map((each) => fixes.of(each))).toEqual([[title], [], []]);
    expect([short, twice, alt].map((each) => fixes.clearedWith(each))).toEqual([null, short, null]);
    expect(fixes.rest).toEqual([]);
  });

  it('puts one that was made for another rule where it clears something, else apart', () => {
    const [other, none] = [fix(['gone'], ['alt']), fix(['gone'], ['elsewhere'])];
    const fixes = assignFixes({ fixes: [other, none] }, [short, alt]);
    expect(fixes.of(alt)).toEqual([other]);
    expect(fixes.rest).toEqual([none]);
  });

  it('offers none that costs points', () => {
    const fixes = assignFixes({ fixes: [{ ...fix(['short'], ['short']), scoreAfter: 70 }] }, [short]);
    expect(fixes.of(short)).toEqual([]);
  });
});
