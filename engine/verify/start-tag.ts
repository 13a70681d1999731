/** Changes one attribute of a start tag and leaves every other character alone. */

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const escapeValue = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

interface AttributeSpan {
  readonly name: string;
  /** From the white space before it to the end of its value. */
  readonly start: number;
  readonly end: number;
}

const isSpace = (char: string | undefined): boolean => char !== undefined && /[\t\n\f\r ]/.test(char);

/** The end of a value that begins at `at`. */
function valueEnd(tag: string, at: number): number {
  const quote = tag[at];
  if (quote === '"' || quote === "'") {
    const close = tag.indexOf(quote, at + 1);
    return close === -1 ? tag.length : close + 1;
  }
  let end = at;
  while (end < tag.length && !isSpace(tag[end]) && tag[end] !== '>') end += 1;
  return end;
}

function attributeAt(tag: string, nameStart: number, start: number): AttributeSpan {
  let nameEnd = nameStart + 1;
  while (nameEnd < tag.length && !/[\t\n\f\r />=]/.test(tag[nameEnd] ?? '')) nameEnd += 1;
  const name = tag.slice(nameStart, nameEnd).toLowerCase();
  let at = nameEnd;
  while (isSpace(tag[at])) at += 1;
  if (tag[at] !== '=') return { name, start, end: nameEnd };
  at += 1;
  while (isSpace(tag[at])) at += 1;
  return { name, start, end: valueEnd(tag, at) };
}

/** The attributes of a start tag, by the HTML standard. */
function attributesOf(tag: string): AttributeSpan[] {
  const spans: AttributeSpan[] = [];
  let at = tag.search(/[\t\n\f\r />]/);
  while (at !== -1 && at < tag.length) {
    const start = at;
    while (isSpace(tag[at]) || tag[at] === '/') at += 1;
    if (at >= tag.length || tag[at] === '>') break;
    const span = attributeAt(tag, at, start);
    spans.push(span);
    at = Math.max(span.end, at + 1);
  }
  return spans;
}

/** With null the attribute is removed. Of several with one name the first counts, as in browsers. */
export function setAttribute(tag: string, name: string, value: string | null): string {
  const spans = attributesOf(tag);
  const found = spans.find((span) => span.name === name);
  const written = value === null ? '' : ` ${name}="${escapeValue(value)}"`;
  if (found !== undefined) return tag.slice(0, found.start) + written + tag.slice(found.end);
  const nameEnd = tag.search(/[\t\n\f\r />]/);
  const at = spans.at(-1)?.end ?? nameEnd;
  return tag.slice(0, at) + written + tag.slice(at);
}

export const renameTag = (tag: string, name: string): string => tag.replace(/^<[^\t\n\f\r />]+/, `<${name}`);
