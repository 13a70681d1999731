/** The words about credits: the banner, the account overview, the packages and the ledger. */
import { countOf } from '@pagewright/contract/count-of';
import type { LedgerKind, PurchaseState } from '@pagewright/contract/entities/usage';
import { limits } from '@pagewright/contract/limits';

const { trial, freeScans } = limits;

const ledgerKinds: Record<LedgerKind, string> = {
  grant: 'Grant',
  purchase: 'Purchase',
  hold: 'Held',
  charge: 'Charge',
  refund: 'Returned',
};

const count = new Intl.NumberFormat('en');
const creditWords = (credits: number) => countOf(credits, 'credit');

interface PurchaseWords {
  readonly title: (packageName: string, credits: number) => string;
  readonly text: string;
}

const purchaseStates: Record<PurchaseState, PurchaseWords> = {
  paid: {
    title: (name, credits) => `${name} package bought: ${creditWords(credits)} added`,
    text: 'Your balance is being updated.',
  },
  processing: {
    title: (name) => `Your payment for the ${name} package is being processed`,
    text: 'The credits are added as soon as the bank confirms it. You don’t need to wait here.',
  },
  open: {
    title: (name) => `The ${name} package is not paid yet`,
    text: 'If you have just paid, this page shows it as soon as the payment is confirmed.',
  },
  cancelled: { title: () => 'Payment cancelled', text: 'You were not charged.' },
  expired: {
    title: () => 'The checkout has expired',
    text: 'Nothing was charged. Choose a package to start again.',
  },
  failed: {
    title: () => 'The payment did not go through',
    text: 'You were not charged. Choose a package to try again, or use another payment method.',
  },
};

export const strings = {
  credits: 'Credits',
  count: (amount: number) => count.format(amount),
  low: 'low',
  lowWarning: (credits: number) => {
    if (credits === 0) return 'No credits are left.';
    return credits === 1 ? 'Only 1 credit is left.' : `Only ${credits} credits are left.`;
  },
  loading: 'Loading',
  loadFailed: 'Your credits could not be loaded.',
  tryAgain: 'Try again',

  trial: 'Trial account',
  trialShort: 'Trial · lite scans',
  trialText: `Lite scans: ${trial.pagesPerScan} pages max, ${trial.suggestionsPerPage} suggestions per page.`,
  upgrade: 'Upgrade Account',
  paid: 'Paid account',
  paidShort: 'Paid · full scans',
  paidText: 'Full scans: unlimited pages, all suggestions.',
  getCredits: 'Get Credits',

  overview: 'Account overview',
  balance: 'Balance',
  status: 'Status',
  pagesAnalyzed: 'Pages analyzed',
  pagesOfLimit: (pages: number, limit: number) => `${pages} of ${limit}`,
  unlimited: 'no limit',
  freeScans: 'Free scans',
  freeScansUsed: (used: number) => `${Math.min(used, freeScans)} of ${freeScans} used`,
  chatPack: 'Chat pack',
  chatPackUsed: (used: number) => `${used} of ${limits.chat.packSize} messages`,
  chatPackNote: `${limits.credits.chatPack} credit per ${limits.chat.packSize} messages`,

  owed: (credits: number) => `${creditWords(credits)} owed`,
  owedText: 'A payment was reversed after its credits were spent. They are deducted from your next purchase.',

  purchaseStates,
  purchaseChecking: 'Loading your purchase',
  purchaseUnknown: 'We couldn’t check your payment. Nothing is lost; try again in a moment.',
  newBalance: (credits: number) => `Your balance is now ${creditWords(credits)}.`,
  dismiss: 'Dismiss',

  packages: 'Buy credits',
  packagesText:
    'Credits never expire and packages add up. Any purchase turns a trial account into a paid one.',
  packageCredits: (credits: number) => `${credits} credits`,
  packageScans: (scans: number) => `about ${scans} scans`,
  perCredit: (price: string) => `${price} per credit`,
  purchase: (name: string) => `Buy ${name}`,
  processing: 'Processing...',
  packagesFailed: 'The packages could not be loaded.',
  testCheckout: 'Test checkout: no money moves',
  testCheckoutText: 'This server takes no payments. Buying adds credits without a charge.',
  paymentError: 'Error',
  paymentFailed: 'Failed to initialize payment. Please try again.',

  ledger: 'Credit history',
  ledgerText: 'What changed your balance, newest first.',
  ledgerEmpty: 'No changes yet',
  ledgerEmptyText: 'Free credits, purchases and charges will be listed here.',
  ledgerFailed: 'The credit history could not be loaded.',
  when: 'Date',
  what: 'Description',
  kind: 'Type',
  change: 'Change',
  after: 'Balance',
  ledgerKinds,
  takenBack: 'Reversed',
  underWay: 'In progress',
  notCharged: 'Not charged',
  details: 'Details',
  receipt: 'Receipt',
  showAll: (amount: number) => `Show all ${amount}`,
} as const;
