/** Lists the credit packages with their formatted prices. */
import type { CreditPackage } from '@pagewright/contract/entities/usage';
import { approximateScans, currency, packages } from '@pagewright/contract/limits';

const price = new Intl.NumberFormat('en-IE', { style: 'currency', currency });
const pricePerCredit = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency,
  minimumFractionDigits: 3,
  maximumFractionDigits: 3,
});

export const priceWords = (cents: number): string => price.format(cents / 100);

export const listPackages = (): CreditPackage[] =>
  packages.map(({ id, name, credits, priceCents, label }) => ({
    id,
    name,
    credits,
    label,
    priceDisplay: priceWords(priceCents),
    pricePerCreditDisplay: pricePerCredit.format(priceCents / 100 / credits),
    approximateScans: approximateScans(credits),
  }));
