/** Collects landmarks and dialogs. */

import { type Attributes, globalAttribute } from '@pagewright/html-stream/attributes';
import type { OpenElement } from '@pagewright/html-stream/open-element';
import type { DialogNode, LandmarkFacts, Region } from '../../model/node-facts.ts';
import { addLimited, type CollectContext } from './context.ts';

const overlayWords = /(^|[\s_-])(modal|popup|pop-up|lightbox|interstitial|overlay)([\s_-]|$)/i;

export class Landmarks {
  readonly dialogs: DialogNode[] = [];
  private readonly nodes: Record<keyof LandmarkFacts, number[]> = {
    main: [],
    header: [],
    footer: [],
    aside: [],
  };
  private readonly context: CollectContext;

  constructor(context: CollectContext) {
    this.context = context;
  }

  landmark(region: Region, element: OpenElement): void {
    if (region === 'body' || region === 'navigation') return;
    const nodes = this.nodes[region];
    addLimited(this.context, nodes, element.node);
  }

  /** For elements that may be dialogs by their name, role or class. */
  dialog(element: OpenElement, attributes: Attributes, role: string | null): void {
    const by = dialogBy(element, attributes, role);
    if (by === null) return;
    addLimited(this.context, this.dialogs, {
      by,
      open:
        by === 'dialog'
          ? attributes.has('open')
          : !attributes.has('hidden') && attributes.get('aria-hidden') !== 'true',
      node: element.node,
    });
  }

  finish(): LandmarkFacts {
    return this.nodes;
  }
}

function dialogBy(
  element: OpenElement,
  attributes: Attributes,
  role: string | null,
): DialogNode['by'] | null {
  if (element.info.name === 'dialog') return 'dialog';
  if (role === 'dialog' || role === 'alertdialog') return 'role';
  if ((attributes.mask & globalAttribute.ariaModal) !== 0 && attributes.get('aria-modal') === 'true')
    return 'aria-modal';
  if (element.info.name !== 'div' || (attributes.mask & globalAttribute.class) === 0) return null;
  return overlayWords.test(attributes.get('class') ?? '') ? 'class' : null;
}
