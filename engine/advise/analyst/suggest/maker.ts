/** What turns the parts of a page into suggestions: for an issue, or by themselves. */
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
  /** A sentence of the site that it brings along: each is brought once. */
  readonly brings?: string;
}

/** Null when there is nothing better to say than the plain advice of the rule. */
export type IssueMaker = (room: SuggestionRoom, issue: Issue) => Made | null;

/** What is worth saying although no rule asks for it; the best first. */
export type ExtraMaker = (room: SuggestionRoom) => readonly Made[];

export const say = (text: string, ...changes: readonly SuggestedChange[]): Made => ({ text, changes });

export const bring = (text: string, brings: string): Made => ({ text, changes: [], brings });

export const one = (made: Made | null): readonly Made[] => (made === null ? [] : [made]);
