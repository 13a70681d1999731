/** What a suggester gets to know about two compared sites, and the wording it returns: no numbers of its own. */
import type { ScoreBasis, SiteOverview } from '@pagewright/contract/entities/analysis';
import type { EnhancedInsights } from '@pagewright/contract/entities/insights';
import type { Issue, NotEvaluated, Score, SiteIssue } from '@pagewright/contract/entities/issue';
import type {
  SuggestedHeading,
  SuggestedLink,
  TextOrigin,
} from '@pagewright/contract/entities/suggested-texts';
import type { WriteDesignNotes } from '../model/page-screenshot.ts';
import type { Picture } from '../model/picture.ts';
import type { PageBrief } from './page-brief.ts';

export interface ComparisonToDescribe {
  readonly mainDomain: string;
  readonly competitorDomain: string;
  /** What the owner of the main site wrote when it was analyzed; empty when nothing. */
  readonly ownerNote: string;
  /** What the report says about the business of the main site; null when it does not. */
  readonly business: SiteOverview | null;
  /** Titles and headings of the main site, each with its page. */
  readonly spoken: readonly { readonly url: string; readonly text: string }[];
  /** How many more of them there are. */
  readonly spokenLeftOut: number;
  /** Topics that the main site seems to lack. */
  readonly topics: readonly { readonly label: string; readonly url: string; readonly excerpt: string }[];
}

export interface ComparisonWording {
  /** By the index of the topic: the page of the main site that covers it in other words. */
  readonly covered: readonly { readonly topic: number; readonly url: string }[];
  /** By the place of the topic: what it is called. */
  readonly labels: readonly { readonly topic: number; readonly label: string }[];
}

/** A page with what the audit found on it. */
export interface PageSuggestionInput {
  readonly brief: PageBrief;
  /** In the order of the report: suggestions are matched to them by position. */
  readonly issues: readonly Issue[];
  /** How much the page counts in its site. */
  readonly weight: number;
  readonly indexable: boolean;
  /** What people typed who saw the page in search results, the most searched first. */
  readonly searched?: readonly string[];
}

export interface SiteSuggestionInput {
  readonly domain: string;
  /** In the order of the report. */
  readonly pages: readonly PageSuggestionInput[];
  readonly siteIssues: readonly SiteIssue[];
  /** What findings cost decides which come first. */
  readonly score?: Score | undefined;
  readonly scoreBasis?: ScoreBasis | undefined;
  readonly notEvaluated: readonly NotEvaluated[];
  /** The additional information about the site; empty when there is none. */
  readonly additionalInfo: string;
  /** The most that a page may have. */
  readonly suggestionsPerPage: number;
  /** Pixels of the image files that were fetched, by URL. */
  readonly imageSizes?: ReadonlyMap<string, { readonly width: number; readonly height: number }>;
}

/** What a suggestion changes, so that its effect can be measured. */
export type SuggestedChange =
  | { readonly kind: 'title' | 'description'; readonly text: string }
  | { readonly kind: 'heading'; readonly heading: SuggestedHeading }
  | { readonly kind: 'link'; readonly link: SuggestedLink }
  | { readonly kind: 'alt'; readonly src: string; readonly text: string }
  /** Markup that is added to the head, whole. */
  | { readonly kind: 'head'; readonly html: string }
  /** The text of a link that has none or a useless one. */
  | { readonly kind: 'anchor'; readonly target: string; readonly from: string; readonly text: string }
  | { readonly kind: 'href'; readonly from: string; readonly to: string }
  /** A reworded sentence of the running text. */
  | { readonly kind: 'rewrite'; readonly from: string; readonly to: string }
  /** The pixels of an image, as attributes of its tag. */
  | { readonly kind: 'size'; readonly src: string; readonly width: number; readonly height: number };

export interface Suggestion {
  /** What to do, with the text to paste. */
  readonly text: string;
  /** The rule it is for; null when there is none. */
  readonly ruleId: string | null;
  readonly changes: readonly SuggestedChange[];
  /** Missing where the built-in suggester wrote it. */
  readonly origin?: TextOrigin;
}

export interface SuggestedAlt {
  readonly src: string;
  readonly text: string;
  /** Where the text comes from. */
  readonly from: string;
  readonly origin?: TextOrigin;
}

