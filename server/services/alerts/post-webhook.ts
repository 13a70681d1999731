/** Posts a signed message to the webhook of a site. */

import { createHmac } from 'node:crypto';
import type { AlertMessage } from '@pagewright/contract/entities/alert';
import type { PostOutcome } from '@pagewright/engine/fetch/post-message';
import type { Deps } from '../deps.ts';

export function postWebhook(
  { webhooks, now }: Pick<Deps, 'webhooks' | 'now'>,
  { url, secret }: { readonly url: string; readonly secret: string },
  message: AlertMessage,
): Promise<PostOutcome> {
  const body = JSON.stringify(message);
  return webhooks.post({
    url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Pagewright-Webhook/1.0',
      'pagewright-delivery': message.id,
      'pagewright-signature': signMessage(body, secret, now()),
    },
  });
}

/** `t=SECONDS,v1=HEX`: HMAC-SHA-256 of the seconds, a full stop and the body, with the webhook's secret. */
function signMessage(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
