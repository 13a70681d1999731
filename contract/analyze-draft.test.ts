/** What a visitor typed before signing in: found again in the same tab, for the same domain, within the hour. */
import { describe, expect, it } from 'vitest';
import { type AnalyzeDraft, dropDraft, isPending, readDraft, saveDraft } from './analyze-draft.ts';

function tabStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

const draft: AnalyzeDraft = {
  websiteUrl: 'shop.example',
  crawlMethod: 'crawl',
  additionalInfo: 'A bakery.',
  requestedDomain: '',
  submittedAt: 1000,
};

describe('a draft', () => {
  it('is found again until it is dropped', () => {
    const storage = tabStorage();
    expect(readDraft(storage, '')).toBeNull();
    saveDraft(storage, draft);
    expect(readDraft(storage, '')).toEqual(draft);
    dropDraft(storage);
    expect(readDraft(storage, '')).toBeNull();
  });

  it('is stale where the URL names another domain', () => {
    const storage = tabStorage();
    saveDraft(storage, draft);
    expect(readDraft(storage, 'other.example')).toBeNull();
  });

  it('of another version of the product has defaults for what it lacks', () => {
    const storage = tabStorage();
    saveDraft(storage, { requestedDomain: '', crawlMethod: 'both' } as unknown as AnalyzeDraft);
    expect(readDraft(storage, '')).toEqual({
      websiteUrl: '',
      crawlMethod: 'sitemap',
      additionalInfo: '',
      requestedDomain: '',
      submittedAt: null,
    });
  });

  it('starts an analysis only within an hour of the button', () => {
    const hour = 3_600_000;
    expect(isPending(draft, 1000 + hour - 1)).toBe(true);
    expect(isPending(draft, 1000 + hour)).toBe(false);
    expect(isPending({ ...draft, submittedAt: null }, 1000)).toBe(false);
  });
});
