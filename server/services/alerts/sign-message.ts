/** Signs what is posted to a webhook, so that its receiver knows who sent it and when. */
import { createHmac } from 'node:crypto';

/** `t=SECONDS,v1=HEX`: HMAC-SHA-256 of the seconds, a full stop and the body, with the webhook's secret. */
export function signMessage(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
