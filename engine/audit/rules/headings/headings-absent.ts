/** A long text without subheadings. */
import type { PageSource } from '../../../model/page-source.ts';
import { countOf } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { rowsNamed } from '../accessibility/element-rows.ts';

const wordsMin = 300;
/** A list of terms is divided by its terms. */
const labelsMin = 3;
const labels: ReadonlySet<string> = new Set(['dt', 'summary']);

const labelsIn = (source: PageSource | null): number =>
  source === null ? 0 : rowsNamed(source, labels).length;

export const headingsAbsent = definePageRule({
  id: 'headings-absent',
  group: 'headings',
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  tier: 2,
  audience: 'indexable',
  title: 'Long text without subheadings (H2)',
  why: 'People scan before they read. Subheadings let them, and let search engines and assistants point at a part of the page.',
  fix: 'Break the text into sections, each under an H2 that says what it is about.',
  reads: ['headings', 'text', 'source'],
  check({ headings, text, source }) {
    if (text.proseWordCount < wordsMin) return skip(`the main text has fewer than ${wordsMin} words`);
    // Sections under an H1 each are another fault, with another cure.
    if (headings.some(({ level }) => level > 1) || headings.length > 1) return pass();
    if (labelsIn(source) >= labelsMin) return pass();
    return fail(`The main text has ${countOf(text.proseWordCount, 'word')} and no heading from H2 to H6.`, {
      found: 'no h2 to h6',
      wanted: 'a heading for each section',
    });
  },
});
