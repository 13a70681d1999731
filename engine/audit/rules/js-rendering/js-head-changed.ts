/** Title, description or heading changed by a script. */
import type { ReadVersion } from '../../../model/render-facts.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

const parts = [
  ['title', 'title'],
  ['description', 'description'],
  ['firstHeading', 'first heading'],
] as const;

const typesOf = ({ structuredTypes }: ReadVersion): string | null =>
  structuredTypes.length === 0 ? null : structuredTypes.join(', ');

interface Change {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

const shown = (text: string | null): string => (text === null ? 'none' : `“${text}”`);

export const jsHeadChanged = defineBrowserRule({
  id: 'js-head-changed',
  group: 'js-rendering',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  audience: 'indexable',
  tier: 1,
  title: 'JavaScript changes title, description, H1 or structured data',
  why: 'Search engines may see either version.',
  fix: 'Send the final versions in the HTML.',
  reads: ['raw', 'rendered'],
  checkRendered: ({ raw, rendered }) => {
    if (rendered === null) return skip('the page could not be read after its scripts ran');
    const changed: Change[] = parts
      .filter(([key]) => raw[key] !== rendered[key])
      .map(([key, name]) => ({ name, before: raw[key], after: rendered[key] }));
    const [before, after] = [typesOf(raw), typesOf(rendered)];
    if (before !== after) changed.push({ name: 'structured data', before, after });
    if (changed.length === 0) return pass();
    return fail(
      `Scripts change what the HTML says: ${changed.map(({ name }) => name).join(', ')}.`,
      changed.map((each) => ({
        found: `${each.name} in the HTML: ${shown(each.before)}`,
        wanted: `the final one: ${shown(each.after)}`,
      })),
    );
  },
});
