/** Rebuilds the document tree from the parser's events, to compare it with the trees of conformance tests. */
import type { Attributes } from '../attributes.ts';
import type { Doctype } from '../doctype.ts';
import type { OpenElement } from '../open-element.ts';
import { parseHtml } from '../parse-html.ts';
import type { TreeListener } from '../tree-listener.ts';

export interface TreeElement {
  readonly kind: 'element';
  /** `svg path` for foreign elements, as html5lib writes them; in lower case. */
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: TreeNode[];
}

export type TreeNode =
  | TreeElement
  | { readonly kind: 'text'; text: string }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'doctype'; readonly doctype: Doctype };

const nameOf = ({ info, namespace }: OpenElement): string =>
  namespace === 'html' ? info.name : `${namespace} ${info.name}`;

function addMissing(to: Map<string, string>, attributes: Attributes): void {
  for (const name of attributes.names) if (!to.has(name)) to.set(name, attributes.get(name) ?? '');
}

class TreeRebuilder implements TreeListener {
  readonly children: TreeNode[] = [];
  private readonly nodes = new Map<OpenElement, TreeElement>();
  private readonly parents = new Map<TreeNode, TreeNode[]>();
  private readonly openTables = new Set<TreeNode>();

  open(element: OpenElement, parent: OpenElement | undefined, contentFrom?: OpenElement): void {
    const node: TreeElement = { kind: 'element', name: nameOf(element), attributes: new Map(), children: [] };
    if (element.attributes !== null) addMissing(node.attributes, element.attributes);
    this.nodes.set(element, node);
    if (node.name === 'table') this.openTables.add(node);
    if (contentFrom !== undefined && contentFrom !== parent) return;
    if (contentFrom !== undefined)
      for (const child of this.childrenOf(contentFrom).splice(0)) this.append(child, node.children);
    this.insert(node, this.childrenOf(parent));
  }

  close(element: OpenElement): void {
    const node = this.nodes.get(element);
    if (node !== undefined) this.openTables.delete(node);
  }

  reparent(element: OpenElement, parent: OpenElement | undefined): void {
    const node = this.nodes.get(element);
    if (node === undefined) return;
    const siblings = this.parents.get(node);
    siblings?.splice(siblings.indexOf(node), 1);
    this.insert(node, this.childrenOf(parent));
  }

  text(text: string, parent: OpenElement | undefined): void {
    const siblings = this.childrenOf(parent);
    const before = siblings[this.insertionIndex(siblings) - 1];
    if (before?.kind === 'text') before.text += text;
    else this.insert({ kind: 'text', text }, siblings);
  }

  rawText(element: OpenElement, text: string): void {
    if (text !== '') this.text(text, element);
  }

  comment(text: string, parent: OpenElement | undefined): void {
    this.insert({ kind: 'comment', text }, this.childrenOf(parent));
  }

  doctype(doctype: Doctype): void {
    this.insert({ kind: 'doctype', doctype }, this.children);
  }

  addAttributes(to: OpenElement, attributes: Attributes): void {
    const node = this.nodes.get(to);
    if (node !== undefined) addMissing(node.attributes, attributes);
  }

  bodyDropped(body: OpenElement): void {
    const node = this.nodes.get(body);
    const siblings = node === undefined ? undefined : this.parents.get(node);
    if (node !== undefined) siblings?.splice(siblings.indexOf(node), 1);
  }

  headClosedBy(): void {}
  strayHead(): void {}
  tooDeep(): void {}
  tooManyAttributes(): void {}

  private childrenOf(parent: OpenElement | undefined): TreeNode[] {
    return parent === undefined ? this.children : (this.nodes.get(parent)?.children ?? this.children);
  }

  /** Only foster-parented content is inserted beside an open table: before it. */
  private insertionIndex(siblings: readonly TreeNode[]): number {
    const table = siblings.findIndex((sibling) => this.openTables.has(sibling));
    return table === -1 ? siblings.length : table;
  }

  private insert(node: TreeNode, siblings: TreeNode[]): void {
    siblings.splice(this.insertionIndex(siblings), 0, node);
    this.parents.set(node, siblings);
  }

  private append(node: TreeNode, siblings: TreeNode[]): void {
    siblings.push(node);
    this.parents.set(node, siblings);
  }
}

export function buildTree(html: string): readonly TreeNode[] {
  const rebuilder = new TreeRebuilder();
  parseHtml(html.replace(/\r\n?/g, '\n'), rebuilder);
  return rebuilder.children;
}
