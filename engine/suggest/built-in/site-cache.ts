/** What is computed once for each page of a site and reused while suggestions are written for the others. */
import type { PageBrief } from '../page-brief.ts';

export interface PageSentence {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
}

/** A name by which other pages may mention a page. */
export interface PageName {
  readonly folded: string;
  readonly pattern: RegExp;
}

export interface SiteCache {
  readonly sentences: Map<PageBrief, readonly PageSentence[]>;
  readonly stems: Map<PageBrief, ReadonlySet<string>>;
  readonly names: Map<PageBrief, readonly PageName[]>;
  readonly foldedParagraphs: Map<PageBrief, readonly string[]>;
  /** On how many pages each stem is; null until it is first needed. */
  documentFrequency: ReadonlyMap<string, number> | null;
}

export const createSiteCache = (): SiteCache => ({
  sentences: new Map(),
  stems: new Map(),
  names: new Map(),
  foldedParagraphs: new Map(),
  documentFrequency: null,
});
