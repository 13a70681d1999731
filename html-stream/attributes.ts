/** The attributes of a start tag, decoded on access. */
import { decodeAttribute } from './character-references.ts';
import { normalizeName } from './syntax.ts';

/** Further attributes of a tag are ignored: no page needs them, hostile pages have millions. */
const attributeMax = 256;

/** Attributes that any element may have, as bits: `mask` has those of a tag. */
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

const bitOfName: ReadonlyMap<string, number> = new Map([
  ['id', globalAttribute.id],
  ['class', globalAttribute.class],
  ['role', globalAttribute.role],
  ['hidden', globalAttribute.hidden],
  ['style', globalAttribute.style],
  ['aria-hidden', globalAttribute.ariaHidden],
  ['itemscope', globalAttribute.itemscope],
  ['itemprop', globalAttribute.itemprop],
  ['typeof', globalAttribute.typeof],
  ['property', globalAttribute.property],
  ['data-nosnippet', globalAttribute.nosnippet],
  ['for', globalAttribute.idReference],
  ['aria-labelledby', globalAttribute.idReference],
  ['aria-describedby', globalAttribute.idReference],
  ['aria-controls', globalAttribute.idReference],
  ['aria-owns', globalAttribute.idReference],
  ['name', globalAttribute.name],
  ['aria-label', globalAttribute.ariaLabel],
  ['aria-modal', globalAttribute.ariaModal],
  ['vocab', globalAttribute.vocab],
  ['rel', globalAttribute.rel],
]);

export class Attributes {
  /** Bits of `globalAttribute` that the tag has. */
  mask = 0;
  /** The tag has more attributes than are stored. */
  overflowed = false;
  /** In lower case, each once. */
  readonly names: string[] = [];
  private readonly values: string[] = [];

  /** Takes both as written. The first of equal names counts. */
  add(writtenName: string, value: string): void {
    const name = normalizeName(writtenName);
    if (this.names.includes(name)) return;
    if (this.names.length >= attributeMax) {
      this.overflowed = true;
      return;
    }
    this.names.push(name);
    this.values.push(value);
    this.mask |= bitOfName.get(name) ?? (name.startsWith('on') ? globalAttribute.event : 0);
  }

  /** Value by lower-case name; null when missing. It may be a slice of the page's HTML and keep that alive. */
  get(name: string): string | null {
    const at = this.names.indexOf(name);
    return at === -1 ? null : decodeAttribute(this.values[at] ?? '');
  }

  has(name: string): boolean {
    return this.names.includes(name);
  }

  /** Equal for tags with the same attributes in any order. */
  key(): string {
    return this.names
      .map((name) => `${name}=${this.get(name)}`)
      .sort()
      .join('\u0000');
  }
}
