/** The words about credits: the banner, the account overview, the packages and the ledger. */
import { limits } from '@pagewright/contract/limits';
import { plainMessages } from '@pagewright/contract/messages/plain-messages';

const { trial, freeScans, chat } = limits;

export const strings = plainMessages({
  credits: 'Credits',
  count: '{amount, number}',
  low: 'low',
  lowWarning:
    '{credits, plural, =0 {No credits are left.} one {Only # credit is left.} other {Only # credits are left.}}',
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
  pagesOfLimit: '{pages} of {limit}',
  unlimited: 'no limit',
  freeScans: 'Free scans',
  freeScansUsed: `{used} of ${freeScans} used`,
  chatPack: 'Chat pack',
  chatPackUsed: `{used} of ${chat.packSize} messages`,
  chatPackNote: `{credits, plural, one {# credit} other {# credits}} per ${chat.packSize} messages`,

  owed: '{credits, plural, one {# credit} other {# credits}} owed',
  owedText: 'A payment was reversed after its credits were spent. They are deducted from your next purchase.',

  purchaseStates: {
    paid: {
      title: '{name} package bought: {credits, plural, one {# credit} other {# credits}} added',
      text: 'Your balance is being updated.',
    },
    processing: {
      title: 'Your payment for the {name} package is being processed',
      text: 'The credits are added as soon as the bank confirms it. You don’t need to wait here.',
    },
    open: {
      title: 'The {name} package is not paid yet',
      text: 'If you have just paid, this page shows it as soon as the payment is confirmed.',
    },
    cancelled: { title: 'Payment cancelled', text: 'You were not charged.' },
    expired: {
      title: 'The checkout has expired',
      text: 'Nothing was charged. Choose a package to start again.',
    },
    failed: {
      title: 'The payment did not go through',
      text: 'You were not charged. Choose a package to try again, or use another payment method.',
    },
  },
  purchaseChecking: 'Loading your purchase',
  purchaseUnknown: 'We couldn’t check your payment. Nothing is lost; try again in a moment.',
  newBalance: 'Your balance is now {credits, plural, one {# credit} other {# credits}}.',
  dismiss: 'Dismiss',

  packages: 'Buy credits',
  /** One primary button in the view, the same as on the pricing page. */
  popular: 'Most Popular',
  packagesText:
    'Credits never expire and packages add up. Any purchase turns a trial account into a paid one.',
  packageCredits: '{credits} credits',
  packageScans: 'about {scans} scans',
  perCredit: '{price} per credit',
  purchase: 'Buy {name}',
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
  ledgerKinds: {
    grant: 'Grant',
    purchase: 'Purchase',
    hold: 'Held',
    charge: 'Charge',
    refund: 'Returned',
  },
  takenBack: 'Reversed',
  underWay: 'In progress',
  notCharged: 'Not charged',
  details: 'Details',
  receipt: 'Receipt',
  showAll: 'Show all {amount}',
});
