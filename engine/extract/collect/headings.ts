/** h1 to h6 with their text, the alt texts inside, and where they stand. */
import { graphemeLength } from '@pagewright/contract/verdicts';
import type { HeadingNode } from '../../facts/node-facts.ts';
import type { Attributes } from '../html/attributes.ts';
import type { OpenElement } from '../html/open-element.ts';
import { regionOf, scope } from '../scope.ts';
import { tidy, tidyStretch } from '../text-log.ts';
import { type CollectContext, keep, type Stretch } from './context.ts';

interface HeadingDraft extends Stretch {
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
    if (keep(this.context, this.drafts, draft)) element.draft = this.drafts.length - 1;
  }

  end(element: OpenElement, textEnd: number, imagesEnd: number): void {
    const draft = element.draft === -1 ? undefined : this.drafts[element.draft];
    if (draft?.node !== element.node) return;
    draft.to = textEnd;
    draft.imagesTo = imagesEnd;
  }

  /** Forgets what stands in a body that a frameset replaced. */
  dropFrom(node: number): void {
    const kept = this.drafts.findIndex((draft) => draft.node >= node);
    if (kept !== -1) this.drafts.length = kept;
  }

  finish(text: string, alts: readonly (string | null)[]): HeadingNode[] {
    return this.drafts.map((draft) => {
      const own = tidyStretch(text, draft.from, draft.to);
      const images = draft.imagesTo > draft.imagesFrom ? alts.slice(draft.imagesFrom, draft.imagesTo) : none;
      return {
        level: draft.level,
        text: own,
        length: graphemeLength(own),
        imageAlt: images.length === 0 ? null : tidy(images.map((alt) => alt ?? '').join(' ')),
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
