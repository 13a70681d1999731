/** A page without internal links. */
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { linksTexts } from './messages.ts';

export const pageDeadEnd = definePageRule({
  id: 'page-dead-end',
  group: 'links',
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  audience: 'indexable',
  texts: linksTexts['page-dead-end'],
  reads: ['links', 'url', 'capped'],
  check(facts, { page }) {
    if (page.links.internal.length > 0) return pass();
    if (page.isHome) return skip('home-is-whole-site');
    if (facts.capped.length > 0) return skip('page-capped');
    const others = page.links.outgoing.length;
    return fail({
      messageId: 'end',
      evidence: [
        {
          found: say('no-onward-link', { external: others }),
          wanted: say('at-least-one-link-onward'),
        },
      ],
    });
  },
});
