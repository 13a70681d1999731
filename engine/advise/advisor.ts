/** The port of all analysts, built in or a model: a site's pages in, words a person can paste out. Plain data only. */

import type { AdvisedHeading, AdvisedLink } from '@pagewright/contract/entities/advice';
import type { SiteOverview } from '@pagewright/contract/entities/analysis';
import type { DesignRecommendation } from '@pagewright/contract/entities/design';
import type { EnhancedInsights } from '@pagewright/contract/entities/insights';
import type { Issue, NotEvaluated, SiteIssue } from '@pagewright/contract/entities/issue';
import type { AccountStatus } from '@pagewright/contract/entities/usage';
import type { ComparisonAdvice, ComparisonForAdvice } from './comparison.ts';
import type { PageBrief } from './page-brief.ts';

/** A page with what the audit found on it. */
export interface PageForAdvice {
  readonly brief: PageBrief;
  /** In the order of the report: suggestions are matched to them by position. */
  readonly issues: readonly Issue[];
  /** How much the page counts in its site. */
  readonly weight: number;
  readonly indexable: boolean;
}

export interface SiteForAdvice {
  readonly domain: string;
  /** In the order of the report. */
  readonly pages: readonly PageForAdvice[];
  readonly siteIssues: readonly SiteIssue[];
  readonly notEvaluated: readonly NotEvaluated[];
  /** What the person who asked told of the site; empty when nothing. */
  readonly additionalInfo: string;
  readonly plan: AccountStatus;
  /** Pixels of image files that were asked for, by address. */
  readonly imageSizes?: ReadonlyMap<string, { readonly width: number; readonly height: number }>;
}

/** What a suggestion changes, so that its effect can be measured. */
export type SuggestedChange =
  | { readonly kind: 'title' | 'description'; readonly text: string }
  | { readonly kind: 'heading'; readonly heading: AdvisedHeading }
  | { readonly kind: 'link'; readonly link: AdvisedLink }
  | { readonly kind: 'alt'; readonly src: string; readonly text: string }
  /** Markup that is added to the head, whole. */
  | { readonly kind: 'head'; readonly html: string }
  /** The text of a link that has none, or one that says nothing. */
  | { readonly kind: 'anchor'; readonly target: string; readonly from: string; readonly text: string }
  | { readonly kind: 'href'; readonly from: string; readonly to: string }
  /** A sentence of the running text in other words. */
  | { readonly kind: 'rewrite'; readonly from: string; readonly to: string }
  /** The pixels of an image, as attributes of its tag. */
  | { readonly kind: 'size'; readonly src: string; readonly width: number; readonly height: number };

export interface Suggestion {
  /** For a person: what to do, with the words to paste. */
  readonly text: string;
  /** The rule it answers; null when it stands alone. */
  readonly ruleId: string | null;
  readonly changes: readonly SuggestedChange[];
}

export interface AdvisedAlt {
  readonly src: string;
  readonly text: string;
  /** What the words were taken from. */
  readonly from: string;
}

export interface AdvisedPage {
  readonly url: string;
  /** "Built-in analyst" or the name of the model. */
  readonly writtenBy: string;
  /** The first ones match the issues by position, with null where there is nothing to say; the rest stand alone. */
  readonly suggestions: readonly (Suggestion | null)[];
  readonly title: string | null;
  readonly description: string | null;
  readonly headings: readonly AdvisedHeading[];
  readonly links: readonly AdvisedLink[];
  readonly altTexts: readonly AdvisedAlt[];
  /** What was not written, and why a person must. */
  readonly withheld: readonly { readonly what: string; readonly why: string }[];
  /** There when a model was to write and did not: the built-in analyst filled in, and that is not charged. */
  readonly filledIn?: FilledIn;
}

export interface AdvisedSite {
  readonly writtenBy: string;
  readonly overview: SiteOverview;
  /** The cards of the audit with their scores as they are; words and content quality added. */
  readonly insights: EnhancedInsights;
  /** For the report: how the additional information was used, and what could not be said. */
  readonly notes: readonly string[];
  readonly filledIn?: FilledIn;
}

/** A page as a browser saw it, for an analyst with eyes. */
export interface PageForEyes {
  readonly url: string;
  /** JPEG of the top of the page on a desktop. */
  readonly picture: Uint8Array;
  /** What of the page it shows, in CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** What a remark may point at: by its number here, and at nothing else. */
  readonly places: readonly {
    readonly what: string;
    readonly text: string;
    readonly box: NonNullable<DesignRecommendation['box']>;
  }[];
  /** What was measured already, in short. */
  readonly measured: readonly string[];
}

export interface SeenRemark extends Omit<DesignRecommendation, 'box' | 'view' | 'writtenBy'> {
  /** One of the page's places. */
  readonly place: number;
}

/** One site under advice. Pages may be asked for in any order; the same order gives the same words. */
export interface AdviceSession {
  readonly advisePage: (url: string, signal: AbortSignal) => Promise<AdvisedPage>;
  /** After the pages. */
  readonly adviseSite: (insights: EnhancedInsights, signal: AbortSignal) => Promise<AdvisedSite>;
  /** Of an analyst with eyes. Rejects with half a sentence that says what became of it. */
  readonly remark?: (page: PageForEyes, signal: AbortSignal) => Promise<readonly SeenRemark[]>;
  readonly close: () => Promise<void>;
  /** How many pages may be asked for at once; one unless said. */
  readonly atOnce?: number;
  /** What a model was asked so far; not there for an analyst that needs none. */
  readonly usage?: () => AdviceUsage;
}

/** The file of a picture, as it came. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif';
}

/** What an analyst may ask of whoever has it look at a site. */
export interface AdviceHelp {
  /** A picture of the site; null when it cannot be had, or is none that can be shown. */
  readonly readPicture?: (src: string, signal: AbortSignal) => Promise<Picture | null>;
}

export interface Advisor {
  /** As reports name it. */
  readonly name: string;
  /** It can be shown pictures. */
  readonly hasEyes?: boolean;
  readonly open: (site: SiteForAdvice, signal: AbortSignal, help?: AdviceHelp) => Promise<AdviceSession>;
  /** Of a model: words for a comparison of two sites. Rejects with half a sentence that says what became of it. */
  readonly compare?: (sites: ComparisonForAdvice, signal: AbortSignal) => Promise<ComparisonAdvice>;
}

export const builtInName = 'Built-in analyst';

/** Parts that the built-in analyst wrote in place of a model. */
export interface FilledIn {
  /** "title", "description", "suggestions", "alt texts", "headings", "links", "overview", "explanations". */
  readonly parts: readonly string[];
  /** Half a sentence: what became of the model. */
  readonly why: string;
}

export interface AdviceUsage {
  readonly calls: number;
  /** Calls that brought an answer. */
  readonly answers: number;
  /** Answers that were known from an earlier scan. */
  readonly cached: number;
  /** Told before the first question; null when nobody could. */
  readonly estimatedTokens: number | null;
  readonly inputTokens: number;
  readonly outputTokens: number;
}
