/** Where the text of script, style, title and their like ends: only their own end tag does it. */
import { isTagNameEnd } from './syntax.ts';

/** Offset of the `</name` that ends the text; the length of the file when nothing does. */
export function findRawTextEnd(html: string, start: number, name: string): number {
  for (let at = html.indexOf('</', start); at !== -1; at = html.indexOf('</', at + 2)) {
    if (isNameAt(html, at + 2, name)) return at;
  }
  return html.length;
}

/** A name with white space, `/` or `>` behind it, in any case. */
function isNameAt(html: string, at: number, name: string): boolean {
  for (let index = 0; index < name.length; index += 1) {
    if ((html.charCodeAt(at + index) | 32) !== name.charCodeAt(index)) return false;
  }
  const after = at + name.length;
  return after < html.length && isTagNameEnd(html.charCodeAt(after));
}

/** Scripts may hide end tags between `<!-- <script>` and `-->`: the escaped states of the standard. */
export function findScriptEnd(html: string, start: number): number {
  const end = findRawTextEnd(html, start, 'script');
  const escape = html.slice(start, end).indexOf('<!--');
  return escape === -1 ? end : findEscapedScriptEnd(html, start + escape);
}

type Escape = 'none' | 'escaped' | 'double';

const markers = /<!--|-->|<\/?script[\t\n\f\r />]/gi;

function findEscapedScriptEnd(html: string, start: number): number {
  let state: Escape = 'none';
  markers.lastIndex = start;
  for (let match = markers.exec(html); match !== null; match = markers.exec(html)) {
    const [found] = match;
    if (found === '-->') state = 'none';
    else if (found === '<!--') {
      if (state === 'none') state = 'escaped';
      // Its dashes may be the first two of `-->`.
      markers.lastIndex = match.index + 2;
    } else if (found.startsWith('</')) {
      if (state !== 'double') return match.index;
      state = 'escaped';
    } else if (state === 'escaped') state = 'double';
  }
  return html.length;
}
