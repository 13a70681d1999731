/** Why field data is missing for now. */
import { messages } from '@pagewright/contract/messages/translate';

export const words = messages({
  quota:
    'Google answers a limited number of questions a minute: open this page again in a minute for the rest.',
  refused:
    'Google refused the key. If you operate this server: check CRUX_API_KEY and that the Chrome UX Report API is enabled for it.',
  unavailable: 'Google could not be reached. Open this page again later.',
});
