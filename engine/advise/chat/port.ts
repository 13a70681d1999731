/** What a chat about one page is made of: the page on the bench, a question with what was said before, an answer. Plain data. */
import type { MessageExtras } from '@pagewright/contract/entities/conversation';
import type { FixStep } from '@pagewright/contract/entities/fix';
import type { Issue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import type { RuleWords } from '../../audit/rule.ts';
import type { PageFacts } from '../../facts/page-facts.ts';
import type { SiteForAdvice, SuggestedChange } from '../advisor.ts';
import type { PageBrief } from '../page-brief.ts';
import type { Action, Topic } from './reading/reading.ts';

/** A change that can be tried on the copy of the page. */
export type ChatChange =
  | SuggestedChange
  /** A block of running text, word for word, becomes another. */
  | { readonly kind: 'paragraph'; readonly from: string; readonly text: string }
  /** A block of JSON-LD, as it stands there, becomes another. */
  | { readonly kind: 'json-ld'; readonly from: string; readonly text: string }
  /** Markup behind the last paragraph. */
  | { readonly kind: 'append'; readonly html: string }
  /** One that the page itself calls for, named by what it says. */
  | { readonly kind: 'plain'; readonly says: string };

/** What a changed copy was measured to be. */
export interface Trial {
  readonly steps: readonly FixStep[];
  readonly cleared: readonly string[];
  readonly broken: readonly string[];
  /** What the broken rules say of the changed page. */
  readonly brought: readonly Issue[];
  readonly scoreBefore: number;
  readonly scoreAfter: number;
  readonly wordCount: number;
  readonly readingEase: number | null;
}

/** A fix that needs no words of anybody. */
export interface PlainFix {
  readonly says: string;
  readonly ruleIds: readonly string[];
}

/** What one rule says of the page. */
export type RuleAnswer =
  | { readonly kind: 'fails' }
  | { readonly kind: 'holds' }
  /** Not a question for this page, or it could not be asked; the sentence says why. */
  | { readonly kind: 'unasked'; readonly because: string }
  | { readonly kind: 'unknown' };

/** One page of an analysis, with everything that can be told or tried. */
export interface Workbench {
  readonly domain: string;
  /** As the report has it, judged on the copy where there is one. */
  readonly page: Page;
  /** As the analysis stored it. */
  readonly stored: Page;
  readonly analysedAt: string;
  /** When the copy was fetched; null when there is none and the stored data stands in. */
  readonly fetchedAt: string | null;
  readonly brief: PageBrief;
  /** Null when there is no copy. */
  readonly facts: PageFacts | null;
  readonly site: SiteForAdvice;
  readonly siteScore: number | null;
  /** The other pages as the report has them. */
  readonly pages: readonly Page[];
  /** Half a sentence: why search engines do not list the page; null when they may. */
  readonly whyUnlisted: string | null;
  readonly plainFixes: readonly PlainFix[];
  /** Null when there is no copy, or no place on it for one of the changes. */
  readonly attempt: (changes: readonly ChatChange[]) => Trial | null;
  readonly askRule: (ruleId: string) => RuleAnswer;
  /** The page alone answers it: neither the site nor a browser is needed. */
  readonly isOwnRule: (ruleId: string) => boolean;
  readonly rules: readonly RuleWords[];
}

/** What the next answer needs to know of this one. */
export interface ChatMemory {
  readonly topic: Topic;
  readonly action: Action;
  /** The language the person writes. */
  readonly language: string;
  /** What was asked about, word for word: a paragraph, a heading, a finding, another page. */
  readonly target: string | null;
  /** Texts that were given already: another one is none of them. */
  readonly offered: readonly string[];
  /** Findings in the order they were listed. */
  readonly listed: readonly string[];
  /** What "do it" would do. */
  readonly proposed: readonly ChatChange[];
  /** What was done to the copy in this conversation. */
  readonly applied: readonly ChatChange[];
}

export interface ChatTurn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly memory: ChatMemory | null;
}

export interface ChatQuestion {
  readonly text: string;
  /** In order, as far as they matter. */
  readonly earlier: readonly ChatTurn[];
}

export interface ChatAnswer extends MessageExtras {
  /** Markdown. */
  readonly content: string;
  readonly memory: ChatMemory | null;
}
