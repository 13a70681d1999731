/** The attributes of the tag being read: kept as offsets, decoded when asked for. */
import { decodeAttribute } from './character-references.ts';
import { KnownWords } from './known-words.ts';
import { lowerAscii } from './syntax.ts';

/** Attributes beyond this many on one tag are not kept: no page needs them, some try. */
const attributeMax = 256;

/** Attributes that any element may have and some collector wants: their bits tell which are there. */
export const globalAttribute = {
  id: 1,
  class: 1 << 1,
  role: 1 << 2,
  hidden: 1 << 3,
  style: 1 << 4,
  ariaHidden: 1 << 5,
  itemscope: 1 << 6,
  itemprop: 1 << 7,
  typeof: 1 << 8,
  property: 1 << 9,
  nosnippet: 1 << 10,
  event: 1 << 11,
  idReference: 1 << 12,
  name: 1 << 13,
  ariaLabel: 1 << 14,
  ariaModal: 1 << 15,
  vocab: 1 << 16,
  rel: 1 << 17,
} as const;

/** Numbers of the names that links and images have: these read all of theirs in one pass. */
export const attributeNumber = {
  href: 1,
  rel: 2,
  target: 3,
  hreflang: 4,
  download: 5,
  role: 6,
  'aria-label': 7,
  'aria-labelledby': 8,
  title: 9,
  alt: 10,
  src: 11,
  srcset: 12,
  'data-src': 13,
  'data-lazy-src': 14,
  'data-original': 15,
  width: 16,
  height: 17,
  sizes: 18,
  loading: 19,
  fetchpriority: 20,
  style: 21,
} as const;

const numbers: ReadonlyMap<string, number> = new Map(Object.entries(attributeNumber));

interface KnownName {
  readonly name: string;
  /** Of `globalAttribute`. */
  readonly bits: number;
  /** Of `attributeNumber`; 0 for a name that is not among them. */
  readonly number: number;
}

/** Names that collectors ask for. They are kept as these very strings, so that comparing them is comparing pointers. */
const knownNames = new KnownWords<KnownName>(
  [
    ['id', globalAttribute.id] as const,
    ['class', globalAttribute.class] as const,
    ['role', globalAttribute.role] as const,
    ['hidden', globalAttribute.hidden] as const,
    ['style', globalAttribute.style] as const,
    ['aria-hidden', globalAttribute.ariaHidden] as const,
    ['itemscope', globalAttribute.itemscope] as const,
    ['itemprop', globalAttribute.itemprop] as const,
    ['typeof', globalAttribute.typeof] as const,
    ['property', globalAttribute.property] as const,
    ['data-nosnippet', globalAttribute.nosnippet] as const,
    ['for', globalAttribute.idReference] as const,
    ['aria-labelledby', globalAttribute.idReference] as const,
    ['aria-describedby', globalAttribute.idReference] as const,
    ['aria-controls', globalAttribute.idReference] as const,
    ['aria-owns', globalAttribute.idReference] as const,
    ['name', globalAttribute.name] as const,
    ['aria-label', globalAttribute.ariaLabel] as const,
    ['aria-modal', globalAttribute.ariaModal] as const,
    ['vocab', globalAttribute.vocab] as const,
    ['rel', globalAttribute.rel] as const,
    ...'href src alt title content type target hreflang download width height srcset sizes loading fetchpriority media as lang dir charset http-equiv itemtype itemid datetime value placeholder action method async defer crossorigin integrity data colspan rowspan tabindex decoding aria-expanded aria-current onclick d viewbox fill focusable data-src data-lazy-src data-original'
      .split(' ')
      .map((name) => [name, name === 'onclick' ? globalAttribute.event : 0] as const),
  ].map(([name, bits]) => [name, { name, bits, number: numbers.get(name) ?? 0 }] as const),
);

const attributeName = (written: string): string => {
  const name = lowerAscii(written);
  return name.includes('\u0000') ? name.replaceAll('\u0000', '\uFFFD') : name;
};

const noCodes = new Uint16Array(0);

export class Attributes {
  /** Bits of `globalAttribute` that the tag has. */
  mask = 0;
  count = 0;
  /** More were written than are kept. */
  overflowed = false;
  readonly names: string[] = [];
  /** Of `attributeNumber`, in the order of the names; 0 for all others. */
  readonly numbers: number[] = [];
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  private readonly mayHoldReference: boolean[] = [];
  private html = '';
  private codes: Uint16Array = noCodes;

  /** For the next tag of a page, which is given as text and as codes. */
  reset(html: string, codes: Uint16Array): void {
    this.html = html;
    this.codes = codes;
    this.mask = 0;
    this.count = 0;
    this.overflowed = false;
  }

  /** The name stands from `from` to `to`, the value from `start` to `end`; it may hold references or NUL. */
  add(from: number, to: number, hash: number, start: number, end: number, mayHoldReference: boolean): void {
    const at = this.count;
    if (at >= attributeMax) {
      this.overflowed = true;
      return;
    }
    const known = knownNames.find(this.codes, from, to, hash);
    this.starts[at] = start;
    this.ends[at] = end;
    this.mayHoldReference[at] = mayHoldReference;
    this.count = at + 1;
    if (known !== undefined) {
      this.names[at] = known.name;
      this.numbers[at] = known.number;
      this.mask |= known.bits;
      return;
    }
    const name = attributeName(this.html.slice(from, to));
    this.names[at] = name;
    this.numbers[at] = 0;
    if (name.startsWith('on')) this.mask |= globalAttribute.event;
  }

  /**
   * Value by lower-case name; null when missing. The first of equal names counts. It is a view of the page's HTML:
   * who keeps it longer than the page makes a copy.
   */
  get(name: string): string | null {
    for (let at = 0; at < this.count; at += 1) if (this.names[at] === name) return this.valueAt(at);
    return null;
  }

  has(name: string): boolean {
    for (let at = 0; at < this.count; at += 1) if (this.names[at] === name) return true;
    return false;
  }

  valueAt(at: number): string {
    const value = this.html.slice(this.starts[at], this.ends[at]);
    return this.mayHoldReference[at] === false ? value : decodeAttribute(value);
  }

  /** Equal for tags with the same attributes, however they are ordered. */
  key(): string {
    if (this.count === 0) return '';
    const parts: string[] = [];
    for (let at = 0; at < this.count; at += 1) {
      const name = this.names[at] ?? '';
      if (this.names.indexOf(name) === at) parts.push(`${name}=${this.valueAt(at)}`);
    }
    return parts.sort().join('\u0000');
  }
}
