/** Finds elements by a CSS selector. */
import { compile, type Options, selectAll } from 'css-select';
import type { Found, Match } from './page-matches.ts';
import { PageNode } from './page-tree.ts';

const withoutBudget = (nodes: PageNode[]): PageNode[] => nodes;

const options: Options<PageNode, PageNode> = {
  cacheResults: false,
  adapter: {
    isTag: (node): node is PageNode => {
      node.budget.spend();
      return node.isElement;
    },
    getAttributeValue: (element, name) => element.attribute(name),
    getChildren: (node) => [...node.childNodes],
    getName: (element) => element.nodeName,
    getParent: (node) => {
      const parent = node.parentNode;
      return parent?.isElement === true ? parent : null;
    },
    getSiblings: (node) => [...(node.parentNode?.childNodes ?? [node])],
    prevElementSibling: (node) => {
      let before = node.previousSibling;
      while (before !== null && !before.isElement) before = before.previousSibling;
      return before;
    },
    getText: (node) => node.text(),
    hasAttrib: (element, name) => element.attribute(name) !== undefined,
    removeSubsets: withoutBudget,
  },
};

export const elementMatch = (element: PageNode): Match => ({
  text: () => element.text(),
  attribute: (name) => element.attribute(name.toLowerCase()) ?? null,
});

/** Throws when the selector is not valid. */
export function cssFinder(selector: string): (document: PageNode) => Found {
  const query = compile<PageNode, PageNode>(selector, options);
  return (document) => ({
    kind: 'matches',
    matches: selectAll<PageNode, PageNode>(query, document, options).map(elementMatch),
  });
}
