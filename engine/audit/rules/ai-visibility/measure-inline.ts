/** Measures what a page carries in its HTML and could load from files: scripts, styles, SVG and data URIs. */

export interface InlinePart {
  readonly kind: 'scripts' | 'styles' | 'drawings' | 'uris';
  /** As evidence names it. */
  readonly name: string;
  /** In characters. */
  readonly length: number;
}

interface Split {
  /** Characters of these elements. */
  readonly length: number;
  /** The HTML without them. */
  readonly rest: string;
}

/** Structured data has to be in the page. */
const isMarkup = (startTag: string): boolean => /type\s*=\s*["']?application\/ld\+json/i.test(startTag);

/** Elements of one name, in one pass: a page with thousands of unclosed ones must not be slow. */
function split(html: string, name: string): Split {
  const start = new RegExp(`<${name}\\b`, 'gi');
  const end = new RegExp(`</${name}\\s*>`, 'gi');
  let length = 0;
  let rest = '';
  let at = 0;
  for (let open = start.exec(html); open !== null; open = start.exec(html)) {
    end.lastIndex = start.lastIndex;
    const close = end.exec(html);
    if (close === null) break;
    // The start tag ends before the element does.
    if (!isMarkup(html.slice(open.index, html.indexOf('>', open.index)))) {
      length += end.lastIndex - open.index;
      rest += html.slice(at, open.index);
      at = end.lastIndex;
    }
    start.lastIndex = end.lastIndex;
  }
  return { length, rest: rest + html.slice(at) };
}

const dataUri = /\bdata:[a-z]+\/[^"'\s)>]+/gi;

/** What is in two of them, such as a data URI in a style, counts for the first. */
export function measureInline(html: string): readonly InlinePart[] {
  const scripts = split(html, 'script');
  const styles = split(scripts.rest, 'style');
  const drawings = split(styles.rest, 'svg');
  const uris = drawings.rest.match(dataUri) ?? [];
  return [
    { kind: 'scripts', name: 'inline scripts', length: scripts.length },
    { kind: 'styles', name: 'inline styles', length: styles.length },
    { kind: 'drawings', name: 'inline SVG', length: drawings.length },
    { kind: 'uris', name: 'data URIs', length: uris.reduce((sum, uri) => sum + uri.length, 0) },
  ];
}
