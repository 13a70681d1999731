/** What agents read of the account's analyses. */
import { messages } from '@pagewright/contract/messages/translate';

export const words = messages({
  target: 'A domain, optionally with a path, or the URL of a page on it: shop.example, shop.example/blog.',
  maxPages: 'that of the account’s settings',
  price:
    'Costs credits as on the website: {scan} and, with AI, {page} for each page with suggestions; a cancelled or failed audit costs nothing. Needs an API key with the scope run.',
  invalidTarget: 'Name a public domain, optionally with a path, such as shop.example or shop.example/blog.',
  waiting: 'Waiting in the queue.',
  pages: '{pages} pages.',
  pagesOf: '{pages} of {all} pages.',
  failed: 'The site could not be audited. Nothing was charged.',
  cancelled: 'The audit was cancelled. Nothing was charged.',
  noScope: 'This API key does not have the scope {scope}. Create one that does on the account page.',
  noAnalysis: 'There is no analysis "{id}".',
});
