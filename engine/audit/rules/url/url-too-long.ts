/** A URL that is too long. */
import { graphemeLength } from '@pagewright/contract/ratings';
import { say } from '../../evidence.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { urlTexts } from './messages.ts';

const charactersMax = 115;

/** A Japanese URL is nine times as long percent-encoded as displayed. */
function shownLength(url: string): number {
  if (!url.includes('%')) return graphemeLength(url);
  try {
    return graphemeLength(decodeURI(url));
  } catch {
    return url.length;
  }
}

export const urlTooLong = definePageRule({
  id: 'url-too-long',
  group: 'url',
  severity: 'info',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  needs: 'http',
  audience: 'indexable',
  texts: urlTexts['url-too-long'],
  reads: ['url'],
  check({ url }) {
    const length = shownLength(url);
    if (length <= charactersMax) return pass();
    return fail({
      messageId: 'long',
      data: { length, max: charactersMax },
      evidence: [{ found: url, wanted: say('at-most-characters', { limit: charactersMax }) }],
    });
  },
});
