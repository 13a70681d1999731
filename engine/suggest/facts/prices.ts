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

/** Countries with a dollar or peso of their own, and how such prices are told apart. */
const otherDollars = /\.(?:au|ca|nz|sg|hk|tw|mx|ar|cl|co|uy)$/;
const namedDollars = /\b(?:[A-Z]{1,2}\$|AUD|CAD|NZD|SGD|HKD|TWD|MXN|ARS|CLP|COP)/;

/** The one price that the page shows; null when there are several, none, or it is not clear whose dollars they are. */
export function shownPrice(brief: Pick<PageBrief, 'paragraphs' | 'url'>): ShownPrice | null {
  const [price, another] = pricesIn(brief);
  if (price === undefined || another !== undefined) return null;
  const isForeign =
    otherDollars.test(URL.parse(brief.url)?.hostname ?? '') ||
    brief.paragraphs.some((text) => namedDollars.test(text));
  return price.currency === 'USD' && isForeign ? null : price;
}
