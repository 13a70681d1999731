/** Collects title, meta, link and base elements, in head or not. */
import { graphemeLength } from '@pagewright/contract/ratings';
import type { Attributes } from '@pagewright/html-stream/attributes';
import type { OpenElement } from '@pagewright/html-stream/open-element';
import type { LinkTag, MetaTag, TitleTag } from '../../model/head-facts.ts';
import { scope } from '../document/scope.ts';
import { collapseSpace } from '../document/white-space.ts';
import { addLimited, type CollectContext, tokens } from './context.ts';

export type UnresolvedLinkTag = Omit<LinkTag, 'resolved'> & { readonly lang: string | null };

const metaNames = ['name', 'property', 'http-equiv', 'itemprop'] as const;

export class HeadTags {
  readonly titles: TitleTag[] = [];
  readonly metas: MetaTag[] = [];
  readonly links: UnresolvedLinkTag[] = [];
  base: { readonly href: string; readonly node: number } | null = null;
  private readonly context: CollectContext;

  constructor(context: CollectContext) {
    this.context = context;
  }

  title(element: OpenElement, text: string): void {
    const tidied = collapseSpace(text);
    addLimited(this.context, this.titles, {
      text: tidied,
      length: graphemeLength(tidied),
      inHead: (element.flags & scope.head) !== 0,
      node: element.node,
    });
  }

  meta(element: OpenElement, attributes: Attributes): void {
    const content = attributes.get('content');
    const charset = attributes.get('charset');
    if (charset !== null) this.addMeta('charset', charset, content, element);
    for (const by of metaNames) {
      const name = attributes.get(by);
      if (name === null) continue;
      this.addMeta(by, name, content, element);
      // One tag may carry name and property; a second entry only when they differ.
      if (by === 'name' && attributes.get('property')?.trim().toLowerCase() === name.trim().toLowerCase())
        break;
    }
  }

  private addMeta(by: MetaTag['by'], name: string, content: string | null, element: OpenElement): void {
    addLimited(this.context, this.metas, {
      by,
      key: name.trim().toLowerCase(),
      content,
      inHead: (element.flags & scope.head) !== 0,
      node: element.node,
    });
  }

  link(element: OpenElement, attributes: Attributes): void {
    addLimited(this.context, this.links, {
      rel: tokens(attributes.get('rel')),
      href: attributes.get('href'),
      type: attributes.get('type'),
      media: attributes.get('media'),
      sizes: attributes.get('sizes'),
      hreflang: attributes.get('hreflang'),
      as: attributes.get('as'),
      lang: attributes.get('lang'),
      inHead: (element.flags & scope.head) !== 0,
      node: element.node,
    });
  }

  baseTag(element: OpenElement, attributes: Attributes): void {
    const href = attributes.get('href');
    if (href !== null && this.base === null) this.base = { href, node: element.node };
  }

  /** Drops what is in a body that a frameset replaced. */
  dropFrom(node: number): void {
    for (const list of [this.titles, this.metas, this.links]) {
      const first = list.findIndex((tag) => tag.node >= node);
      if (first !== -1) list.length = first;
    }
  }
}
