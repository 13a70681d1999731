/** Edits of a page's source that an agent wants to try: what they do, or why they cannot be made. */
import { describe, expect, it } from 'vitest';
import type { FetchedPage } from '../model/fetched-page.ts';
import { analysisOfBread, breadHtml, breadUrl, fetchedBread } from './testing/bread-page.ts';
import { type SourceEdit, type VerifiedEdits, verifyEdits } from './verify-edits.ts';

const verify = (edits: readonly SourceEdit[], page: FetchedPage = fetchedBread(breadHtml)): VerifiedEdits =>
  verifyEdits({
    analysis: analysisOfBread(),
    pageUrl: breadUrl,
    fresh: { page, isOpenToGoogle: true },
    edits,
    today: '2026-11-15',
  });

const sentenceOf = (verified: VerifiedEdits): string => {
  if (verified.kind !== 'refused') throw new Error('The edits were made.');
  return verified.sentence;
};

const goodTitle = '<title>Sourdough bread from a wood-fired oven, baked every night</title>';

describe('edits of a page', () => {
  it('are a fix when they clear a finding and break nothing', () => {
    const verified = verify([{ search: '<title>Bread</title>', replace: goodTitle }]);
    if (verified.kind === 'refused') throw new Error(verified.sentence);
    const { cleared, broken, scoreBefore, scoreAfter } = verified.verification;
    expect(verified.isFix).toBe(true);
    expect(cleared).toContain('title-too-short');
    expect(broken).toEqual([]);
    expect(scoreBefore).toBe(analysisOfBread().pages[0]?.score?.value);
    expect(scoreAfter).toBeGreaterThan(scoreBefore);
  });

  it('are no fix when they break something, which is named', () => {
    const verified = verify([{ search: '<h1>Sourdough bread</h1>', replace: '' }]);
    if (verified.kind === 'refused') throw new Error(verified.sentence);
    expect(verified.isFix).toBe(false);
    expect(verified.verification.broken).toContain('h1-missing');
    expect(verified.verification.newIssues.map(({ ruleId }) => ruleId)).toContain('h1-missing');
  });

  it('are made one after the other, each on what the one before left', () => {
    const verified = verify([
      { search: '<title>Bread</title>', replace: '<title>Loaf</title>' },
      { search: 'Loaf', replace: 'Sourdough bread from a wood-fired oven, baked every night' },
    ]);
    expect(verified).toMatchObject({ kind: 'verified', isFix: true });
  });

  it('replace text as it is, whatever it would mean in a pattern', () => {
    const verified = verify([{ search: 'every night', replace: 'for $& a loaf, $$5' }]);
    if (verified.kind === 'refused') throw new Error(verified.sentence);
    expect(verified.verification.html).toContain('We bake bread for $& a loaf, $$5 in a wood-fired oven.');
  });

  it('are refused when the text is not in the page, or more than once, with the number of the edit', () => {
    const first = { search: '<title>Bread</title>', replace: goodTitle };
    expect(sentenceOf(verify([first, { search: 'rye', replace: 'wheat' }]))).toBe(
      'The text to search for in edit 2 is not in the page as it is served.',
    );
    expect(sentenceOf(verify([{ search: '<p>', replace: '<p class="a">' }]))).toBe(
      'The text to search for in edit 1 occurs more than once: add more of what is around it.',
    );
  });

  it('are refused when they change nothing', () => {
    const same = 'The edits change nothing.';
    expect(sentenceOf(verify([]))).toBe(same);
    expect(sentenceOf(verify([{ search: 'five', replace: 'five' }]))).toBe(same);
  });

  it('are refused on a page that was cut off or is not HTML', () => {
    const edit = { search: '<title>Bread</title>', replace: goodTitle };
    const page = fetchedBread(breadHtml);
    const sentence = 'The page cannot be edited on a copy: it is not HTML, or it was cut off.';
    expect(sentenceOf(verify([edit], { ...page, truncated: true }))).toBe(sentence);
    expect(sentenceOf(verify([edit], { ...page, headers: { 'content-type': 'application/pdf' } }))).toBe(
      sentence,
    );
  });

  it('are refused when the encoding of the page has no such letters', () => {
    const page = {
      ...fetchedBread(breadHtml.replace('utf-8', 'iso-8859-1')),
      headers: { 'content-type': 'text/html' },
    };
    expect(sentenceOf(verify([{ search: 'five', replace: '五' }], page))).toBe(
      'The changed page cannot be written in the encoding of the page.',
    );
    expect(verify([{ search: 'five', replace: 'fünf' }], page).kind).toBe('verified');
  });
});
