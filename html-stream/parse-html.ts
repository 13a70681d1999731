/** Parses HTML: connects the tokenizer, tree construction and a listener. */

import { foreignContent } from './foreign-content.ts';
import { inBody } from './mode-body.ts';
import {
  afterAfterBody,
  afterAfterFrameset,
  afterBody,
  afterFrameset,
  inFrameset,
  inTemplate,
} from './modes-after-body.ts';
import { afterHead, beforeHead, beforeHtml, inHead, initial } from './modes-head.ts';
import { inCaption, inCell, inColumnGroup, inRow, inTable, inTableBody } from './modes-table.ts';
import { Tokenizer } from './tokenizer.ts';
import { type ModeRules, TreeBuilder } from './tree-builder.ts';
import type { TreeListener } from './tree-listener.ts';

/** In the order of `mode`. */
const rules: readonly ModeRules[] = [
  initial,
  beforeHtml,
  beforeHead,
  inHead,
  afterHead,
  inBody,
  inTable,
  inCaption,
  inColumnGroup,
  inTableBody,
  inRow,
  inCell,
  inTemplate,
  afterBody,
  inFrameset,
  afterFrameset,
  afterAfterBody,
  afterAfterFrameset,
];

/** Expects line endings normalised to LF. Returns whether browsers use quirks mode. */
export function parseHtml(html: string, listener: TreeListener): { readonly quirks: boolean } {
  const builder = new TreeBuilder({ listener, rules, foreign: foreignContent });
  new Tokenizer(html, builder).run();
  return { quirks: builder.quirks };
}
