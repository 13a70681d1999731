/** Posts a signed message to the webhook of a site. */
import type { AlertMessage } from '@pagewright/contract/entities/alert';
import type { PostOutcome } from '@pagewright/engine/fetch/post-message';
import type { Deps } from '../deps.ts';
import { signMessage } from './sign-message.ts';

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
