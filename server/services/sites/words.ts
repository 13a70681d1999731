/** What is refused of links and of the access to sites. */
import { messages } from '@pagewright/contract/messages/translate';

export const words = messages({
  field: 'Field “{name}”: {fault}',
  otherSite: 'Enter the URL of a page of {host}.',
  tooSlow: 'The page took too long to load. Try again, or try another page.',
  dayInFuture: 'Choose a day in the future',
  tokenInCredential: 'The verification token belongs on the site, not in a header or cookie.',
});
