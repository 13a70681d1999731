/** Finds list pages that contain the whole text of pages they link to, by their MinHash signatures. */
import type { PageRecord, SiteFacts } from '../../model/site-facts.ts';
import { seriesOf } from './duplicate-texts.ts';

const listWordsMin = 500;
const articleWordsMin = 100;
/** A text within another has no shingle with a lower hash than the whole: almost all slots must bear that out. */
const withinMin = 0.9;
/** Of the slots that a contained text of its size should decide. */
const decidedMin = 0.5;
const slotsMin = 3;

type Signature = Uint32Array;

/** Slots that no shingle fell into hold another slot's value: their first bits do not name the slot. */
const isOwnSlot = (value: number, slot: number, size: number): boolean =>
  value >>> (32 - Math.log2(size)) === slot;

/** Whether a text is contained in a longer one, as far as their signatures tell. */
export function isContained(
  { minHash: short, wordCount: shortWords }: TextSketch,
  { minHash: long, wordCount: longWords }: TextSketch,
): boolean {
  if (short === null || long === null || shortWords >= longWords) return false;
  let [compared, within, decided] = [0, 0, 0];
  for (let slot = 0; slot < short.length; slot += 1) {
    const value = short[slot] ?? 0;
    const whole = long[slot] ?? 0;
    if (!isOwnSlot(value, slot, short.length) || !isOwnSlot(whole, slot, long.length)) continue;
    compared += 1;
    if (whole <= value) within += 1;
    if (whole === value) decided += 1;
  }
  const expected = (compared * shortWords) / longWords;
  return within >= compared * withinMin && decided >= Math.max(slotsMin, expected * decidedMin);
}

interface TextSketch {
  readonly minHash: Signature | null;
  readonly wordCount: number;
}

export interface PrintingList {
  readonly list: PageRecord;
  /** The pages whose whole text the list has. */
  readonly printed: readonly PageRecord[];
}

/** The home page, what its type says is a list, and the pages of a paginated series. */
function isList({ isHome, pageType, url, indexable, wordCount }: PageRecord): boolean {
  if (!indexable || wordCount < listWordsMin) return false;
  return isHome || pageType === 'listing' || pageType === 'home' || seriesOf(url) !== seriesKeyOf(url);
}

/** The series of a URL that is in none: itself. */
const seriesKeyOf = (url: string): string => {
  const { host, pathname, search } = new URL(url);
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}?${search.slice(1)}`;
};

export function printedPages({ pages, graph }: Pick<SiteFacts, 'pages' | 'graph'>): readonly PrintingList[] {
  return pages.flatMap((list, at) => {
    if (!isList(list)) return [];
    const printed = Array.from(graph.outlinks(at).toSorted()).flatMap((index) => {
      const page = pages[index];
      const isArticle = page?.indexable === true && page.wordCount >= articleWordsMin && !isList(page);
      return page !== undefined && isArticle && isContained(page, list) ? [page] : [];
    });
    return printed.length === 0 ? [] : [{ list, printed }];
  });
}
