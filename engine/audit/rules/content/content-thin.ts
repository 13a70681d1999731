/** A page with little to read. */

import type { PageType } from '../../../model/text-facts.ts';
import { countOf } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

const warnBelow = 100;
const noteBelow = 200;
const excerptMax = 200;
/** Pages that are of use without many words. */
const briefTypes: ReadonlySet<PageType> = new Set(['contact', 'login', 'cart', 'listing', 'media', 'search']);

export const contentThin = definePageRule({
  id: 'content-thin',
  group: 'content',
  severity: 'warning',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  title: 'Page has little text',
  why: 'A page of few words seldom answers what its visitors came for. Google has no preferred word count: this is a rule of thumb.',
  fix: 'Add what a visitor would still want to know, or merge the page with one on the same subject.',
  reads: ['text', 'pageType'],
  check({ text, pageType }) {
    if (briefTypes.has(pageType.type)) return skip(`it is a ${pageType.type} page (${pageType.because})`);
    if (text.wordCount >= noteBelow) return pass();
    const words = text.lines.join(' ');
    const excerpt = words.slice(0, excerptMax);
    return fail(
      `The main content has ${countOf(text.wordCount, 'word')}.`,
      {
        found: excerpt === '' ? 'no text in the HTML' : `${excerpt}${words.length > excerptMax ? '…' : ''}`,
        wanted: `${noteBelow} words or more, if there is more to say`,
      },
      text.wordCount < warnBelow ? 'warning' : 'info',
    );
  },
});
