import { describe, expect, it } from 'vitest';
import { changesSentence } from './changes-words.ts';

const none = { added: [], removed: [], redirected: [], changed: [] };
const said = (
  counts: { fixed: number; added: number },
  pages: object = {},
  before = '2026-11-02T12:00:00Z',
) =>
  changesSentence({
    counts: { remaining: 5, ...counts },
    compared: { pages: 3, readOnce: 0 },
    before: { id: 'a', date: before },
    after: { id: 'b', date: '2026-11-14T12:00:00Z' },
    pages: { ...none, ...pages },
  });

describe('changesSentence', () => {
  it('says what was fixed, what is new, and what happened to pages', () => {
    expect(said({ fixed: 12, added: 3 })).toBe('12 fixed, 3 new since November 2.');
    expect(said({ fixed: 0, added: 1 }, { added: ['/x'] })).toBe('1 new since November 2. 1 page added.');
    const edits = ['title', 'description'].map((field) => ({ url: '/x', field, before: null, after: 'y' }));
    expect(said({ fixed: 0, added: 0 }, { changed: edits })).toBe(
      'No issues fixed or new since November 2. 1 page edited.',
    );
  });

  it('says that nothing changed', () => {
    expect(said({ fixed: 0, added: 0 })).toBe('Nothing changed since November 2.');
  });

  it('gives the year of another year, and the time of the same day', () => {
    expect(said({ fixed: 1, added: 0 }, {}, '2025-11-02T12:00:00Z')).toBe('1 fixed since November 2, 2025.');
    expect(said({ fixed: 1, added: 0 }, {}, '2026-11-14T11:00:00Z')).toMatch(
      /^1 fixed since November 14 at \d{1,2}:\d\d\s[AP]M\.$/,
    );
  });
});
