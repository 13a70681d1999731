/** Character references of text and attributes, decoded as the HTML standard says. */
import { decodeHTML, decodeHTMLAttribute } from 'entities/decode';

const nul = '\u0000';

/** No name is longer; numbers may be. */
const nameMax = 40;
const rememberedMax = 2000;

/** Decodes what follows an `&`, as far as a reference can reach. */
function decodeReference(
  part: string,
  remembered: Map<string, string>,
  decode: (text: string) => string,
): string {
  const end = part.indexOf(';');
  const isWhole = end !== -1 && end < nameMax;
  const reach = isWhole ? end + 1 : part.charCodeAt(0) === 35 ? part.length : Math.min(part.length, nameMax);
  const written = `&${part.slice(0, reach)}`;
  // What ends in a semicolon means the same everywhere.
  const known = isWhole ? remembered.get(written) : undefined;
  if (known !== undefined) return known + part.slice(reach);
  const decoded = decode(written);
  if (isWhole && remembered.size < rememberedMax) remembered.set(written, decoded);
  return decoded + part.slice(reach);
}

function decodeAll(text: string, remembered: Map<string, string>, decode: (text: string) => string): string {
  const [first = '', ...parts] = text.split('&');
  let decoded = first;
  for (const part of parts) decoded += part === '' ? '&' : decodeReference(part, remembered, decode);
  return decoded;
}

const inText = new Map<string, string>();
const inAttributes = new Map<string, string>();

/** Where the semicolon of the reference stands that starts at `start`; -1 when it has none near enough. */
export function referenceEnd(codes: Uint16Array, start: number, end: number): number {
  const reach = Math.min(end, start + 1 + nameMax);
  for (let at = start + 1; at < reach; at += 1) {
    const code = codes[at] ?? 0;
    if (code === 59) return at;
    if (code === 38) return -1;
  }
  return -1;
}

/** What a reference in text stands for that is written with its ampersand and its semicolon. */
export const decodeWhole = (written: string): string => inText.get(written) ?? decodeText(written);

/** Text of data and RCDATA. What becomes of NUL differs by place, so it stays. */
export const decodeText = (text: string): string =>
  text.includes('&') ? decodeAll(text, inText, decodeHTML) : text;

export function decodeAttribute(value: string): string {
  const decoded = value.includes('&') ? decodeAll(value, inAttributes, decodeHTMLAttribute) : value;
  return decoded.includes(nul) ? decoded.replaceAll(nul, '\uFFFD') : decoded;
}
