/** Credits: what an account has, what it used, what it may buy, and every change of the balance. */
import { z } from 'zod';

export const AccountStatus = z.enum(['trial', 'paid']);
export type AccountStatus = z.infer<typeof AccountStatus>;

export const Usage = z.object({
  credits: z.int().nonnegative(),
  accountStatus: AccountStatus,
  /** -1 means unlimited. */
  pageLimit: z.int(),
  pagesAnalyzed: z.int().nonnegative(),
  chatMessagesInPack: z.int().min(0).max(10),
  freeScansUsed: z.int().nonnegative(),
  /** Credits of a refunded or disputed payment that were already spent; there only when some are owed. */
  owedCredits: z.int().positive().optional(),
});
export type Usage = z.infer<typeof Usage>;

export const CreditBalance = z.object({ credits: z.int().nonnegative() });
export type CreditBalance = z.infer<typeof CreditBalance>;

export const PackageId = z.enum(['starter', 'pro', 'business']);
export type PackageId = z.infer<typeof PackageId>;

export const CreditPackage = z.object({
  id: PackageId,
  name: z.string(),
  priceDisplay: z.string(),
  credits: z.int().positive(),
  pricePerCreditDisplay: z.string(),
  approximateScans: z.int().positive(),
  label: z.string().nullable(),
});
export type CreditPackage = z.infer<typeof CreditPackage>;

export const LedgerKind = z.enum(['grant', 'purchase', 'hold', 'charge', 'refund']);
export type LedgerKind = z.infer<typeof LedgerKind>;

export const LedgerEntry = z.object({
  id: z.string(),
  kind: LedgerKind,
  /** Signed change of the balance. */
  amount: z.int(),
  balanceAfter: z.int().nonnegative(),
  /** What it was for, in words. */
  reason: z.string(),
  /** Entries of one scan, comparison or reanalysis have the same one: its hold, its release, its charge. */
  group: z.string().optional(),
  at: z.iso.datetime(),
  /** The payment provider's receipt for a purchase. */
  receiptUrl: z.url({ protocol: /^https?$/ }).optional(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** Cancelled and expired cost nothing; processing waits for the bank; failed means the bank said no. */
export const PurchaseState = z.enum(['open', 'processing', 'paid', 'cancelled', 'expired', 'failed']);
export type PurchaseState = z.infer<typeof PurchaseState>;

export const Purchase = z.object({
  id: z.uuid(),
  packageName: z.string(),
  credits: z.int().positive(),
  state: PurchaseState,
});
export type Purchase = z.infer<typeof Purchase>;
