/** A picture element without the img that shows it. */
import { citeElements } from '../../cite-nodes.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

export const pictureWithoutImg = definePageRule({
  id: 'picture-without-img',
  group: 'images',
  severity: 'warning',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/embedded-content.html#the-picture-element',
  needs: 'html',
  tier: 2,
  audience: 'indexable',
  title: 'Picture element without an img',
  why: 'A picture element shows nothing by itself: its sources only choose what its img shows.',
  fix: 'Put an img with src and alt into the picture, after its sources.',
  reads: ['pictures', 'source'],
  check(facts) {
    if (facts.pictures.length === 0) return skip('there is no picture element');
    const without = facts.pictures.filter(({ hasImg }) => !hasImg);
    if (without.length === 0) return pass();
    return fail(
      `${countThat(without.length, 'picture element', ['has', 'have'])} no img inside.`,
      citeElements(facts, without, () => ({ found: 'no img', wanted: 'an img after the sources' })),
    );
  },
});
