/** What is computed once for each page of a site and reused while suggestions are written for the others. */
import type { PageBrief } from '../page-brief.ts';

/** A name by which other pages may mention a page. */
export interface PageName {
  readonly folded: string;
  readonly pattern: RegExp;
}

export interface SiteCache {
  readonly names: Map<PageBrief, readonly PageName[]>;
  readonly foldedParagraphs: Map<PageBrief, readonly string[]>;
}

export const createSiteCache = (): SiteCache => ({
  names: new Map(),
  foldedParagraphs: new Map(),
});
