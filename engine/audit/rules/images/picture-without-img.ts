/** A picture element without the img that shows it. */

import { citeElements } from '../../cite-nodes.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { imagesTexts } from './messages.ts';

export const pictureWithoutImg = definePageRule({
  id: 'picture-without-img',
  group: 'images',
  severity: 'warning',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/embedded-content.html#the-picture-element',
  needs: 'html',
  audience: 'indexable',
  texts: imagesTexts['picture-without-img'],
  reads: ['pictures', 'source'],
  check(facts) {
    if (facts.pictures.length === 0) return skip('no-picture-element');
    const without = facts.pictures.filter(({ hasImg }) => !hasImg);
    if (without.length === 0) return pass();
    return fail({
      messageId: 'without',
      data: { count: without.length },
      evidence: citeElements(facts, without, () => ({
        found: say('no-img'),
        wanted: say('an-img-after-the-sources'),
      })),
    });
  },
});
