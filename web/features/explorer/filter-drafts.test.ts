/** Tests that the form of a filter makes what the API takes, and shows what it was given. */
import type { UrlFilter } from '@pagewright/contract/explorer/url-filter';
import { describe, expect, it } from 'vitest';
import { checkDraft, countConditions, draftOf, keysFrom } from './filter-drafts.ts';

const status: UrlFilter = { column: 'status', is: '4xx' };
const inlinks: UrlFilter = { column: 'inlinks', atLeast: 10 };

describe('the form of a filter', () => {
  it.each<UrlFilter>([
    status,
    { column: 'status', is: 404 },
    { column: 'indexable', is: false },
    { column: 'title', isEmpty: true },
    { column: 'field:price', atLeast: 10.5 },
    { column: 'field:price', is: '10' },
    { column: 'kind', isNot: 'page' },
    { column: 'lastModified', atLeast: '2026-01-31' },
    { and: [status, inlinks] },
    { or: [status, { and: [inlinks, { column: 'title', contains: 'a "b"' }] }] },
  ])('gives back %j', (filter) => {
    expect(checkDraft(draftOf(filter, keysFrom(0)))).toEqual({ filter });
  });

  it('says at the condition what is wrong with it', () => {
    const draft = draftOf({ and: [inlinks, status] }, keysFrom(0));
    const [first] = draft.members;
    const members = draft.members.map((each) => (each === first ? { ...each, value: 'many' } : each));
    const checked = checkDraft({ ...draft, members });
    expect(checked).toEqual({ faults: new Map([[first?.key, expect.stringContaining('number')]]) });
  });

  it('leaves empty groups out, and is no filter without a condition', () => {
    const next = keysFrom(0);
    const empty = { key: next(), join: 'or' as const, members: [] };
    const draft = draftOf(status, next);
    expect(checkDraft({ ...draft, members: [...draft.members, empty] })).toEqual({ filter: status });
    expect(checkDraft({ ...draft, members: [empty] })).toBeNull();
  });

  it('counts the conditions of a filter', () => {
    expect(countConditions(undefined)).toBe(0);
    expect(countConditions({ or: [status, { and: [inlinks, status] }] })).toBe(3);
  });
});
