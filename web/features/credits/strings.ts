/** The words about credits: the banner, the account overview, the packages and the ledger. */
import type { LedgerKind } from '@pagewright/contract/entities/usage';
import { limits } from '@pagewright/contract/limits';

const { trial, freeScans } = limits;

const ledgerKinds: Record<LedgerKind, string> = {
  grant: 'Grant',
  purchase: 'Purchase',
  hold: 'Held',
  charge: 'Charge',
  refund: 'Returned',
};

export const strings = {
  credits: 'Credits',
  low: 'low',
  lowWarning: (credits: number) =>
    credits === 1 ? 'Only 1 credit is left.' : `Only ${credits} credits are left.`,
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

  packages: 'Buy credits',
  packagesText:
    'Credits never expire and packages add up. Any purchase turns a trial account into a paid one.',
  packageCredits: (credits: number) => `${credits} credits`,
  packageScans: (scans: number) => `about ${scans} scans`,
  perCredit: (price: string) => `${price} per credit`,
  purchase: (name: string) => `Buy ${name}`,
  processing: 'Processing...',
  packagesFailed: 'The packages could not be loaded.',
  paymentError: 'Error',
  paymentFailed: 'Failed to initialize payment. Please try again.',

  ledger: 'Credit history',
  ledgerText: 'Every change of your balance, newest first.',
  ledgerEmpty: 'No changes yet',
  ledgerEmptyText: 'Grants, purchases and what scans cost will be listed here.',
  ledgerFailed: 'The credit history could not be loaded.',
  when: 'Date',
  what: 'What for',
  kind: 'Kind',
  change: 'Change',
  after: 'Balance',
  ledgerKinds,
  showAll: (amount: number) => `Show all ${amount}`,
} as const;
