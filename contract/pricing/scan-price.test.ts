/** The price of a scan: itemised for a paid account, one sum for a trial, never beyond what was held. */
import { describe, expect, it } from 'vitest';
import { mostScanCredits, nothingExtra, usedScanCredits } from './scan-price.ts';

describe('the price of a scan', () => {
  it('is held at its most: the scan, a credit a page, one for duplication', () => {
    expect(mostScanCredits('paid', { maxPages: 20, useAI: true })).toBe(24);
    expect(mostScanCredits('paid', { maxPages: 20, useAI: false })).toBe(3);
    expect(mostScanCredits('trial', { maxPages: 20, useAI: true })).toBe(5);
  });

  it('is charged for what was delivered, and never beyond the hold', () => {
    expect(usedScanCredits('paid', 24, nothingExtra)).toBe(3);
    expect(usedScanCredits('paid', 24, { pagesWithSuggestions: 7, hasDuplicationAnalysis: true })).toBe(11);
    expect(usedScanCredits('paid', 9, { pagesWithSuggestions: 7, hasDuplicationAnalysis: true })).toBe(9);
    expect(usedScanCredits('trial', 5, nothingExtra)).toBe(5);
    expect(usedScanCredits('trial', 2, nothingExtra)).toBe(2);
  });
});
