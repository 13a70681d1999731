/** Prices and costs as the public pages write them, all worked out from the contract's numbers. */
import { approximateScans, currency, limits, packages } from '@pagewright/contract/limits';
import { costWords } from './words.ts';

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

const { credits } = limits;

interface CreditCost {
  readonly what: string;
  readonly cost: string;
  readonly note: string;
}

/** Every thing that takes credits, in the order a user meets it. */
export function creditCosts(): readonly CreditCost[] {
  const { scan, suggestions, duplication, competitor, chat, again } = costWords;
  return [
    {
      what: scan.what,
      cost: scan.cost({ paid: credits.scan.paid, trial: credits.scan.trial }),
      note: scan.note,
    },
    {
      what: suggestions.what,
      cost: suggestions.cost({ count: credits.aiSuggestionsPerPage }),
      note: suggestions.note,
    },
    {
      what: duplication.what,
      cost: duplication.cost({ count: credits.contentDuplication }),
      note: duplication.note,
    },
    { ...competitor, cost: costWords.credits({ count: credits.competitor }) },
    {
      what: chat.what,
      cost: chat.cost({ count: credits.chatPack, messages: limits.chat.packSize }),
      note: chat.note,
    },
    { ...again, cost: costWords.credits({ count: credits.reanalyzePage }) },
  ];
}

const samplePages = 10;

/** A full scan of a small site, added up the way the ledger does it. */
export const sampleScan = {
  pages: samplePages,
  scan: credits.scan.paid,
  suggestions: samplePages * credits.aiSuggestionsPerPage,
  duplication: credits.contentDuplication,
  total: credits.scan.paid + samplePages * credits.aiSuggestionsPerPage + credits.contentDuplication,
} as const;
