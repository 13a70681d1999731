/** Prices and costs as the public pages write them, all worked out from the contract's numbers. */
import { countOf } from '@pagewright/contract/count-of';
import { approximateScans, currency, limits, packages } from '@pagewright/contract/limits';

const price = new Intl.NumberFormat('en', { style: 'currency', currency });
const pricePerCredit = new Intl.NumberFormat('en', {
  style: 'currency',
  currency,
  minimumFractionDigits: 3,
  maximumFractionDigits: 3,
});

export interface PackageOffer {
  readonly id: string;
  readonly name: string;
  readonly label: string | null;
  readonly credits: number;
  readonly price: string;
  readonly perCredit: string;
  readonly perScan: string;
  readonly scans: number;
}

export const packageOffers: readonly PackageOffer[] = packages.map(
  ({ id, name, label, credits, priceCents }) => ({
    id,
    name,
    label,
    credits,
    price: price.format(priceCents / 100),
    perCredit: pricePerCredit.format(priceCents / 100 / credits),
    perScan: price.format((priceCents / 100 / credits) * limits.credits.scan.paid),
    scans: approximateScans(credits),
  }),
);

const countCredits = (credits: number): string => countOf(credits, 'credit');

const { credits } = limits;

/** Every thing that takes credits, in the order a user meets it. */
export const creditCosts = [
  {
    what: 'Website scan',
    cost: `${countCredits(credits.scan.paid)} paid, ${credits.scan.trial} on trial`,
    note: 'Pages crawled, rules checked, scores and report.',
  },
  {
    what: 'AI suggestions',
    cost: `${countCredits(credits.aiSuggestionsPerPage)} per page`,
    note: `Typically ${limits.suggestionsPerPage.min} to ${limits.suggestionsPerPage.max} suggestions for each page, ready to paste.`,
  },
  {
    what: 'Content duplication analysis',
    cost: `${countCredits(credits.contentDuplication)} per scan`,
    note: 'Which pages say the same thing, and how similar they are.',
  },
  {
    what: 'Competitor analysis',
    cost: countCredits(credits.competitor),
    note: 'Your site and a competitor’s, side by side.',
  },
  {
    what: 'Chat about a page',
    cost: `${countCredits(credits.chatPack)} per ${limits.chat.packSize} messages`,
    note: 'Counted across all pages; failed replies are free.',
  },
  {
    what: 'Reanalyze a page',
    cost: countCredits(credits.reanalyzePage),
    note: 'Fetches and checks one page again and marks what you fixed.',
  },
] as const;

const samplePages = 10;

/** A full scan of a small site, added up the way the ledger does it. */
export const sampleScan = {
  pages: samplePages,
  scan: credits.scan.paid,
  suggestions: samplePages * credits.aiSuggestionsPerPage,
  duplication: credits.contentDuplication,
  total: credits.scan.paid + samplePages * credits.aiSuggestionsPerPage + credits.contentDuplication,
} as const;
