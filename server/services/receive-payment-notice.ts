/** Takes a notice of the payment provider: only what it signed is believed, and only as a reason to ask it. */
import { refuse } from '../refusal.ts';
import type { Deps } from './deps.ts';
import { settlePayment } from './settle-payment.ts';

export async function receivePaymentNotice(
  deps: Deps,
  notice: { readonly body: Buffer; readonly signature: string },
): Promise<void> {
  const { payments, log } = deps;
  if (payments === null) throw refuse('not_found');
  const opened = await payments.openNotice(notice.body, notice.signature).catch((error: unknown) => {
    log.warn({ error: String(error) }, 'the payment provider did not answer');
    throw refuse('payment_unavailable');
  });
  if (opened.kind === 'forged') {
    log.warn({ because: opened.because }, 'a payment notice was refused');
    throw refuse('signature_invalid');
  }
  if (opened.kind === 'session') await settlePayment(deps, payments, opened.sessionId);
}
