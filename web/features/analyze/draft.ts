/** What a visitor typed into the form, kept through the login and then forgotten. */

export interface Draft {
  readonly websiteUrl: string;
  readonly crawlMethod: 'sitemap' | 'crawl';
  readonly additionalInfo: string;
  /** The domain the address asked for when it was typed; another one makes the draft old. */
  readonly asked: string;
}

const key = 'pagewright.analyze-draft';

export function keepDraft(draft: Draft): void {
  window.sessionStorage.setItem(key, JSON.stringify(draft));
}

export function readDraft(asked: string): Draft | null {
  const text = window.sessionStorage.getItem(key);
  if (text === null) return null;
  const draft: Record<string, unknown> = JSON.parse(text);
  if (draft.asked !== asked) return null;
  const { websiteUrl, crawlMethod, additionalInfo } = draft;
  return {
    websiteUrl: typeof websiteUrl === 'string' ? websiteUrl : '',
    crawlMethod: crawlMethod === 'crawl' ? 'crawl' : 'sitemap',
    additionalInfo: typeof additionalInfo === 'string' ? additionalInfo : '',
    asked,
  };
}

export function dropDraft(): void {
  window.sessionStorage.removeItem(key);
}
