/** What is wrong with a pattern. */
import { messages } from '@pagewright/contract/messages/translate';

export const words = messages({
  css: 'This is not a CSS selector: {reason}',
  xpath: 'This is not an XPath 1.0 expression: {reason}',
  regex:
    'This is not a regular expression in RE2 syntax, which has no lookaround and no backreferences: {reason}',
  path: 'Write a path of types and properties, such as Product.offers.price.',
  tooLarge:
    'This regular expression is too large. Use fewer alternatives and repeats of fewer than 100 times.',
});
