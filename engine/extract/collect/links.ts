/** Collects links: a and area elements with their URLs, names and regions. */

import { type Attributes, globalAttribute } from '@pagewright/html-stream/attributes';
import type { OpenElement } from '@pagewright/html-stream/open-element';
import type { LinkKind, LinkNode } from '../../model/node-facts.ts';
import { regionOf, scope } from '../document/scope.ts';
import type { UrlResolver } from '../document/url-resolver.ts';
import { collapseRange, collapseSpace } from '../document/white-space.ts';
import { addLimited, type CollectContext, type TextRange, tokens } from './context.ts';

export interface LinkDraft extends TextRange {
  readonly element: 'a' | 'area';
  readonly href: string | null;
  readonly rel: readonly string[];
  readonly target: string | null;
  readonly hreflang: string | null;
  readonly role: string | null;
  readonly onclick: boolean;
  readonly anchored: boolean;
  readonly label: string | null;
  readonly labelledBy: string | null;
  readonly title: string | null;
  readonly alt: string | null;
  readonly flags: number;
  readonly node: number;
  svgTitle: string;
}

export class Links {
  readonly drafts: LinkDraft[] = [];
  private latest: LinkDraft | null = null;
  private readonly context: CollectContext;

  constructor(context: CollectContext) {
    this.context = context;
  }

  /** Without href it is no link; one that a script makes into a link is collected all the same. */
  start(element: OpenElement, attributes: Attributes): void {
    if (!attributes.has('href') && !attributes.has('onclick')) return;
    if ((element.flags & scope.fallback) !== 0) return;
    const isArea = element.info.name === 'area';
    const draft: LinkDraft = {
      element: isArea ? 'area' : 'a',
      href: attributes.get('href'),
      rel: tokens(attributes.get('rel')),
      target: attributes.get('target'),
      hreflang: attributes.get('hreflang'),
      role: attributes.get('role'),
      onclick: attributes.has('onclick'),
      anchored: (attributes.mask & (globalAttribute.id | globalAttribute.name)) !== 0,
      label: attributes.get('aria-label'),
      labelledBy: attributes.get('aria-labelledby'),
      title: attributes.get('title'),
      alt: isArea ? attributes.get('alt') : null,
      flags: element.flags,
      node: element.node,
      svgTitle: '',
      from: element.textStart,
      to: element.textStart,
      imagesFrom: element.imageStart,
      imagesTo: element.imageStart,
    };
    if (!addLimited(this.context, this.drafts, draft)) return;
    element.draft = this.drafts.length - 1;
    this.latest = draft;
  }

  end(element: OpenElement, textEnd: number, imagesEnd: number): void {
    const draft = element.draft === -1 ? undefined : this.drafts[element.draft];
    if (draft?.node !== element.node) return;
    if (this.latest === draft) this.latest = null;
    draft.to = textEnd;
    draft.imagesTo = imagesEnd;
  }

  /** The title of an svg names the link around it. */
  svgTitle(text: string): void {
    if (this.latest !== null) this.latest.svgTitle += ` ${text}`;
  }

  /** Drops what is in a body that a frameset replaced. */
  dropFrom(node: number): void {
    const first = this.drafts.findIndex((draft) => draft.node >= node);
    if (first !== -1) this.drafts.length = first;
  }

  finish(text: string, page: PageLookups): LinkNode[] {
    return this.drafts.map((draft) => toNode(draft, text, page));
  }
}

/** What links refer to elsewhere on the page. */
export interface PageLookups {
  readonly urls: UrlResolver;
  readonly alts: readonly (string | null)[];
  readonly hasId: (id: string) => boolean;
}

const isNofollow = (token: string): boolean =>
  token === 'nofollow' || token === 'ugc' || token === 'sponsored';

function toNode(draft: LinkDraft, text: string, { urls, alts, hasId }: PageLookups): LinkNode {
  const own = collapseRange(text, draft.from, draft.to);
  const resolved = draft.href === null ? null : urls.resolve(draft.href);
  return {
    element: draft.element,
    href: draft.href,
    resolved,
    kind: kindOf(draft.href, resolved),
    text: own,
    name: nameOf(draft, own, alts),
    labelledBy: draft.labelledBy !== null && draft.labelledBy.split(/\s+/).some(hasId),
    images: draft.imagesTo - draft.imagesFrom,
    rel: draft.rel,
    nofollow: draft.rel.some(isNofollow),
    target: draft.target,
    hreflang: draft.hreflang,
    role: draft.role,
    onclick: draft.onclick,
    anchored: draft.anchored,
    ariaHidden: (draft.flags & scope.ariaHidden) !== 0,
    region: regionOf(draft.flags),
    node: draft.node,
  };
}

/** The accessible name of a link: its label, else its content, else its title. */
export function nameOf(
  draft: Pick<LinkDraft, 'label' | 'title' | 'imagesFrom' | 'imagesTo' | 'alt' | 'svgTitle'>,
  text: string,
  alts: readonly (string | null)[],
): string {
  const label = draft.label === null ? '' : collapseSpace(draft.label);
  if (label !== '') return label;
  const { imagesFrom, imagesTo } = draft;
  if (imagesTo === imagesFrom && draft.svgTitle === '' && draft.alt === null) {
    return text === '' && draft.title !== null ? collapseSpace(draft.title) : text;
  }
  const images = alts.slice(imagesFrom, imagesTo).map((alt) => alt ?? '');
  const content = collapseSpace([text, ...images, draft.alt ?? '', draft.svgTitle].join(' '));
  return content === '' && draft.title !== null ? collapseSpace(draft.title) : content;
}

const kindOfScheme = new Map<string, LinkKind>([
  ['http', 'web'],
  ['https', 'web'],
  ['mailto', 'mail'],
  ['tel', 'phone'],
  ['sms', 'phone'],
  ['javascript', 'script'],
  ['file', 'file'],
  ['data', 'data'],
]);

/** Cloudflare writes this in place of an e-mail address, and its script puts the address back: it is no page. */
const protectedEmail = '/cdn-cgi/l/email-protection';

export function kindOf(href: string | null, resolved: string | null): LinkKind {
  if (href === null) return 'none';
  const trimmed = href.trim();
  if (trimmed === '') return 'empty';
  if (trimmed.startsWith('#')) return 'fragment';
  if (resolved === null) return 'invalid';
  if (resolved.includes(protectedEmail)) return 'other';
  return kindOfScheme.get(resolved.slice(0, resolved.indexOf(':'))) ?? 'other';
}
