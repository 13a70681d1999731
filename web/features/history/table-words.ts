/** Words of the table that count. */
import { messages } from '@pagewright/contract/messages/translate';

export const tableWords = messages({
  warnings: '{amount, plural, one {# warning} other {# warnings}}',
  failed: 'Failed',
  stepFor: '{label}: {domain}',
});
