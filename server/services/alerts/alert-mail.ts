/** Writes the e-mail of an alert: what changed first, a link that opens it, and the way to end such mails. */
import type { AlertMessage } from '@pagewright/contract/entities/alert';
import type { Mail } from '../deps.ts';

const subjectMax = 150;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function subjectOf({ site, items }: AlertMessage): string {
  const text = oneLine(`${site.domain}: ${items.map(({ headline }) => headline).join(', ')}`);
  return text.length > subjectMax ? `${text.slice(0, subjectMax - 1)}…` : text;
}

export interface AlertMailTarget {
  readonly userId: string;
  readonly email: string;
  readonly unsubscribeUrl: string;
}

export function alertMail(message: AlertMessage, { userId, email, unsubscribeUrl }: AlertMailTarget): Mail {
  const { site, items, url } = message;
  const lines = items.flatMap(({ headline, details }) => [
    `${oneLine(headline)}.`,
    ...details.map((each) => `  ${oneLine(each)}`),
    '',
  ]);
  const text = [
    ...lines,
    'See what changed:',
    url,
    '',
    `You receive this because e-mail alerts are on for ${site.domain}. Unsubscribe:`,
    unsubscribeUrl,
    '',
  ].join('\n');
  return { userId, to: email, subject: subjectOf(message), text, unsubscribeUrl, expiresAt: null };
}
