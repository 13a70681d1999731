/** What turns the parts of a page into one suggestion: for an issue, or by itself. */
import type { Issue } from '@pagewright/contract/entities/issue';
import type { SuggestedChange } from '../../advisor.ts';
import type { PageParts } from '../page-parts.ts';
import type { RelatedPages } from '../related-pages.ts';
import type { SiteDesk } from '../site-desk.ts';

export interface SuggestionRoom {
  readonly site: SiteDesk;
  readonly related: RelatedPages;
  readonly parts: PageParts;
}

export interface Made {
  readonly text: string;
  readonly changes: readonly SuggestedChange[];
}

/** Null when there is nothing better to say than the plain advice of the rule. */
export type IssueMaker = (room: SuggestionRoom, issue: Issue) => Made | null;

export const say = (text: string, ...changes: readonly SuggestedChange[]): Made => ({ text, changes });
