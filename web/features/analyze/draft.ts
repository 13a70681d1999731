/** Saves what a visitor typed into the form until after the login. */

export interface Draft {
  readonly websiteUrl: string;
  readonly crawlMethod: 'sitemap' | 'crawl';
  readonly additionalInfo: string;
  /** The domain in the URL when it was typed; with another one the draft is stale. */
  readonly requestedDomain: string;
}

const key = 'pagewright.analyze-draft';

export function saveDraft(draft: Draft): void {
  window.sessionStorage.setItem(key, JSON.stringify(draft));
}

export function readDraft(requestedDomain: string): Draft | null {
  const text = window.sessionStorage.getItem(key);
  if (text === null) return null;
  const draft: Record<string, unknown> = JSON.parse(text);
  if (draft.requestedDomain !== requestedDomain) return null;
  const { websiteUrl, crawlMethod, additionalInfo } = draft;
  return {
    websiteUrl: typeof websiteUrl === 'string' ? websiteUrl : '',
    crawlMethod: crawlMethod === 'crawl' ? 'crawl' : 'sitemap',
    additionalInfo: typeof additionalInfo === 'string' ? additionalInfo : '',
    requestedDomain,
  };
}

export function dropDraft(): void {
  window.sessionStorage.removeItem(key);
}
