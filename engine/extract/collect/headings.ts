/** Collects h1 to h6 with their text, the alt texts inside, and their region. */
import { graphemeLength } from '@pagewright/contract/ratings';
import type { Attributes } from '@pagewright/html-stream/attributes';
import type { OpenElement } from '@pagewright/html-stream/open-element';
import type { HeadingNode } from '../../model/node-facts.ts';
import { regionOf, scope } from '../document/scope.ts';
import { collapseRange, collapseSpace } from '../document/white-space.ts';
import { addLimited, type CollectContext, type TextRange } from './context.ts';

interface HeadingDraft extends TextRange {
  readonly level: HeadingNode['level'];
  readonly label: string | null;
  readonly flags: number;
  readonly node: number;
}

const levels = new Map<string, HeadingNode['level']>([
  ['h1', 1],
  ['h2', 2],
  ['h3', 3],
  ['h4', 4],
  ['h5', 5],
  ['h6', 6],
]);

const none: readonly string[] = [];

export class Headings {
  private readonly drafts: HeadingDraft[] = [];
  private readonly context: CollectContext;

  constructor(context: CollectContext) {
    this.context = context;
  }

  start(element: OpenElement, attributes: Attributes | null): void {
    const level = levels.get(element.info.name);
    if (level === undefined) return;
    const draft: HeadingDraft = {
      level,
      label: attributes?.get('aria-label') ?? null,
      flags: element.flags,
      node: element.node,
      from: element.textStart,
      to: element.textStart,
      imagesFrom: element.imageStart,
      imagesTo: element.imageStart,
    };
    if (addLimited(this.context, this.drafts, draft)) element.draft = this.drafts.length - 1;
  }

  end(element: OpenElement, textEnd: number, imagesEnd: number): void {
    const draft = element.draft === -1 ? undefined : this.drafts[element.draft];
    if (draft?.node !== element.node) return;
    draft.to = textEnd;
    draft.imagesTo = imagesEnd;
  }

  /** Drops what is in a body that a frameset replaced. */
  dropFrom(node: number): void {
    const first = this.drafts.findIndex((draft) => draft.node >= node);
    if (first !== -1) this.drafts.length = first;
  }

  finish(text: string, alts: readonly (string | null)[]): HeadingNode[] {
    return this.drafts.map((draft) => {
      const own = collapseRange(text, draft.from, draft.to);
      const images = draft.imagesTo > draft.imagesFrom ? alts.slice(draft.imagesFrom, draft.imagesTo) : none;
      return {
        level: draft.level,
        text: own,
        length: graphemeLength(own),
        imageAlt: images.length === 0 ? null : collapseSpace(images.map((alt) => alt ?? '').join(' ')),
        label: draft.label,
        region: regionOf(draft.flags),
        inDialog: (draft.flags & scope.dialog) !== 0,
        hidden: (draft.flags & (scope.hidden | scope.ariaHidden)) !== 0,
        node: draft.node,
      };
    });
  }

  /** Where each heading's text starts, for sections. */
  positions(): readonly number[] {
    return this.drafts.map((draft) => draft.from);
  }
}
