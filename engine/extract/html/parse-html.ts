/** HTML in, what its elements are out: tokenizer and tree construction put together. */
import { Construction, type ModeRules } from './construction.ts';
import { foreignContent } from './foreign-content.ts';
import { inBody } from './mode-body.ts';
import { afterHead, beforeHead, beforeHtml, inHead, initial } from './modes-head.ts';
import {
  afterAfterBody,
  afterAfterFrameset,
  afterBody,
  afterFrameset,
  inFrameset,
  inSelect,
  inSelectInTable,
  inTemplate,
} from './modes-rare.ts';
import { inCaption, inCell, inColumnGroup, inRow, inTable, inTableBody } from './modes-table.ts';
import { Tokenizer } from './tokenizer.ts';
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
  inSelect,
  inSelectInTable,
  inTemplate,
  afterBody,
  inFrameset,
  afterFrameset,
  afterAfterBody,
  afterAfterFrameset,
];

/** Line ends must be normalised before, so that offsets hold. Returns whether browsers use quirks mode. */
export function parseHtml(html: string, listener: TreeListener): { readonly quirks: boolean } {
  const construction = new Construction({ html, listener, rules, foreign: foreignContent });
  new Tokenizer(html, construction).run();
  return { quirks: construction.quirks };
}
