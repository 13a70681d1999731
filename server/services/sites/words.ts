/** What is refused of links and of the access to sites. */
import { messages } from '@pagewright/contract/messages/translate';

export const words = messages({
  dayInFuture: 'Choose a day in the future',
  tokenInCredential: 'The verification token belongs on the site, not in a header or cookie.',
});
