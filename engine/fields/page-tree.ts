/** The document tree of a page for selectors and XPath, in which every step is paid from a budget. */
import type { Attributes } from '@pagewright/html-stream/attributes';
import type { OpenElement } from '@pagewright/html-stream/open-element';
import { parseHtml } from '@pagewright/html-stream/parse-html';
import type { TreeListener } from '@pagewright/html-stream/tree-listener';
import { StepBudget } from './step-budget.ts';

const nodeTypes = { element: 1, attribute: 2, text: 3, document: 9 } as const;
const htmlNamespace = 'http://www.w3.org/1999/xhtml';
const otherNamespaces = {
  svg: 'http://www.w3.org/2000/svg',
  math: 'http://www.w3.org/1998/Math/MathML',
} as const;

/** In document order: bits as those of the DOM, for nodes of the same tree. */
const precedes = 0x02;
const follows = 0x04;

/** An attribute as a node, after its element. */
export class PageAttribute {
  readonly nodeType = nodeTypes.attribute;
  readonly namespaceURI = null;
  readonly name: string;
  readonly value: string;
  readonly ownerElement: PageNode;

  constructor(ownerElement: PageNode, name: string, value: string) {
    this.ownerElement = ownerElement;
    this.name = name;
    this.value = value;
  }

  get nodeName(): string {
    return this.name;
  }

  get localName(): string {
    return this.name;
  }

  get nodeValue(): string {
    return this.value;
  }

  compareDocumentPosition(other: PageNode | PageAttribute): number {
    this.ownerElement.budget.spend();
    if (other instanceof PageNode) return this.ownerElement.order < other.order ? follows : precedes;
    if (other.ownerElement === this.ownerElement) return other.name < this.name ? precedes : follows;
    return this.ownerElement.order < other.ownerElement.order ? follows : precedes;
  }
}

interface AttributeList {
  readonly length: number;
  readonly item: (at: number) => PageAttribute | undefined;
}

interface NodeInit {
  readonly budget: StepBudget;
  readonly type: number;
  readonly name: string;
  readonly namespace?: OpenElement['namespace'];
  readonly text?: string;
}

/** As much of a DOM node as an XPath evaluator asks for. */
export class PageNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly namespaceURI: string | null;
  readonly budget: StepBudget;
  readonly children: PageNode[] = [];
  readonly attributeValues = new Map<string, string>();
  ownText: string;
  owner: PageNode | null = null;
  /** Its place among its siblings, and among all nodes: known when the tree is done. */
  index = 0;
  order = 0;

  constructor({ budget, type, name, namespace = 'html', text = '' }: NodeInit) {
    this.budget = budget;
    this.nodeType = type;
    this.nodeName = name;
    this.ownText = text;
    this.namespaceURI = namespace === 'html' ? htmlNamespace : otherNamespaces[namespace];
  }

  get isElement(): boolean {
    return this.nodeType === nodeTypes.element;
  }

  get localName(): string {
    return this.nodeName;
  }

  get parentNode(): PageNode | null {
    this.budget.spend();
    return this.owner;
  }

  get firstChild(): PageNode | null {
    this.budget.spend();
    return this.children[0] ?? null;
  }

  get nextSibling(): PageNode | null {
    this.budget.spend();
    return this.owner?.children[this.index + 1] ?? null;
  }

  get previousSibling(): PageNode | null {
    this.budget.spend();
    return this.owner?.children[this.index - 1] ?? null;
  }

  get childNodes(): readonly PageNode[] {
    this.budget.spend();
    return this.children;
  }

  get ownerDocument(): PageNode | null {
    this.budget.spend();
    return this.owner === null ? null : rootOf(this.owner);
  }

  get nodeValue(): string | null {
    if (this.nodeType !== nodeTypes.text) return null;
    this.budget.spendText(this.ownText.length);
    return this.ownText;
  }

  get attributes(): AttributeList {
    this.budget.spend();
    const names = [...this.attributeValues.keys()];
    return {
      length: names.length,
      item: (at) => {
        const name = names[at];
        return name === undefined ? undefined : new PageAttribute(this, name, this.attribute(name) ?? '');
      },
    };
  }

  compareDocumentPosition(other: PageNode | PageAttribute): number {
    this.budget.spend();
    if (other instanceof PageAttribute) return this.order <= other.ownerElement.order ? follows : precedes;
    return this.order < other.order ? follows : precedes;
  }

  attribute(name: string): string | undefined {
    const value = this.attributeValues.get(name);
    this.budget.spendText(value?.length ?? 0);
    return value;
  }

  /** All text inside, as `textContent`. */
  text(): string {
    const parts: string[] = [];
    const waiting: PageNode[] = [this];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      node.budget.spendText(node.ownText.length);
      if (node.nodeType === nodeTypes.text) parts.push(node.ownText);
      else for (const child of node.children.toReversed()) waiting.push(child);
    }
    return parts.join('');
  }
}

