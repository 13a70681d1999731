/** Collects Microdata and RDFa items from attributes of visible elements. */

import { type Attributes, globalAttribute } from '@pagewright/html-stream/attributes';
import type { OpenElement } from '@pagewright/html-stream/open-element';
import type { StructuredItem, StructuredSyntax, StructuredValue } from '../../model/structured-facts.ts';
import { collapseSpace } from '../document/white-space.ts';
import { isSchemaOrg, shortName } from '../structured/vocabulary.ts';

const itemsMax = 2000;
const valuesMax = 10_000;

interface ItemDraft {
  readonly syntax: StructuredSyntax;
  readonly types: readonly string[];
  readonly id: string | null;
  readonly schemaOrg: boolean;
  readonly node: number;
  readonly path: string;
  readonly values: { readonly names: readonly string[]; readonly value: ValueDraft }[];
}

type ValueDraft =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'range'; readonly from: number; to: number }
  | { readonly kind: 'item'; readonly item: ItemDraft };

const urlAttributes = new Map<string, string>([
  ...['a', 'area', 'link'].map((name): [string, string] => [name, 'href']),
  ...['audio', 'embed', 'iframe', 'img', 'source', 'track', 'video'].map((name): [string, string] => [
    name,
    'src',
  ]),
  ['object', 'data'],
  ['data', 'value'],
  ['meter', 'value'],
]);

/** The value an element has by its attributes; null when its text is the value. */
function valueByAttribute(name: string, attributes: Attributes): string | null {
  const content = attributes.get('content');
  if (content !== null) return content;
  if (name === 'time') return attributes.get('datetime');
  const attribute = urlAttributes.get(name);
  return attribute === undefined ? null : (attributes.get(attribute) ?? '');
}

export class EmbeddedItems {
  private readonly top: ItemDraft[] = [];
  private readonly open: { readonly node: number; readonly item: ItemDraft }[] = [];
  private openValues: Map<number, { from: number; to: number }> | null = null;
  private items = 0;
  private values = 0;
  private vocabularyIsSchema = false;

  note(element: OpenElement, attributes: Attributes): void {
    const { mask } = attributes;
    if ((mask & globalAttribute.vocab) !== 0)
      this.vocabularyIsSchema = isSchemaOrg(attributes.get('vocab') ?? '');
    // A value outside any item, such as that of Open Graph, is no structured data.
    if (this.open.length === 0 && (mask & (globalAttribute.itemscope | globalAttribute.typeof)) === 0) return;
    if ((mask & (globalAttribute.itemscope | globalAttribute.itemprop)) !== 0)
      this.noteMicrodata(element, attributes);
    else if ((mask & (globalAttribute.typeof | globalAttribute.property)) !== 0)
      this.noteRdfa(element, attributes);
  }

  private noteMicrodata(element: OpenElement, attributes: Attributes): void {
    const names = split(attributes.get('itemprop')).map(shortName);
    if ((attributes.mask & globalAttribute.itemscope) === 0) {
      this.addValue('microdata', names, element, attributes);
      return;
    }
    const types = split(attributes.get('itemtype'));
    this.addItem(element, names, {
      syntax: 'microdata',
      types: types.map(shortName),
      id: attributes.get('itemid'),
      schemaOrg: types.some(isSchemaOrg),
    });
  }

  private noteRdfa(element: OpenElement, attributes: Attributes): void {
    const names = split(attributes.get('property')).map(shortName);
    const types = split(attributes.get('typeof'));
    if (types.length === 0) {
      // Open Graph uses `property` too, but outside any item.
      if (!names.some((name) => name.includes(':'))) this.addValue('rdfa', names, element, attributes);
      return;
    }
    this.addItem(element, names, {
      syntax: 'rdfa',
      types: types.map(shortName),
      id: attributes.get('resource') ?? attributes.get('about'),
      schemaOrg:
        this.vocabularyIsSchema || types.some((type) => isSchemaOrg(type) || type.startsWith('schema:')),
    });
  }

  private addItem(
    element: OpenElement,
    names: readonly string[],
    about: Pick<ItemDraft, 'syntax' | 'types' | 'id' | 'schemaOrg'>,
  ): void {
    if (this.items >= itemsMax) return;
    this.items += 1;
    const outer = names.length === 0 ? undefined : this.enclosing(about.syntax);
    const path = outer === undefined ? `${about.syntax}[${this.top.length}]` : `${outer.path}.${names[0]}`;
    const item: ItemDraft = { ...about, node: element.node, path, values: [] };
    if (outer === undefined) this.top.push(item);
    else outer.values.push({ names, value: { kind: 'item', item } });
    if (this.open.length < 256) this.open.push({ node: element.node, item });
  }

  private addValue(
    syntax: StructuredSyntax,
    names: readonly string[],
    element: OpenElement,
    attributes: Attributes,
  ): void {
    const item = this.enclosing(syntax);
    if (item === undefined || names.length === 0 || this.values >= valuesMax) return;
    this.values += 1;
    const text = valueByAttribute(element.info.name, attributes);
    if (text !== null) {
      item.values.push({ names, value: { kind: 'text', text: collapseSpace(text) } });
      return;
    }
    const range = { kind: 'range' as const, from: element.textStart, to: element.textStart };
    this.openValues ??= new Map();
    this.openValues.set(element.node, range);
    item.values.push({ names, value: range });
  }

  private enclosing(syntax: StructuredSyntax): ItemDraft | undefined {
    for (let at = this.open.length - 1; at >= 0; at -= 1) {
      const item = this.open[at]?.item;
      if (item?.syntax === syntax) return item;
    }
    return undefined;
  }

  end(element: OpenElement, textEnd: number): void {
    if (this.items === 0) return;
    if (this.open.at(-1)?.node === element.node) this.open.pop();
    const value = this.openValues?.get(element.node);
    if (value === undefined) return;
    this.openValues?.delete(element.node);
    value.to = textEnd;
  }

  finish(text: string): StructuredItem[] {
    return this.top.map((draft) => toItem(draft, text));
  }
}

function toItem(draft: ItemDraft, text: string): StructuredItem {
  // A property may have any name, `constructor` too.
  const properties = new Map<string, StructuredValue[]>();
  for (const { names, value } of draft.values) {
    const read =
      value.kind === 'text'
        ? value.text
        : value.kind === 'item'
          ? toItem(value.item, text)
          : collapseSpace(text.slice(value.from, value.to));
    for (const name of names) {
      const values = properties.get(name);
      if (values === undefined) properties.set(name, [read]);
      else values.push(read);
    }
  }
  const { values: _values, ...item } = draft;
  return { ...item, properties: Object.fromEntries(properties) };
}

const split = (value: string | null): string[] =>
  value === null
    ? []
    : value
        .trim()
        .split(/\s+/)
        .filter((part) => part !== '');
