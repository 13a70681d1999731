/** Title, description or heading changed by a script. */
import type { ReadVersion } from '../../../model/render-facts.ts';
import { isTypedHeading } from '../../../model/typed-heading.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { jsRenderingTexts } from './messages.ts';

const parts = [
  ['title', 'title', 'title'],
  ['description', 'description', 'description'],
  ['firstHeading', 'heading', 'first heading'],
] as const;

const typesOf = ({ structuredTypes }: ReadVersion): string | null =>
  structuredTypes.length === 0 ? null : structuredTypes.join(', ');

interface Change {
  readonly part: string;
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

const shown = (text: string | null): string => (text === null ? 'none' : `“${text}”`);

export const jsHeadChanged = defineBrowserRule({
  id: 'js-head-changed',
  revision: 2,
  group: 'js-rendering',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  audience: 'indexable',
  texts: jsRenderingTexts['js-head-changed'],
  reads: ['raw', 'rendered'],
  checkRendered: ({ raw, rendered }) => {
    if (rendered === null) return skip('rendered-unread');
    const changed: Change[] = parts
      .filter(([key]) => raw[key] !== rendered[key])
      .filter(([key]) => key !== 'firstHeading' || !isTypedHeading(raw[key], rendered[key]))
      .map(([key, part, name]) => ({ part, name, before: raw[key], after: rendered[key] }));
    const [before, after] = [typesOf(raw), typesOf(rendered)];
    if (before !== after) changed.push({ part: 'data', name: 'structured data', before, after });
    if (changed.length === 0) return pass();
    const evidence = changed.map((each) => ({
      found: say('value-in-html', { name: each.name, before: shown(each.before) }),
      wanted: say('the-final-one', { after: shown(each.after) }),
    }));
    const names = changed.map(({ name }) => name);
    const [only, ...others] = changed;
    return only !== undefined && others.length === 0
      ? fail({ messageId: 'one', data: { part: only.part }, evidence })
      : fail({ messageId: 'several', data: { count: names.length, parts: names }, evidence });
  },
});
