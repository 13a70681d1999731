/** What the page says: as it was fetched, or, where that failed, as the analysis has stored it. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { FreshContent } from '@pagewright/contract/entities/conversation';
import type { Page } from '@pagewright/contract/entities/page';

export const storedContent = ({ date }: Pick<Analysis, 'date'>, page: Page): FreshContent => ({
  title: page.title,
  metaDescription: page.metaDescription,
  headings: page.headings,
  paragraphs: page.paragraphs,
  images: page.images,
  wordCount: page.contentMetrics.wordCount,
  lastFetched: date,
  isFallback: true,
});

/** The server takes a mebibyte; a letter can take three bytes. */
const sendableChars = 300_000;

/** Undefined when a page is larger than a message may be: the server has a copy of its own. */
export function sendableContent(content: FreshContent): FreshContent | undefined {
  if (!FreshContent.safeParse(content).success) return undefined;
  return JSON.stringify(content).length > sendableChars ? undefined : content;
}
