/** One analysed page of a site. */
import { z } from 'zod';
import { VerifiedFix } from './fix.ts';
import { Issue, NotEvaluated, Score } from './issue.ts';
import { OwnValues } from './own-field.ts';
import { PageSearch } from './search.ts';
import { SuggestedTexts, TextOrigin } from './suggested-texts.ts';

export const Heading = z.object({ level: z.int().min(1).max(6), text: z.string() });
export type Heading = z.infer<typeof Heading>;

export const PageImage = z.object({
  src: z.string(),
  /** Null when the attribute is missing; empty when it is there and empty. */
  alt: z.string().nullable(),
  suggestedAlt: z.string().optional(),
  /** Where the suggested text comes from: "its caption". Missing in earlier analyses. */
  suggestedAltFrom: z.string().optional(),
  suggestedAltOrigin: TextOrigin.optional(),
  /** It needs an alt text, and nothing says what it shows: a person must look at it. */
  needsPerson: z.literal(true).optional(),
});
export type PageImage = z.infer<typeof PageImage>;

export const KeywordUse = z.object({
  keyword: z.string(),
  count: z.int().nonnegative(),
  /** Percent of the page's words. */
  density: z.number().nonnegative(),
});
export type KeywordUse = z.infer<typeof KeywordUse>;

export const ContentMetrics = z.object({
  wordCount: z.int().nonnegative(),
  keywordDensity: z.array(KeywordUse),
  readingEase: z.number().nullable().optional(),
});
export type ContentMetrics = z.infer<typeof ContentMetrics>;

export const Page = z.object({
  url: z.string(),
  finalUrl: z.string().optional(),
  status: z.int().optional(),
  language: z.string().nullable().optional(),
  indexable: z.boolean().optional(),
  /** Whether a browser opened it, so that rules which need one were evaluated. */
  rendered: z.boolean().optional(),
  /** Which version its rules saw: the HTML as it was sent, or the document after its scripts ran. */
  checkedAs: z.enum(['html', 'rendered']).optional(),
  /** A sentence or half of one, when no browser opened it. */
  notRenderedBecause: z.string().optional(),
  /** The template it shares with other pages. */
  template: z.string().optional(),
  /** The first URL of this same page, when it has several. */
  sameAs: z.string().optional(),
  title: z.string().nullable(),
  metaDescription: z.string().nullable(),
  /** As it is written; null when there is none. Missing in earlier analyses. */
  canonical: z.string().nullable().optional(),
  headings: z.array(Heading),
  paragraphs: z.array(z.string()),
  images: z.array(PageImage),
  issues: z.array(Issue),
  /** Matched to `issues` by position; further ones belong to no issue. */
  suggestions: z.array(z.string()),
  contentMetrics: ContentMetrics,
  keywordDensity: z.array(KeywordUse).optional(),
  /** Present when the page got suggestions. */
  suggestedTexts: SuggestedTexts.optional(),
  /** Changes that were tried on a copy of the page: each clears what it says and breaks nothing. */
  fixes: z.array(VerifiedFix).optional(),
  /** Null when nothing of it was checked. */
  score: Score.nullable().optional(),
  notEvaluated: z.array(NotEvaluated).optional(),
  /** Of the site's own fields; missing when it has none. */
  values: OwnValues.optional(),
  /** Missing where nothing is known of the site's searches; without impressions it has zeros. */
  search: PageSearch.optional(),
});
export type Page = z.infer<typeof Page>;
