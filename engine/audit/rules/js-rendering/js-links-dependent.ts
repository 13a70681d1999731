/** Links that exist only after scripts ran. */
import { countOf } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

const shareMax = 0.3;

export const jsLinksDependent = defineBrowserRule({
  id: 'js-links-dependent',
  group: 'js-rendering',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  audience: 'indexable',
  tier: 1,
  title: 'Links depend on JavaScript',
  why: 'Crawlers that do not run scripts cannot find the pages behind these links.',
  fix: 'Send the navigation in the HTML.',
  reads: ['raw', 'rendered'],
  checkRendered: ({ raw, rendered }) => {
    if (rendered === null) return skip('the page could not be read after its scripts ran');
    if (rendered.internalLinks.length === 0) return skip('the page has no links to its own site');
    const known = new Set(raw.internalLinks);
    const added = rendered.internalLinks.filter((url) => !known.has(url));
    if (added.length < rendered.internalLinks.length * shareMax) return pass();
    return fail(
      `${added.length} of ${countOf(rendered.internalLinks.length, 'linked page')} of the site can be found only after scripts have run.`,
      { found: `${added.length} links by script`, wanted: 'all in the HTML', urls: added.slice(0, 10) },
    );
  },
});
