/** Finds the end tag that ends the text of script, style, title and the like. */
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
  const end = at + name.length;
  return html.slice(at, end).toLowerCase() === name && isTagNameEnd(html.charCodeAt(end));
}

/** Scripts may hide end tags between `<!-- <script>` and `-->`: the escaped states of the standard. */
export function findScriptEnd(html: string, start: number): number {
  const end = findRawTextEnd(html, start, 'script');
  const escape = html.slice(start, end).indexOf('<!--');
  return escape === -1 ? end : findEscapedScriptEnd(html, start + escape);
}

type Escape = 'none' | 'escaped' | 'double';

function findEscapedScriptEnd(html: string, start: number): number {
  const markers = /<!--|-->|<\/?script[\t\n\f\r />]/gi;
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
