/** A page that says "not found" with status 200. */
import { countOf } from '../../count-of.ts';
import { isSoftNotFound } from '../../gates.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

const places = { title: 'title', h1: 'main heading', opening: 'first lines' } as const;

export const contentSoft404 = definePageRule({
  id: 'content-soft-404',
  group: 'content',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors',
  needs: 'html',
  tier: 1,
  audience: 'html',
  title: 'Soft 404: error page with status 200',
  why: 'Google calls this a soft 404: the page is left out of the index, but it is fetched again and again because its status says everything is fine.',
  fix: 'Return status 404, or 410 if the page is gone for good; redirect only to a page that replaces it.',
  reads: ['quality', 'text', 'http'],
  check({ quality, text, http }) {
    if (quality.notFoundPhrase === null || !isSoftNotFound({ quality, text })) return pass();
    const { phrase, where } = quality.notFoundPhrase;
    return fail(
      `The page returns status ${http.status}, but its ${places[where]} ${where === 'opening' ? 'say' : 'says'} “${phrase}”, and it has only ${countOf(text.wordCount, 'word')}.`,
      { found: `status ${http.status}, “${phrase}”`, wanted: 'status 404 or 410' },
    );
  },
});