function rootOf(node: PageNode): PageNode {
  let root = node;
  while (root.owner !== null) root = root.owner;
  return root;
}

function addMissing(to: PageNode, attributes: Attributes | null): void {
  for (const name of attributes?.names ?? [])
    if (!to.attributeValues.has(name)) to.attributeValues.set(name, attributes?.get(name) ?? '');
}

class TreeMaker implements TreeListener {
  readonly document: PageNode;
  private readonly nodes = new Map<OpenElement, PageNode>();
  private readonly budget: StepBudget;

  constructor(budget: StepBudget) {
    this.budget = budget;
    this.document = new PageNode({ budget, type: nodeTypes.document, name: '#document' });
  }

  open(element: OpenElement, parent: OpenElement | undefined, contentFrom?: OpenElement): void {
    this.budget.spend();
    const { info, namespace, attributes } = element;
    const node = new PageNode({ budget: this.budget, type: nodeTypes.element, name: info.name, namespace });
    addMissing(node, attributes);
    this.nodes.set(element, node);
    if (contentFrom !== undefined && contentFrom !== parent) return;
    if (contentFrom !== undefined)
      for (const child of this.nodeOf(contentFrom).children.splice(0)) insert(child, node);
    insert(node, this.nodeOf(parent));
  }

  reparent(element: OpenElement, parent: OpenElement | undefined): void {
    const node = this.nodes.get(element);
    if (node === undefined) return;
    remove(node);
    insert(node, this.nodeOf(parent));
  }

  text(text: string, parent: OpenElement | undefined): void {
    const to = this.nodeOf(parent);
    const before = to.children.at(-1);
    if (before?.nodeType === nodeTypes.text) before.ownText += text;
    else insert(new PageNode({ budget: this.budget, type: nodeTypes.text, name: '#text', text }), to);
  }

  rawText(element: OpenElement, text: string): void {
    if (text !== '') this.text(text, element);
  }

  addAttributes(to: OpenElement, attributes: Attributes): void {
    const node = this.nodes.get(to);
    if (node !== undefined) addMissing(node, attributes);
  }

  bodyDropped(body: OpenElement): void {
    const node = this.nodes.get(body);
    if (node !== undefined) remove(node);
  }

  close(): void {}
  doctype(): void {}
  headClosedBy(): void {}
  strayHead(): void {}
  tooDeep(): void {}
  tooManyAttributes(): void {}

  private nodeOf(element: OpenElement | undefined): PageNode {
    return element === undefined ? this.document : (this.nodes.get(element) ?? this.document);
  }
}

function insert(node: PageNode, parent: PageNode): void {
  node.owner = parent;
  parent.children.push(node);
}

function remove(node: PageNode): void {
  const siblings = node.owner?.children;
  if (siblings === undefined) return;
  const at = siblings.indexOf(node);
  node.budget.spend(siblings.length);
  if (at !== -1) siblings.splice(at, 1);
}

/** Numbers the nodes in document order. */
function number(document: PageNode): void {
  let order = 0;
  const waiting = [document];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    order += 1;
    node.order = order;
    for (const [index, child] of node.children.entries()) child.index = index;
    for (const child of node.children.toReversed()) waiting.push(child);
  }
}

/** Throws `TooManySteps` when the page alone is more than the budget. */
export function pageTree(html: string, budget: StepBudget): PageNode {
  const maker = new TreeMaker(budget);
  parseHtml(html, maker);
  number(maker.document);
  return maker.document;
}
