/** What several services say. */
import { messages } from '@pagewright/contract/messages/translate';

export const words = messages({
  tooManyPrints:
    'Too many reports are being printed just now. Try again in a minute, or export the HTML report.',
});
