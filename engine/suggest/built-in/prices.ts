/** The prices that a page shows: "£84", "4,80 €". */
import type { PageBrief } from '../page-brief.ts';

const currencies: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', $: 'USD' };
const pattern = /([£€$])\s?(\d{1,6}(?:[.,]\d{2})?)(?!\d)|(?<![\d.,])(\d{1,6}(?:[.,]\d{2})?)\s?([£€$])/g;

export interface ShownPrice {
  /** As written on the page. */
  readonly text: string;
  /** As structured data has it. */
  readonly price: string;
  readonly currency: string;
}

const found = (block: string): ShownPrice[] =>
  [...block.matchAll(pattern)].map(([text, before, first, second, behind]) => ({
    text,
    price: Number((first ?? second ?? '').replace(',', '.')).toFixed(2),
    currency: currencies[before ?? behind ?? ''] ?? '',
  }));

const distinct = (prices: readonly ShownPrice[]): ShownPrice[] => [
  ...new Map(prices.map((each) => [`${each.price} ${each.currency}`, each])).values(),
];

/** Each once, in the order of the page. */
export const pricesIn = ({ paragraphs }: Pick<PageBrief, 'paragraphs'>): ShownPrice[] =>
  distinct(paragraphs.flatMap(found));

/** The one price that the page shows; null when there are several, or none. */
export function shownPrice(brief: Pick<PageBrief, 'paragraphs'>): ShownPrice | null {
  const prices = pricesIn(brief);
  return prices.length === 1 ? (prices[0] ?? null) : null;
}

/** "$45.00 $40.00": the old price and the new one, side by side. */
function reduced(block: string): ShownPrice | null {
  const [before, after, ...others] = found(block);
  const isPlain = block.replaceAll(pattern, '').trim() === '';
  return isPlain && before !== undefined && others.length === 0 && Number(after?.price) < Number(before.price)
    ? (after ?? null)
    : null;
}

/** Of several prices the one that a message names, else the one below the only H1. */
export function productPrice(
  brief: Pick<PageBrief, 'paragraphs' | 'headings' | 'sections'>,
  message: string,
): ShownPrice | null {
  const numbers = message.match(/\d+(?:[.,]\d{1,2})?/g) ?? [];
  const named = new Set(numbers.map((text) => Number(text.replace(',', '.'))));
  const asked = pricesIn(brief).filter(({ price }) => named.has(Number(price)));
  const only = shownPrice(brief) ?? (asked.length === 1 ? asked[0] : null);
  const main = brief.headings.findIndex(({ level }) => level === 1);
  const section = brief.sections.find(({ heading }) => heading === main && main !== -1);
  if (only != null || section === undefined) return only ?? null;
  const blocks = brief.paragraphs.slice(section.from, section.to);
  const below = distinct(blocks.flatMap(found));
  return below.length === 1
    ? (below[0] ?? null)
    : (blocks.flatMap((block) => reduced(block) ?? [])[0] ?? null);
}

/** The price of one thing in the blocks about it, from and to where it is a range; null when that cannot be told. */
export function priceAmong(blocks: readonly string[]): readonly [ShownPrice, ShownPrice?] | null {
  const all = distinct(blocks.flatMap(found));
  const [first, second] = all;
  const now = blocks.flatMap((block) => reduced(block) ?? [])[0] ?? (all.length === 1 ? first : undefined);
  if (now !== undefined) return [now];
  const isRange = blocks.some((block) => /^\s*[-–—]\s*$/.test(block.replaceAll(pattern, '')));
  return first !== undefined && second !== undefined && all.length === 2 && isRange ? [first, second] : null;
}
