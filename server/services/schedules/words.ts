/** The mail about a schedule that is paused. */
import { messages } from '@pagewright/contract/messages/translate';

export const words = messages({
  subject: 'Scheduled analysis of {domain} paused',
  paused: 'The scheduled analysis of {domain} is paused.',
  resume: 'To resume it, save the schedule again on the site’s page:',
  unreachable: 'We couldn’t reach the site {times} times in a row. {sentence}',
});
