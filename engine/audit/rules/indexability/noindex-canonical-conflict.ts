/** A page that is noindex and has another page as its canonical. */

import { say } from '../../evidence.ts';
import { isNoindexForGoogle } from '../../gates.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { withoutFragment } from '../../page/url-parts.ts';
import { definePageRule } from '../../rule.ts';
import { indexabilityTexts } from './messages.ts';

/** The page under its other spellings is the same page. */
const bare = (url: string): string =>
  withoutFragment(url)
    .replace(/\/(?:index\.\w+)?$/, '')
    .toLowerCase();

export const noindexCanonicalConflict = definePageRule({
  id: 'noindex-canonical-conflict',
  group: 'indexability',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: 'html',
  audience: 'html',
  reads: ['robots', 'canonical', 'url'],
  texts: indexabilityTexts['noindex-canonical-conflict'],
  check: ({ robots, canonical, url }) => {
    if (!isNoindexForGoogle(robots)) return pass();
    if (canonical === null) return skip('no-canonical');
    if (bare(canonical) === bare(url)) return pass();
    return fail({
      messageId: 'both',
      data: { canonical },
      evidence: [
        {
          found: say('noindex-canonical', { canonical }),
          wanted: say('one-of-the-two'),
          urls: [canonical],
        },
      ],
    });
  },
});
