/** What is said of chats that are refused or cannot read their page. */
import { messages } from '@pagewright/contract/messages/translate';

export const words = messages({
  tooSlow: 'The page took too long to respond.',
  unread: 'The page could not be read.',
  needsCredits:
    'You need 1 credit to send a message. Ten messages cost 1 credit. Get credits on your account page.',
  pack: 'A pack of {size} chat messages',
});
