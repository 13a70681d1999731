/** One page of a site after the other, or a few at once, as far as the credits go: who was advised, who was not, and why. */
import type { AdviceSession, AdvisedPage } from './advise/advisor.ts';
import { placeOf } from './advise/broken-rules.ts';
import { countOf } from './audit/count-of.ts';
import { isCharged } from './filled-in.ts';

const namedMax = 5;

export const nameAddresses = (urls: readonly string[]): string => {
  const named = urls.slice(0, namedMax).map((url) => placeOf(url, urls[0]));
  return urls.length > named.length
    ? `${named.join(', ')} and ${urls.length - named.length} more`
    : named.join(', ');
};

export interface PageRound {
  readonly advised: ReadonlyMap<string, AdvisedPage>;
  /** Pages with suggestions that are charged. */
  readonly paid: number;
  /** Pages with suggestions that are not, because a model did not write them. */
  readonly free: number;
  readonly unpaid: readonly string[];
  readonly failed: readonly string[];
}

export interface Round {
  readonly urls: readonly string[];
  /** How many pages can be paid for. */
  readonly most: number;
  readonly onPage: (url: string, share: number) => void;
}

/**
 * A page that needs nothing takes no place, so that the next one has its turn. One that the built-in analyst filled
 * in for takes its place and costs nothing: a model that fails gives nobody more than one that works.
 */
export async function advisePages(
  session: AdviceSession,
  { urls, most, onPage }: Round,
  signal: AbortSignal,
): Promise<PageRound> {
  const advised = new Map<string, AdvisedPage>();
  const failed: string[] = [];
  let begun = 0;
  let paid = 0;
  let free = 0;
  /** Under way: each of them may take a place. */
  let open = 0;
  const takePages = async (): Promise<void> => {
    for (let url = urls[begun]; url !== undefined && paid + free + open < most; url = urls[begun]) {
      signal.throwIfAborted();
      onPage(url, begun / urls.length);
      begun += 1;
      open += 1;
      try {
        const page = await session.advisePage(url, signal);
        advised.set(url, page);
        if (isCharged(page)) paid += 1;
        else if (page.suggestions.some((each) => each !== null)) free += 1;
      } catch {
        signal.throwIfAborted();
        failed.push(url);
      } finally {
        open -= 1;
      }
    }
  };
  const isRoomLeft = (): boolean => begun < urls.length && paid + free < most;
  // A page that cost nothing leaves room for another when the others had stopped already.
  do await Promise.all(Array.from({ length: session.atOnce ?? 1 }, takePages));
  while (isRoomLeft());
  return { advised, paid, free, failed, unpaid: urls.slice(begun) };
}

export function notesOf({ unpaid, failed, paid, free }: PageRound, name: string): string[] {
  const because =
    free === 0
      ? 'the credits were used up by more important pages'
      : `the credits held cover ${countOf(paid + free, 'page')}, and more important ones came first`;
  return [
    ...(unpaid.length > 0
      ? [
          `${countOf(unpaid.length, 'page')} got no AI suggestions because ${because}: ${nameAddresses(unpaid)}.`,
        ]
      : []),
    ...(failed.length > 0
      ? [
          `${name} could not look at ${countOf(failed.length, 'page')}, which ${failed.length === 1 ? 'was' : 'were'} not charged: ${nameAddresses(failed)}.`,
        ]
      : []),
  ];
}
