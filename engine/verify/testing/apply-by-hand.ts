/** Applies the steps of an exported fix like a person: parses the page, finds the element, changes it, serialises the page. */
import type { FixStep } from '@pagewright/contract/entities/fix';
import {
  parse,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter as tree,
} from 'parse5';

const isElement = (node: Tree.ChildNode): node is Tree.Element => 'tagName' in node;

const childrenOf = (node: Tree.ParentNode): Tree.Element[] => node.childNodes.filter(isElement);

/** Only the form of selectors that fixes have: `html > body > p:nth-of-type(2)`. */
function find(document: Tree.Document, selector: string): Tree.Element {
  let at: Tree.ParentNode = document;
  for (const step of selector.split(' > ')) {
    const match = /^([^:]+)(?::nth-of-type\((\d+)\))?$/.exec(step);
    const found: Tree.Element | undefined = childrenOf(at).filter(({ tagName }) => tagName === match?.[1])[
      Number(match?.[2] ?? 1) - 1
    ];
    if (found === undefined) throw new Error(`There is no ${step} in ${selector}.`);
    at = found;
  }
  if (!('tagName' in at)) throw new Error(`${selector} is no element.`);
  return at;
}

const parsed = (html: string, context: Tree.Element | null): Tree.ChildNode[] => {
  const fragment = context === null ? parseFragment(html) : parseFragment(context, html, {});
  return fragment.childNodes.slice();
};

function insertAt(
  parent: Tree.ParentNode,
  nodes: readonly Tree.ChildNode[],
  before: Tree.ChildNode | undefined,
): void {
  for (const node of nodes) {
    tree.detachNode(node);
    if (before === undefined) tree.appendChild(parent, node);
    else tree.insertBefore(parent, node, before);
  }
}

/** Reads the attributes of a start tag of any element, the root's included. */
function attributesOf(tag: string): Tree.Element['attrs'] {
  const element = parsed(tag.replace(/^<[^\s/>]+/, '<input'), null).find(isElement);
  if (element === undefined) throw new Error(`${tag} is no start tag.`);
  return element.attrs;
}

const parentOf = (element: Tree.Element): Tree.ParentNode => {
  if (element.parentNode === null) throw new Error('The element stands nowhere.');
  return element.parentNode;
};

type Change = (element: Tree.Element, step: FixStep) => void;

const changes: Readonly<Record<Exclude<FixStep['action'], 'top'>, Change>> = {
  tag: (element, { html }) => {
    element.attrs = attributesOf(html);
  },
  replace: (element, { html }) => {
    const parent = parentOf(element);
    insertAt(parent, parsed(html, null), element);
    tree.detachNode(element);
  },
  text: (element, { found, html }) => {
    const inner = serialize(element);
    if (!inner.includes(found)) throw new Error(`“${found}” is not there.`);
    element.childNodes.splice(0);
    insertAt(
      element,
      parsed(
        inner.replace(found, () => html),
        null,
      ),
      undefined,
    );
  },
  prepend: (element, { html }) => insertAt(element, parsed(html, element), element.childNodes[0]),
  after: (element, { html }) => {
    const parent = parentOf(element);
    insertAt(parent, parsed(html, null), parent.childNodes[parent.childNodes.indexOf(element) + 1]);
  },
};

/** All elements are found before anything is changed. */
export function applyByHand(html: string, steps: readonly FixStep[]): string {
  const document = parse(html);
  const top = steps.filter(({ action }) => action === 'top').map((step) => step.html);
  const places = steps.flatMap((step) =>
    step.action === 'top'
      ? []
      : [{ step, change: changes[step.action], element: find(document, step.selector) }],
  );
  for (const { step, change, element } of places) change(element, step);
  return top.join('\n') + serialize(document);
}
