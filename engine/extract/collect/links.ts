/** a and area elements: where they lead, what they are called, where they stand. */
import { noteLinkNumbers } from '../../facts/link-numbers.ts';
import type { LinkKind, LinkNode } from '../../facts/node-facts.ts';
import type { AddressResolver } from '../address-resolver.ts';
import { type Attributes, attributeNumber, globalAttribute } from '../html/attributes.ts';
import type { OpenElement } from '../html/open-element.ts';
import { regionOf, scope } from '../scope.ts';
import { tidy, tidyStretch } from '../text-log.ts';
import { type CollectContext, keep, type Stretch, tokens } from './context.ts';

export interface LinkDraft extends Stretch {
  readonly element: 'a' | 'area';
  readonly href: string | null;
  readonly rel: readonly string[];
  readonly target: string | null;
  readonly hreflang: string | null;
  readonly download: boolean;
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

/** A draft while the attributes of its tag are read. */
type Filling = { -readonly [Key in keyof LinkDraft]: LinkDraft[Key] };

const none: readonly string[] = [];

/** The first of equal names counts. */
function fill(draft: Filling, number: number, value: string, isArea: boolean): void {
  switch (number) {
    case attributeNumber.href:
      draft.href ??= value;
      break;
    case attributeNumber.rel:
      if (draft.rel === none) draft.rel = tokens(value);
      break;
    case attributeNumber.target:
      draft.target ??= value;
      break;
    case attributeNumber.hreflang:
      draft.hreflang ??= value;
      break;
    case attributeNumber.download:
      draft.download = true;
      break;
    case attributeNumber.role:
      draft.role ??= value;
      break;
    case attributeNumber['aria-label']:
      draft.label ??= value;
      break;
    case attributeNumber['aria-labelledby']:
      draft.labelledBy ??= value;
      break;
    case attributeNumber.title:
      draft.title ??= value;
      break;
    case attributeNumber.alt:
      if (isArea) draft.alt ??= value;
      break;
    default:
  }
}

export class Links {
  readonly drafts: LinkDraft[] = [];
  private latest: LinkDraft | null = null;
  private readonly context: CollectContext;

  constructor(context: CollectContext) {
    this.context = context;
  }

  start(element: OpenElement, attributes: Attributes | null): void {
    if (attributes === null) return;
    const isArea = element.info.name === 'area';
    const draft: LinkDraft = {
      element: isArea ? 'area' : 'a',
      href: null,
      rel: none,
      target: null,
      hreflang: null,
      download: false,
      role: null,
      onclick: (attributes.mask & globalAttribute.event) !== 0 && attributes.has('onclick'),
      anchored: (attributes.mask & (globalAttribute.id | globalAttribute.name)) !== 0,
      label: null,
      labelledBy: null,
      title: null,
      alt: null,
      flags: element.flags,
      node: element.node,
      svgTitle: '',
      from: element.textStart,
      to: element.textStart,
      imagesFrom: element.imageStart,
      imagesTo: element.imageStart,
    };
    for (let at = 0; at < attributes.count; at += 1) {
      const number = attributes.numbers[at] ?? 0;
      if (number !== 0) fill(draft, number, attributes.valueAt(at), isArea);
    }
    if (!keep(this.context, this.drafts, draft)) return;
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

  /** The title of an svg names the link it stands in. */
  svgTitle(text: string): void {
    if (this.latest !== null) this.latest.svgTitle += ` ${text}`;
  }

  /** Forgets what stands in a body that a frameset replaced. */
  dropFrom(node: number): void {
    const kept = this.drafts.findIndex((draft) => draft.node >= node);
    if (kept !== -1) this.drafts.length = kept;
  }

  finish(text: string, found: FoundOnPage): LinkNode[] {
    const { drafts } = this;
    const { addresses } = found;
    const nodes: LinkNode[] = [];
    const numbers: number[] = [];
    for (let at = 0; at < drafts.length; at += 1) {
      const draft = drafts[at];
      if (draft === undefined) break;
      const number = draft.href === null ? -1 : addresses.numberOf(draft.href);
      const resolved = draft.href === null ? null : addresses.addressAt(number, draft.href);
      numbers.push(number);
      nodes.push(toNode(draft, resolved, text, found));
    }
    noteLinkNumbers(nodes, { of: addresses.shared, numbers, below: addresses.shared.addresses.length });
    return nodes;
  }
}

export interface FoundOnPage {
  readonly addresses: AddressResolver;
  readonly alts: readonly (string | null)[];
  readonly hasId: (id: string) => boolean;
}

const asksNotToFollow = (token: string): boolean =>
  token === 'nofollow' || token === 'ugc' || token === 'sponsored';

function toNode(
  draft: LinkDraft,
  resolved: string | null,
  text: string,
  { alts, hasId }: FoundOnPage,
): LinkNode {
  const own = tidyStretch(text, draft.from, draft.to);
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
    nofollow: draft.rel.length > 0 && draft.rel.some(asksNotToFollow),
    target: draft.target,
    hreflang: draft.hreflang,
    download: draft.download,
    role: draft.role,
    onclick: draft.onclick,
    anchored: draft.anchored,
    ariaHidden: (draft.flags & scope.ariaHidden) !== 0,
    region: regionOf(draft.flags),
    node: draft.node,
  };
}

/** As browsers name a link: its label, else what is in it, else its title. */
export function nameOf(
  draft: Pick<LinkDraft, 'label' | 'title' | 'imagesFrom' | 'imagesTo' | 'alt' | 'svgTitle'>,
  text: string,
  alts: readonly (string | null)[],
): string {
  const label = draft.label === null ? '' : tidy(draft.label);
  if (label !== '') return label;
  const { imagesFrom, imagesTo } = draft;
  if (imagesTo === imagesFrom && draft.svgTitle === '' && draft.alt === null) {
    return text === '' && draft.title !== null ? tidy(draft.title) : text;
  }
  const images = alts.slice(imagesFrom, imagesTo).map((alt) => alt ?? '');
  const content = tidy([text, ...images, draft.alt ?? '', draft.svgTitle].join(' '));
  return content === '' && draft.title !== null ? tidy(draft.title) : content;
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

export function kindOf(href: string | null, resolved: string | null): LinkKind {
  if (href === null) return 'none';
  if (href.charCodeAt(0) === 47 && resolved !== null) return 'web';
  const trimmed = href.trim();
  if (trimmed === '') return 'empty';
  if (trimmed.startsWith('#')) return 'fragment';
  if (resolved === null) return 'invalid';
  return kindOfScheme.get(resolved.slice(0, resolved.indexOf(':'))) ?? 'other';
}
