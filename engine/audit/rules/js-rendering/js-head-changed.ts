/** Title, description or heading changed by a script. */
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

const parts = [
  ['title', 'title'],
  ['description', 'description'],
  ['firstHeading', 'first heading'],
] as const;

const shown = (text: string | null): string => (text === null ? 'none' : `“${text}”`);

export const jsHeadChanged = defineBrowserRule({
  id: 'js-head-changed',
  group: 'js-rendering',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  audience: 'indexable',
  tier: 1,
  title: 'JavaScript changes title, description or H1',
  why: 'Search engines may see either version.',
  fix: 'Send the final words in the HTML.',
  reads: ['raw', 'rendered'],
  checkRendered: ({ raw, rendered }) => {
    if (rendered === null) return skip('the page could not be read after its scripts ran');
    const changed = parts.filter(([key]) => raw[key] !== rendered[key]);
    if (changed.length === 0) return pass();
    const names = changed.map(([, name]) => name).join(', ');
    return fail(
      `Scripts change what the HTML says: ${names}.`,
      changed.map(([key, name]) => ({
        found: `${name} in the HTML: ${shown(raw[key])}`,
        wanted: `the final one: ${shown(rendered[key])}`,
      })),
    );
  },
});
