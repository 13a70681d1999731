/** The lines of the ledger, and what is refused of purchases. */
import { messages } from '@pagewright/contract/messages/translate';

const run = '{kind, select, scan {scan of} other {comparison with}} {domain}';
const asTitle = '{kind, select, scan {Scan of} other {Comparison with}} {domain}';

export const words = messages({
  held: `Held for the ${run}`,
  released: `Hold for the ${run} released`,
  failed: `${asTitle} failed: nothing charged`,
  cancelled: `${asTitle} cancelled: nothing charged`,
  charged: asTitle,
  welcome: 'Welcome: {scans} free scans',
  owed: 'Credits owed from a reversed payment',
  bought: '{name} package',
  tested: '{name} package (test checkout: no money moved)',
  validAgain: '{name} package: the payment is valid again',
  disputed: '{name} package: payment disputed',
  refunded: '{name} package: payment refunded',
  noPurchase: 'There is no such purchase.',
  noCheckout: 'There is no such checkout.',
});
