/** What the explorer says of wrong requests. */
import { messages } from '@pagewright/contract/messages/translate';

export const words = messages({
  wrongCursor: 'This position belongs to another view. Read the view again from its start.',
});
