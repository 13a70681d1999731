/** Text that exists only after scripts ran. */
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

const shareMin = 0.5;
const shareBad = 0.2;
const wordsMin = 50;

export const jsContentDependent = defineBrowserRule({
  id: 'js-content-dependent',
  group: 'js-rendering',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  audience: 'indexable',
  tier: 1,
  title: 'Content depends on JavaScript',
  why: 'Google renders pages, but later than it reads the HTML; most AI agents do not run scripts at all and see an empty page.',
  fix: 'Send the text in the HTML: render on the server or at build time.',
  reads: ['raw', 'rendered'],
  checkRendered: ({ raw, rendered }) => {
    if (rendered === null) return skip('the page could not be read after its scripts ran');
    if (rendered.wordCount < wordsMin) return skip('there is too little text to compare');
    const share = raw.wordCount / rendered.wordCount;
    if (share >= shareMin) return pass();
    return fail(
      `The HTML has only ${raw.wordCount} of the ${rendered.wordCount} words on the page; scripts add the rest.`,
      { found: `${raw.wordCount} words in the HTML`, wanted: `${rendered.wordCount} words` },
      share < shareBad ? 'critical' : undefined,
    );
  },
});
