/** What alerts say, besides what has changed. */
import { messages } from '@pagewright/contract/messages/translate';

export const words = messages({
  seeChanges: 'See what changed:',
  whyYou: 'You receive this because e-mail alerts are on for {domain}. Unsubscribe:',
  noMailServer: 'The mail server could not be reached.',
  notSent: 'The webhook message could not be sent.',
  unreachable: 'Site unreachable',
  accepted: 'The webhook accepted the test message (status {status}).',
});
