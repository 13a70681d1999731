/** Delivers messages to owners of sites: by e-mail or webhook, again with growing pauses until it works or is given up. */

import type { AlertMessage } from '@pagewright/contract/entities/alert';
import { type DueDelivery, recordAttempt, takeDelivery } from '../../store/alert-deliveries.ts';
import { sendMail } from '../accounts/send-mail.ts';
import { words as accountWords } from '../accounts/words.ts';
import type { Deps, Mail } from '../deps.ts';
import { postWebhook } from './post-webhook.ts';
import { words } from './words.ts';

const subjectMax = 150;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function subjectOf({ site, items }: AlertMessage): string {
  const text = oneLine(`${site.domain}: ${items.map(({ headline }) => headline).join(', ')}`);
  return text.length > subjectMax ? `${text.slice(0, subjectMax - 1)}…` : text;
}

interface AlertMailTarget {
  readonly userId: string;
  readonly email: string;
  readonly unsubscribeUrl: string;
}

/** Writes the e-mail of an alert: what changed first, a link that opens it, and the way to end such mails. */
function alertMail(message: AlertMessage, { userId, email, unsubscribeUrl }: AlertMailTarget): Mail {
  const { site, items, url } = message;
  const lines = items.flatMap(({ headline, details }) => [
    `${oneLine(headline)}.`,
    ...details.map((each) => `  ${oneLine(each)}`),
    '',
  ]);
  const text = [
    ...lines,
    words.seeChanges,
    url,
    '',
    words.whyYou({ domain: site.domain }),
    unsubscribeUrl,
    '',
  ].join('\n');
  return { userId, to: email, subject: subjectOf(message), text, unsubscribeUrl, expiresAt: null };
}

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
    const isSent = await sendMail(deps, alertMail(message, { userId, email, unsubscribeUrl }));
    return isSent ? null : accountWords.confirm.unconfirmed;
  }
  if (webhookUrl === null || webhookSecret === null) return null;
  const outcome = await postWebhook(deps, { url: webhookUrl, secret: webhookSecret }, message);
  return outcome.kind === 'accepted' ? null : outcome.sentence;
}

async function attempt(deps: Deps, delivery: DueDelivery): Promise<void> {
  const { id, channel, attempts } = delivery;
  const error = await send(deps, delivery).catch((cause: unknown) => {
    deps.log.warn({ event: 'alert.send_failed', id, channel, error: String(cause) }, 'an alert was not sent');
    return channel === 'email' ? words.noMailServer : words.notSent;
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
