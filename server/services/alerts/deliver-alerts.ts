/** Delivers messages to owners of sites: by e-mail or webhook, again with growing pauses until it works or is given up. */
import { type DueDelivery, recordAttempt, takeDelivery } from '../../store/alert-deliveries.ts';
import type { Deps } from '../deps.ts';
import { alertMail } from './alert-mail.ts';
import { postWebhook } from './post-webhook.ts';

const minuteMs = 60_000;
/** Pauses after the first attempt, the second and so on; after the last one it is given up. */
const pausesMs = [1, 5, 30, 120, 360].map((minutes) => minutes * minuteMs);
/** Longer than any attempt takes; a node that dies during one leaves it to another after so long. */
const leaseMs = 2 * minuteMs;
/** So that one receiver that hangs does not hold up the others. */
const atOnce = 4;

/** Null when it was delivered; else why not, in a sentence. */
async function send(deps: Deps, delivery: DueDelivery): Promise<string | null> {
  const { channel, message, userId, email, webhookUrl, webhookSecret, unsubscribeToken } = delivery;
  if (channel === 'email') {
    if (email === null) return null;
    const unsubscribeUrl = `${deps.publicUrl}/unsubscribe/${unsubscribeToken}`;
    await deps.mailer.send(alertMail(message, { userId, email, unsubscribeUrl }));
    return null;
  }
  if (webhookUrl === null || webhookSecret === null) return null;
  const outcome = await postWebhook(deps, { url: webhookUrl, secret: webhookSecret }, message);
  return outcome.kind === 'accepted' ? null : outcome.sentence;
}

async function attempt(deps: Deps, delivery: DueDelivery): Promise<void> {
  const { id, channel, attempts } = delivery;
  const error = await send(deps, delivery).catch((cause: unknown) => {
    deps.log.warn({ event: 'alert.send_failed', id, channel, error: String(cause) }, 'an alert was not sent');
    return channel === 'email'
      ? 'The mail server could not be reached.'
      : 'The webhook message could not be sent.';
  });
  const now = deps.now();
  const pauseMs = pausesMs[attempts - 1];
  const state = error === null ? 'sent' : pauseMs === undefined ? 'failed' : 'waiting';
  await recordAttempt(deps.db, delivery, { state, error, nextAt: new Date(now.getTime() + (pauseMs ?? 0)) });
  if (state === 'failed')
    deps.log.warn({ event: 'alert.given_up', id, channel, error }, 'an alert was given up');
}

/** Everything that is due now. */
export async function deliverAlerts(deps: Deps): Promise<void> {
  const work = async (): Promise<void> => {
    for (;;) {
      const now = deps.now();
      const delivery = await takeDelivery(deps.db, { now, until: new Date(now.getTime() + leaseMs) });
      if (delivery === null) return;
      await attempt(deps, delivery);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
