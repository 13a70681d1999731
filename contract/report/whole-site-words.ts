/** What a report on a whole site says of findings that many of its pages have. */
import { messages } from '../messages/translate.ts';

export const words = messages({
  found: 'Found on {pages, plural, one {# page} other {# pages}} of the site.',
});
