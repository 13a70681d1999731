/** Collects ids, anchors, and attributes that refer to ids. */

import { type Attributes, globalAttribute } from '@pagewright/html-stream/attributes';
import type { OpenElement } from '@pagewright/html-stream/open-element';
import type { IdFacts } from '../../model/node-facts.ts';
import { nodesMax } from './context.ts';

const referring = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'] as const;

export class Ids {
  private readonly nodes = new Map<string, number[]>();
  private readonly names = new Set<string>();
  private readonly references: { readonly attribute: string; readonly id: string; readonly node: number }[] =
    [];

  note(element: OpenElement, attributes: Attributes, rows: Map<number, string>): void {
    const { mask } = attributes;
    if ((mask & globalAttribute.id) !== 0) this.noteId(attributes.get('id') ?? '', element.node, rows);
    if ((mask & globalAttribute.name) !== 0 && element.info.name === 'a' && this.names.size < nodesMax) {
      const name = attributes.get('name');
      if (name !== null && name !== '') this.names.add(name);
    }
    if ((mask & globalAttribute.idReference) !== 0) this.noteReferences(element, attributes);
  }

  private noteId(id: string, node: number, rows: Map<number, string>): void {
    if (id === '' || this.nodes.size >= nodesMax) return;
    rows.set(node, id);
    const known = this.nodes.get(id);
    if (known === undefined) this.nodes.set(id, [node]);
    else if (known.length < 50) known.push(node);
  }

  private noteReferences(element: OpenElement, attributes: Attributes): void {
    for (const attribute of referring) {
      const value = attributes.get(attribute);
      if (value === null || (attribute === 'for' && element.info.name !== 'label')) continue;
      // A label names one id, spaces and all; the others list them.
      for (const id of attribute === 'for' ? [value] : value.split(/\s+/)) {
        if (id !== '' && this.references.length < nodesMax)
          this.references.push({ attribute, id, node: element.node });
      }
    }
  }

  has = (id: string): boolean => this.nodes.has(id);

  finish(): IdFacts {
    const duplicates: { id: string; nodes: readonly number[]; referenced: boolean }[] = [];
    for (const [id, nodes] of this.nodes)
      if (nodes.length > 1)
        duplicates.push({ id, nodes, referenced: this.references.some((reference) => reference.id === id) });
    const ids = [...this.nodes.keys()];
    return {
      anchors: this.names.size === 0 ? ids : [...new Set([...ids, ...this.names])],
      duplicates,
      brokenReferences: this.references.filter(({ id }) => !this.nodes.has(id)),
    };
  }
}
