/** An image with empty alt that is all there is in a link or button. */

import type { PageFacts } from '../../../model/page-facts.ts';
import { citeElements } from '../../cite-nodes.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { imagesTexts } from './messages.ts';

type Facts = Pick<PageFacts, 'images' | 'links' | 'controls'>;

/** Usable links and buttons without an accessible name. */
function namelessControls({ links, controls }: Facts): ReadonlyMap<number, string | null> {
  const found = new Map<number, string | null>();
  for (const link of links)
    if (link.kind !== 'none' && link.name === '' && !link.labelledBy) found.set(link.node, link.resolved);
  for (const { element, labelled, node } of controls)
    if (element === 'button' && !labelled) found.set(node, null);
  return found;
}

export const imgAltEmptyFunctional = definePageRule({
  id: 'img-alt-empty-functional',
  group: 'images',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/tutorials/images/functional/',
  needs: 'html',
  audience: 'indexable',
  texts: imagesTexts['img-alt-empty-functional'],
  reads: ['images', 'links', 'controls', 'source'],
  check(facts) {
    const inControls = facts.images.filter(({ control, alt }) => control !== null && alt !== null);
    if (inControls.length === 0) return skip('no-image-in-control');
    const nameless = namelessControls(facts);
    const found = new Map<number, { readonly node: number; readonly target: string | null }>();
    for (const { alt, control, ariaHidden } of inControls) {
      if (control === null || alt?.trim() !== '' || ariaHidden || !control.onlyContent || control.name !== '')
        continue;
      const target = nameless.get(control.node);
      if (target !== undefined) found.set(control.node, { node: control.node, target });
    }
    if (found.size === 0) return pass();
    return fail({
      messageId: 'empty',
      data: { count: found.size },
      evidence: citeElements(facts, [...found.values()], ({ target }) => ({
        found: 'alt=""',
        wanted: say('alt-text-that-says-where-it-goes'),
        ...(target !== null && { urls: [target] }),
      })),
    });
  },
});
