/** A page with more links than anybody looks through. */

import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { linksTexts } from './messages.ts';

const linksMax = 1000;

export const pageExcessiveLinks = definePageRule({
  id: 'page-excessive-links',
  group: 'links',
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  audience: 'indexable',
  texts: linksTexts['page-excessive-links'],
  reads: ['links'],
  check({ links }) {
    const web = links.filter(({ kind }) => kind === 'web');
    if (web.length === 0) return skip('no-link');
    if (web.length <= linksMax) return pass();
    const inContent = web.filter(({ region }) => region === 'main' || region === 'body').length;
    return fail({
      messageId: 'many',
      data: { count: web.length },
      evidence: [
        {
          found: say('links-by-place', { inContent, elsewhere: web.length - inContent }),
          wanted: say('at-most-count', { limit: linksMax }),
        },
      ],
    });
  },
});
