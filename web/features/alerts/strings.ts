/** The words of alerts. */
import type { AlertDelivery, AlertKind } from '@pagewright/contract/entities/alert';
import { countOf } from '@pagewright/contract/report/report-words';

const kinds: Readonly<Record<AlertKind, string>> = {
  'new-critical-issue': 'A new critical issue',
  'indexable-pages-fell': 'Fewer indexable pages',
  'score-fell': 'The score fell',
  'site-unreachable': 'The site could not be read',
  'certificate-expiring': 'The TLS certificate is about to expire',
  'robots-txt-changed': 'robots.txt changed',
  'sitemap-changed': 'The sitemap changed',
};

const states: Readonly<Record<AlertDelivery['state'], string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Given up',
};

export const strings = {
  heading: 'Alerts',
  text: 'One message after a run that changed something, and none when nothing changed.',
  on: (channels: string) => `On, ${channels}.`,
  channels: { email: 'by e-mail', webhook: 'by webhook' },
  and: ' and ',
  kindsLegend: 'Notify me about',
  kinds,
  scoreDrop: 'Points the score must fall by',
  howLegend: 'How',
  byEmail: 'By e-mail',
  byEmailHint: (email: string) => `To ${email}. Every mail has a link to stop them.`,
  noEmail: 'Your account has no e-mail address.',
  webhook: 'Webhook URL (optional)',
  webhookHint: 'We post signed JSON to this https URL, and try again for about nine hours if it fails.',
  secret: 'Signing secret',
  copySecret: 'Copy secret',
  secretHint: 'Check the Pagewright-Signature header with it.',
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
  messages: 'Latest messages',
  date: 'Date',
  channel: 'By',
  channelNames: { email: 'E-mail', webhook: 'Webhook' },
  what: 'Message',
  state: 'State',
  states,
  attempts: (count: number) => countOf(count, 'attempt'),
} as const;
