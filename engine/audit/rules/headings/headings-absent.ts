/** A long text without subheadings. */

import type { LinkNode } from '../../../model/node-facts.ts';
import type { PageSource } from '../../../model/page-source.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { rowsNamed } from '../accessibility/element-rows.ts';
import { headingsTexts } from './messages.ts';

const wordsMin = 300;
/** A list of terms is divided by its terms. */
const labelsMin = 3;
const labels: ReadonlySet<string> = new Set(['dt', 'summary']);

const linkedWords = ({ region, text }: LinkNode): number =>
  region === 'main' || region === 'body' ? text.split(' ').length : 0;

const labelsIn = (source: PageSource | null): number =>
  source === null ? 0 : rowsNamed(source, labels).length;

export const headingsAbsent = definePageRule({
  id: 'headings-absent',
  group: 'headings',
  revision: 2,
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  audience: 'indexable',
  texts: headingsTexts['headings-absent'],
  reads: ['headings', 'links', 'text', 'source'],
  check({ headings, links, text, source }) {
    if (text.proseWordCount < wordsMin) return skip('fewer-words', { min: wordsMin });
    // Sections under an H1 each are another fault, with another cure.
    if (headings.some(({ level }) => level > 1) || headings.length > 1) return pass();
    if (labelsIn(source) >= labelsMin) return pass();
    // A table of contents is divided by its entries.
    const linked = links.reduce((sum, link) => sum + linkedWords(link), 0);
    if (text.proseWordCount - linked < wordsMin) return skip('fewer-words', { min: wordsMin });
    return fail({
      messageId: 'absent',
      data: { words: text.proseWordCount },
      evidence: [{ found: say('no-h2-to-h6'), wanted: say('a-heading-for-each-section') }],
    });
  },
});
