/** The words of alerts. */

import { countOf } from '@pagewright/contract/count-of';
import type { AlertDelivery, AlertKind } from '@pagewright/contract/entities/alert';

const kinds: Readonly<Record<AlertKind, string>> = {
  'new-critical-issue': 'A new critical issue',
  'indexable-pages-fell': 'Fewer indexable pages',
  'score-fell': 'The score dropped',
  'site-unreachable': 'The site is unreachable',
  'certificate-expiring': 'The TLS certificate is about to expire',
  'robots-txt-changed': 'robots.txt changed',
  'sitemap-changed': 'The sitemap changed',
};

const states: Readonly<Record<AlertDelivery['state'], string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
};

export const strings = {
  heading: 'Alerts',
  text: 'You get one message after each analysis that finds a change, and none if nothing changed.',
  on: (channels: string) => `On, ${channels}.`,
  channels: { email: 'by e-mail', webhook: 'by webhook' },
  and: ' and ',
  kindsLegend: 'Notify me about',
  kinds,
  scoreDrop: 'Alert when the score drops by (points)',
  howLegend: 'Send alerts',
  byEmail: 'By e-mail',
  byEmailHint: (email: string) => `To ${email}. Every message has an unsubscribe link.`,
  noEmail: 'Your account has no e-mail address.',
  webhook: 'Webhook URL (optional)',
  webhookHint: 'We POST signed JSON to this https URL and retry for about nine hours if it fails.',
  secret: 'Signing secret',
  copySecret: 'Copy secret',
  secretHint: 'Use it to verify the Pagewright-Signature header.',
  save: 'Save alerts',
  start: 'Turn on alerts',
  remove: 'Turn off alerts',
  tryIt: 'Send a test to the webhook',
  saved: 'Alerts saved',
  removed: 'Alerts turned off',
  failed: 'The alerts could not be saved.',
  tryFailed: 'The test could not be sent.',
  tested: 'The webhook works',
  testFailed: 'The webhook did not accept the test',
  needsChannel: 'Choose e-mail or enter a webhook URL.',
  messages: 'Recent messages',
  date: 'Date',
  channel: 'Channel',
  channelNames: { email: 'E-mail', webhook: 'Webhook' },
  what: 'Message',
  state: 'Status',
  states,
  attempts: (count: number) => countOf(count, 'attempt'),
} as const;
