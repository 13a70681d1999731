/** Text that visitors cannot see. */

import type { HiddenText } from '../../../model/render-facts.ts';
import { citeSeen } from '../../cite-rendered.ts';
import { type EvidenceDraft, say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { contentTexts } from './messages.ts';

const wordsMin = 50;
const citedMax = 10;
/** Words for screen readers are few, and no list. */
const stuffedWordsMin = 20;
/** Of the beginning, which is all that is stored of the text. */
const stuffedPartsMin = 4;

/** A list of search terms that somebody moved off the screen. */
const isStuffing = ({ by, words, text }: HiddenText): boolean =>
  (by === 'a place outside the page' || by === 'text-indent') &&
  words >= stuffedWordsMin &&
  text.split(',').length >= stuffedPartsMin;

/** What is not laid out has no box on the screenshot. */
function cite(text: HiddenText): EvidenceDraft {
  const { box, ...cited } = citeSeen(text, 'desktop', {
    found: say('words-hidden-by', { words: text.words, by: text.by, text: text.text }),
  });
  const isPlaced = text.box.width > 0 && text.box.height > 0 && text.box.x + text.box.width > 0;
  return { ...cited, ...(isPlaced && box !== undefined && { box }) };
}

export const contentHiddenText = defineBrowserRule({
  id: 'content-hidden-text',
  revision: 2,
  group: 'content',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  audience: 'indexable',
  texts: contentTexts['content-hidden-text'],
  reads: ['hiddenTexts'],
  checkRendered: ({ hiddenTexts }) => {
    if (hiddenTexts === null) return skip('browser-measure-failed');
    const words = hiddenTexts.reduce((sum, each) => sum + each.words, 0);
    if (words < wordsMin && !hiddenTexts.some(isStuffing)) return pass();
    return fail({ messageId: 'hidden', data: { words }, evidence: hiddenTexts.slice(0, citedMax).map(cite) });
  },
});
