/** Finds nodes, or computes a value, by an XPath 1.0 expression. */

import { elementMatch } from './find-by-css.ts';
import { type Found, type Match, textMatch } from './page-matches.ts';
import { PageAttribute, PageNode } from './page-tree.ts';
import xpath from './xpath-library.mjs';

function nodeMatch(node: unknown): Match {
  if (node instanceof PageAttribute) return textMatch(node.value);
  return node instanceof PageNode ? elementMatch(node) : textMatch('');
}

/** Throws when the expression is not valid. */
export function xpathFinder(expression: string): (document: PageNode) => Found {
  const parsed = xpath.parse(expression);
  return (document) => {
    const result = parsed.evaluate({ node: document, isHtml: true });
    if (result.toArray !== undefined) return { kind: 'matches', matches: result.toArray().map(nodeMatch) };
    if (result instanceof xpath.XNumber) return { kind: 'value', value: result.numberValue() };
    if (result instanceof xpath.XBoolean) return { kind: 'value', value: result.booleanValue() };
    return { kind: 'value', value: result.stringValue() };
  };
}
