/** A page's text as character codes, kept while the same page is read. */
import { CodeScratch } from '../code-scratch.ts';

const scratch = new CodeScratch(1 << 17);
let codes = scratch.write('', 4);
let latest = '';

/** One code per character of `html`, and zeros behind them; valid until it is asked for those of another text. */
export function codesOf(html: string): Uint16Array {
  if (html !== latest) codes = scratch.write(html, 4);
  latest = html;
  return codes;
}