/** Texts of a page that are decided: what else is written of it says the same. */
export interface GivenTexts {
  readonly title: string | null;
  readonly description: string | null;
  /** Each in the place of the written one that replaces the same heading, or is the first as well. */
  readonly headings: readonly SuggestedHeading[];
  readonly altTexts: readonly SuggestedAlt[];
  /** Those of them that state what is not known of the site: they stay where they have a mark. */
  readonly unsure?: readonly string[];
}

/** What was not written, and why a person has to. */
export interface WithheldText {
  readonly what: string;
  readonly why: string;
  /** Of an alt text: the image. */
  readonly src?: string;
}

export interface PageSuggestions {
  readonly url: string;
  /** "Built-in assistant" or the name of the model. */
  readonly writtenBy: string;
  /** The first ones match the issues by position, with null where there is none; the rest have no issue. */
  readonly suggestions: readonly (Suggestion | null)[];
  /** Indexes of issues that one change of the template fixes; another page has the suggestion. */
  readonly saidElsewhere?: readonly number[];
  readonly title: string | null;
  readonly description: string | null;
  readonly headings: readonly SuggestedHeading[];
  readonly links: readonly SuggestedLink[];
  readonly altTexts: readonly SuggestedAlt[];
  /** What was not written, and why a person has to. */
  readonly withheld: readonly WithheldText[];
  /** Of title and description, where a model wrote them. */
  readonly origins?: { readonly title?: TextOrigin; readonly description?: TextOrigin };
  /** Set when the built-in suggester wrote in place of a model. */
  readonly fallback?: SuggestionFallback;
}

export interface SiteSuggestions {
  readonly writtenBy: string;
  readonly overview: SiteOverview;
  /** The insights of the audit with unchanged scores; texts and content quality added. */
  readonly insights: EnhancedInsights;
  /** For the report: how the additional information was used, and what is missing. */
  readonly notes: readonly string[];
  readonly fallback?: SuggestionFallback;
}

/** One site. Pages may be requested in any order; the same order gives the same texts. */
export interface SuggesterSession {
  readonly suggestPage: (url: string, signal: AbortSignal, given?: GivenTexts) => Promise<PageSuggestions>;
  /** After the pages. */
  readonly suggestSite: (insights: EnhancedInsights, signal: AbortSignal) => Promise<SiteSuggestions>;
  /** Of a suggester that accepts images. */
  readonly writeDesignNotes?: WriteDesignNotes;
  readonly close: () => Promise<void>;
  /** How many pages may be requested at once; default 1. */
  readonly atOnce?: number;
  /** Calls to a model so far; missing for a suggester without one. */
  readonly usage?: () => ModelUsage;
}

/** What the caller provides to a suggester. */
export interface SuggesterTools {
  /** An image of the site; null when it is not available or not supported. */
  readonly fetchImage?: (src: string, signal: AbortSignal) => Promise<Picture | null>;
  /** For whom it writes, where several share a model. */
  readonly userId?: string;
}

export interface Suggester {
  /** As shown in reports. */
  readonly name: string;
  /** Whether it accepts images. */
  readonly acceptsImages?: boolean;
  readonly open: (
    site: SiteSuggestionInput,
    signal: AbortSignal,
    help?: SuggesterTools,
  ) => Promise<SuggesterSession>;
  /** Of a model: wording for a comparison of two sites. Rejects with a SuggesterError. */
  readonly compare?: (sites: ComparisonToDescribe, signal: AbortSignal) => Promise<ComparisonWording>;
}

/** Its message is half a sentence for the report, after the name of the suggester. */
export class SuggesterError extends Error {}

/** Parts that the built-in suggester wrote in place of a model. */
export interface SuggestionFallback {
  /** "title", "description", "suggestions", "alt texts", "headings", "links", "overview", "explanations". */
  readonly parts: readonly string[];
  /** Half a sentence: what became of the model. */
  readonly why: string;
}

export interface ModelUsage {
  readonly calls: number;
  /** Calls that returned a result. */
  readonly answers: number;
  /** Results that came from the cache of an earlier scan. */
  readonly cached: number;
  /** Estimated before the first call; null when unknown. */
  readonly estimatedTokens: number | null;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** In dollars; missing where the price is not known. */
  readonly cost?: number;
  /** The longest that an answer took, in milliseconds. */
  readonly slowestMs?: number;
}
