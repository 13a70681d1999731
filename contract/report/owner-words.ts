/** How a report speaks to the owner of a kind of site. */
import type { SiteKindName } from '../entities/site-kind.ts';
import { messages } from '../messages/translate.ts';

export const siteKindTitles: Readonly<Record<SiteKindName, string>> = messages({
  template: 'This looks like an unfilled template',
  documentation: 'For a documentation site',
  shop: 'For a shop',
  'local-business': 'For a local business',
});
