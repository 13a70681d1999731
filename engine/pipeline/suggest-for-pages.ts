/** Requests suggestions page by page, as many as the run covers, and notes which pages got none and why. */

import { countOf } from '@pagewright/contract/count-of';
import type { Message } from '@pagewright/contract/entities/message';
import { writingNote } from '@pagewright/contract/report/writing-notes';
import { placeOf } from '../audit/group-by-rule.ts';
import type { PageSuggestions, SuggesterSession } from '../suggest/suggester.ts';
import { isDelivered } from './built-in-fallback.ts';

const listedMax = 5;

export const placesToName = (urls: readonly string[]): string[] =>
  urls.slice(0, listedMax).map((url) => placeOf(url, urls[0]));

export interface PageRound {
  readonly suggestionsByUrl: ReadonlyMap<string, PageSuggestions>;
  /** Pages with suggestions of the suggester itself. */
  readonly delivered: number;
  /** Pages with suggestions that were written in its place. */
  readonly filledIn: number;
  /** Pages that the run does not cover. */
  readonly uncovered: readonly string[];
  readonly failed: readonly string[];
}

export interface Round {
  readonly urls: readonly string[];
  /** How many pages the run covers. */
  readonly most: number;
  readonly onPage: OnSuggestedPage;
  /** Of the suggester, as shown in reports. */
  readonly name: string;
}

/** Suggestions for a page begin; the share is of all pages. `note` says how long a slow model takes. */
export type OnSuggestedPage = (url: string, share: number, note: string | null) => void;

const slowMs = 20_000;
const minutesOf = (ms: number): string => countOf(Math.max(1, Math.round(ms / 60_000)), 'minute');

/** Null for a suggester that is not slow. */
function slowNote({ usage, atOnce = 1 }: SuggesterSession, name: string, pagesLeft: number): string | null {
  const { slowestMs = 0 } = usage?.() ?? {};
  if (slowestMs < slowMs) return null;
  const left = minutesOf((slowestMs * pagesLeft) / atOnce);
  return `${name} takes up to ${Math.round(slowestMs / 1000)} seconds for a page. ${countOf(pagesLeft, 'page')} left: up to ${left}.`;
}

/**
 * A page without text to paste does not count, so that the next one is requested. One written by the built-in suggester
 * in place of a model counts too: a failing model must not give more than a working one.
 */
export async function suggestForPages(
  session: SuggesterSession,
  { urls, most, onPage, name }: Round,
  signal: AbortSignal,
): Promise<PageRound> {
  const suggestionsByUrl = new Map<string, PageSuggestions>();
  const failed: string[] = [];
  let next = 0;
  let delivered = 0;
  let filledIn = 0;
  /** Pending requests: each of them may count. */
  let pending = 0;
  const takePages = async (): Promise<void> => {
    for (let url = urls[next]; url !== undefined && delivered + filledIn + pending < most; url = urls[next]) {
      signal.throwIfAborted();
      onPage(url, next / urls.length, slowNote(session, name, Math.min(urls.length, most) - next));
      next += 1;
      pending += 1;
      try {
        const page = await session.suggestPage(url, signal);
        suggestionsByUrl.set(url, page);
        if (isDelivered(page)) delivered += 1;
        else if (page.fallback !== undefined && page.suggestions.some((each) => each !== null)) filledIn += 1;
      } catch {
        signal.throwIfAborted();
        failed.push(url);
      } finally {
        pending -= 1;
      }
    }
  };
  const hasMore = (): boolean => next < urls.length && delivered + filledIn < most;
  // A page without suggestions allows another one after the workers have stopped already.
  do await Promise.all(Array.from({ length: session.atOnce ?? 1 }, takePages));
  while (hasMore());
  return { suggestionsByUrl, delivered, filledIn, failed, uncovered: urls.slice(next) };
}

export const notesOf = ({ uncovered, failed, delivered, filledIn }: PageRound, name: string): Message[] => [
  ...(uncovered.length > 0
    ? [
        writingNote('pages-not-suggested', {
          count: uncovered.length,
          places: placesToName(uncovered),
          covered: delivered + filledIn,
          filledIn,
        }),
      ]
    : []),
  ...(failed.length > 0
    ? [writingNote('pages-failed', { name, count: failed.length, places: placesToName(failed) })]
    : []),
];
