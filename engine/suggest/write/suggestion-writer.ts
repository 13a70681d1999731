/** What turns the parts of a page into suggestions: for an issue, or by themselves. */
import type { Issue } from '@pagewright/contract/entities/issue';
import type { RelatedPages } from '../facts/related-pages.ts';
import type { SuggestionSite } from '../facts/suggestion-site.ts';
import type { SuggestedChange } from '../suggester.ts';
import type { PageParts } from './page-parts.ts';

export interface SuggestionContext {
  readonly site: SuggestionSite;
  readonly related: RelatedPages;
  readonly parts: PageParts;
}

export interface Draft {
  readonly text: string;
  readonly changes: readonly SuggestedChange[];
}

/** Null when the rule's own fix says it best. */
export type IssueWriter = (context: SuggestionContext, issue: Issue) => Draft | null;

/** For suggestions without a rule; the best first. */
export type ExtraWriter = (context: SuggestionContext) => readonly Draft[];

export const draftOf = (text: string, ...changes: readonly SuggestedChange[]): Draft => ({ text, changes });

export const asList = (draft: Draft | null): readonly Draft[] => (draft === null ? [] : [draft]);
