/** A title that lists variations of one keyword. */
import { tokensIn } from '../../../text/words.ts';

import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { titleTexts } from './messages.ts';

/** Parts of the title with the same word in each. */
const partsMin = 3;
const wordMin = 4;
const separators = /\s*(?:,|;|\||•|·|\s[-–—]\s)\s*/;

const wordsOf = (part: string): Set<string> =>
  new Set(tokensIn(part.toLowerCase()).filter((word) => word.length >= wordMin));

export const titleKeywordStuffing = definePageRule({
  id: 'title-keyword-stuffing',
  group: 'title',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  needs: 'html',
  audience: 'indexable',
  texts: titleTexts['title-keyword-stuffing'],
  reads: ['title'],
  check({ title }) {
    if (title === null) return skip('no-title');
    const parts = title.split(separators).map(wordsOf);
    const all = new Set(parts.flatMap((words) => [...words]));
    const first = [...all].find((word) => parts.filter((words) => words.has(word)).length >= partsMin);
    if (first === undefined) return pass();
    return fail({
      messageId: 'repeated',
      data: { word: first },
      evidence: [{ found: title, wanted: say('each-word-once') }],
    });
  },
});
