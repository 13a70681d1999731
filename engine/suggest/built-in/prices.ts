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

/** Each once, in the order of the page. */
export function pricesIn({ paragraphs }: Pick<PageBrief, 'paragraphs'>): ShownPrice[] {
  const found = paragraphs.flatMap((block) =>
    [...block.matchAll(pattern)].map(([text, before, first, second, behind]) => ({
      text,
      price: Number((first ?? second ?? '').replace(',', '.')).toFixed(2),
      currency: currencies[before ?? behind ?? ''] ?? '',
    })),
  );
  return [...new Map(found.map((each) => [`${each.price} ${each.currency}`, each])).values()];
}

/** The one price that the page shows; null when there are several, or none. */
export function shownPrice(brief: Pick<PageBrief, 'paragraphs'>): ShownPrice | null {
  const prices = pricesIn(brief);
  return prices.length === 1 ? (prices[0] ?? null) : null;
}
