/** A canonical changed by a script. */
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

const shown = (url: string | null): string => url ?? 'no canonical';

export const jsCanonicalChanged = defineBrowserRule({
  id: 'js-canonical-changed',
  group: 'js-rendering',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  // A canonical that a script sets to another page makes this one not indexable.
  audience: 'html',
  tier: 1,
  title: 'JavaScript changes the canonical',
  why: 'Two different canonicals are a contradiction, and search engines choose for themselves.',
  fix: 'Put the final canonical into the HTML, or leave it out there and let the script add it.',
  reads: ['raw', 'rendered'],
  checkRendered: ({ raw, rendered }) => {
    if (rendered === null) return skip('the page could not be read after its scripts ran');
    if (raw.noindex && rendered.noindex) return skip('the page is not indexable');
    if (raw.canonical === rendered.canonical) return pass();
    return fail(
      `The HTML declares ${shown(raw.canonical)}; after its scripts run, the page declares ${shown(rendered.canonical)}.`,
      { found: shown(raw.canonical), wanted: shown(rendered.canonical) },
    );
  },
});
