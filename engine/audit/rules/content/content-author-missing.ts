/** An article that does not say who wrote it. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { hasByline } from './byline.ts';

export const contentAuthorMissing = definePageRule({
  id: 'content-author-missing',
  group: 'content',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  needs: 'html',
  tier: 2,
  audience: 'indexable',
  title: 'Article without an author (byline)',
  why: 'Google advises making it clear who wrote an article, with a byline where readers expect one. That helps readers judge what they read.',
  fix: 'Add a byline that links to a page about the author, and the author in the structured data.',
  reads: ['pageType', 'authors', 'text'],
  check({ pageType, authors, text }) {
    if (pageType.type !== 'article') return skip('it is not an article');
    if (authors.some(({ source }) => source !== 'meta') || hasByline(text.lines)) return pass();
    const hidden = authors[0]?.name;
    return fail(
      hidden === undefined
        ? 'The article has no byline and no author in its structured data.'
        : `The article names its author, ${hidden}, only in a meta tag that nobody sees.`,
      {
        found: `an article (${pageType.because}) without an author`,
        wanted: 'a byline, or author in the structured data',
      },
    );
  },
});
