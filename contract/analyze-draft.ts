/** What a visitor typed into the Analyze Website form, stored in the tab until they are signed in: by the landing page and by the dashboard. */

export interface AnalyzeDraft {
  readonly websiteUrl: string;
  readonly crawlMethod: 'sitemap' | 'crawl';
  readonly additionalInfo: string;
  /** The domain in the dashboard's URL when it was typed; with another one the draft is stale. */
  readonly requestedDomain: string;
  /** When its button was pressed, in milliseconds; null while it was only typed. */
  readonly submittedAt: number | null;
}

/** The part of the tab's storage that is needed. */
export interface DraftStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const key = 'pagewright.analyze-draft';

/** Someone who signs in later than this has another thing in mind. */
const pendingMs = 60 * 60 * 1000;

export function saveDraft(storage: DraftStorage, draft: AnalyzeDraft): void {
  storage.setItem(key, JSON.stringify(draft));
}

export function readDraft(storage: DraftStorage, requestedDomain: string): AnalyzeDraft | null {
  const text = storage.getItem(key);
  if (text === null) return null;
  const draft: Record<string, unknown> = JSON.parse(text);
  if (draft.requestedDomain !== requestedDomain) return null;
  const { websiteUrl, crawlMethod, additionalInfo, submittedAt } = draft;
  return {
    websiteUrl: typeof websiteUrl === 'string' ? websiteUrl : '',
    crawlMethod: crawlMethod === 'crawl' ? 'crawl' : 'sitemap',
    additionalInfo: typeof additionalInfo === 'string' ? additionalInfo : '',
    requestedDomain,
    submittedAt: typeof submittedAt === 'number' ? submittedAt : null,
  };
}

/** Whether the visitor pressed the button and the analysis starts as soon as they are signed in. */
export const isPending = ({ submittedAt }: AnalyzeDraft, now: number): boolean =>
  submittedAt !== null && now - submittedAt < pendingMs;

export function dropDraft(storage: DraftStorage): void {
  storage.removeItem(key);
}

/** The dashboard with this domain in its form. */
export const dashboardUrl = (domain: string): string => `/dashboard?domain=${encodeURIComponent(domain)}`;
