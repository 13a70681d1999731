/** Receives a webhook of the payment provider: verifies its signature, then reads the session from the provider. */
import { refuse } from '../../errors/refusal.ts';
import type { Deps } from '../deps.ts';
import { syncPayment } from './sync-payment.ts';

export async function receivePaymentWebhook(
  deps: Deps,
  notice: { readonly body: Buffer; readonly signature: string },
): Promise<void> {
  const { payments, log } = deps;
  if (payments === null) throw refuse('not_found');
  const opened = await payments.verifyWebhook(notice.body, notice.signature).catch((error: unknown) => {
    log.warn(
      { event: 'payment.provider_unreachable', error: String(error) },
      'the payment provider could not be reached',
    );
    throw refuse('payment_unavailable');
  });
  if (opened.kind === 'forged') {
    log.warn({ event: 'payment.webhook_refused', reason: opened.because }, 'a payment webhook was refused');
    throw refuse('signature_invalid');
  }
  if (opened.kind === 'session') await syncPayment(deps, payments, opened.sessionId);
}
