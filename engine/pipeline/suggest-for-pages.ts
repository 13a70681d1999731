/** Requests suggestions page by page, as far as the credits go, and notes which pages got none and why. */

import { countOf } from '../audit/count-of.ts';
import { placeOf } from '../audit/group-by-rule.ts';
import type { PageSuggestions, SuggesterSession } from '../suggest/suggester.ts';
import { isCharged } from './built-in-fallback.ts';

const listedMax = 5;

export const listUrls = (urls: readonly string[]): string => {
  const listed = urls.slice(0, listedMax).map((url) => placeOf(url, urls[0]));
  return urls.length > listed.length
    ? `${listed.join(', ')} and ${urls.length - listed.length} more`
    : listed.join(', ');
};

export interface PageRound {
  readonly suggestionsByUrl: ReadonlyMap<string, PageSuggestions>;
  /** Pages with suggestions that are charged. */
  readonly paid: number;
  /** Pages with suggestions that are not charged, because no model wrote them. */
  readonly free: number;
  readonly unpaid: readonly string[];
  readonly failed: readonly string[];
}

export interface Round {
  readonly urls: readonly string[];
  /** How many pages can be paid for. */
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
 * in place of a model counts and costs nothing: a failing model must not give more than a working one.
 */
export async function suggestForPages(
  session: SuggesterSession,
  { urls, most, onPage, name }: Round,
  signal: AbortSignal,
): Promise<PageRound> {
  const suggestionsByUrl = new Map<string, PageSuggestions>();
  const failed: string[] = [];
  let next = 0;
  let paid = 0;
  let free = 0;
  /** Pending requests: each of them may count. */
  let pending = 0;
  const takePages = async (): Promise<void> => {
    for (let url = urls[next]; url !== undefined && paid + free + pending < most; url = urls[next]) {
      signal.throwIfAborted();
      onPage(url, next / urls.length, slowNote(session, name, Math.min(urls.length, most) - next));
      next += 1;
      pending += 1;
      try {
        const page = await session.suggestPage(url, signal);
        suggestionsByUrl.set(url, page);
        if (isCharged(page)) paid += 1;
        else if (page.fallback !== undefined && page.suggestions.some((each) => each !== null)) free += 1;
      } catch {
        signal.throwIfAborted();
        failed.push(url);
      } finally {
        pending -= 1;
      }
    }
  };
  const hasMore = (): boolean => next < urls.length && paid + free < most;
  // A page without suggestions allows another one after the workers have stopped already.
  do await Promise.all(Array.from({ length: session.atOnce ?? 1 }, takePages));
  while (hasMore());
  return { suggestionsByUrl, paid, free, failed, unpaid: urls.slice(next) };
}

export function notesOf({ unpaid, failed, paid, free }: PageRound, name: string): string[] {
  const because =
    free === 0
      ? 'the credits were used up by more important pages'
      : `the credits held cover ${countOf(paid + free, 'page')}, and more important ones came first`;
  return [
    ...(unpaid.length > 0
      ? [`${countOf(unpaid.length, 'page')} got no AI suggestions because ${because}: ${listUrls(unpaid)}.`]
      : []),
    ...(failed.length > 0
      ? [
          `${name} could not process ${countOf(failed.length, 'page')}, which ${failed.length === 1 ? 'was' : 'were'} not charged: ${listUrls(failed)}.`,
        ]
      : []),
  ];
}
