/** Takes a small HTML document apart by expressions whose time is linear, to recognize pages that stand in for others. */

export interface ResponseToCheck {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export interface ResponseParts {
  readonly title: string;
  /** Tags with their attributes, and scripts. */
  readonly markup: string;
  /** What is read without scripts. */
  readonly text: string;
  /** What is read with scripts. */
  readonly visible: string;
  readonly words: number;
  readonly links: number;
}

/** Pages that stand in for others are small; the largest known has 60 KB. */
const bodyMax = 256 * 1024;
const readMax = 48 * 1024;
/** None of them links to so much; counting is quicker than searching for every hint. */
const linksMax = 40;

const script = /<script\b[\s\S]*?(?:<\/script\s*>|$)/gi;
const invisible = /<!--[\s\S]*?(?:-->|$)|<style\b[\s\S]*?(?:<\/style\s*>|$)/gi;
const noscript = /<noscript\b[\s\S]*?(?:<\/noscript\s*>|$)/gi;
const tag = /<[^<>]*>/g;
/** Of scripts without spaces between words. */
const wordlessLetters = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g;

/** Whether the text occurs more than `max` times. */
function occursMore(html: string, text: string, max: number): boolean {
  let at = -1;
  for (let count = 0; count <= max; count += 1) {
    at = html.indexOf(text, at + 1);
    if (at === -1) return false;
  }
  return true;
}

/** Akamai writes every sign as a number. */
const decode = (text: string): string =>
  text.replaceAll(/&#(\d{1,6});/g, (_reference, code: string) =>
    String.fromCodePoint(Math.min(Number(code), 0x10_ff_ff)),
  );

const textOf = (html: string): string => decode(html.replaceAll(tag, ' ')).replaceAll(/\s+/g, ' ').trim();

/** About two letters are a word where no spaces are written. */
const countWords = (text: string): number =>
  text === '' ? 0 : text.split(' ').length + Math.floor((text.match(wordlessLetters)?.length ?? 0) / 2);

/** The start of the document; null when it is empty, or too large to stand in for another. */
export function readSmallDocument({ body }: Pick<ResponseToCheck, 'body'>): string | null {
  if (body.byteLength === 0 || body.byteLength > bodyMax) return null;
  const html = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, readMax)).toString('utf8');
  return occursMore(html, '<a ', linksMax) ? null : html;
}

/** What is not read: comments, styles, scripts, what is shown without scripts, and the title. */
const unread = /<(?:!--|style|script|noscript|title)/iy;
const ends: Readonly<Record<string, string>> = { '<!--': '-->' };

/** Whether it has more words to read than `max`; takes a page apart only as far as it must, and never counts too many. */
export function hasMoreWords(html: string, max: number): boolean {
  let words = 0;
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const to = open === -1 ? html.length : open;
    words += html.slice(at, to).match(/\S+/g)?.length ?? 0;
    if (words > max) return true;
    if (open === -1) return false;
    unread.lastIndex = open;
    const skipped = unread.exec(html)?.[0].toLowerCase() ?? '';
    const end = html.indexOf(skipped === '' ? '>' : (ends[skipped] ?? `</${skipped.slice(1)}`), open + 1);
    if (end === -1) return false;
    at = html.indexOf('>', end) + 1;
    if (at === 0) return false;
  }
  return false;
}

export const titleOf = (html: string): string =>
  decode(/<title\b[^<>]*>([^<]*)/i.exec(html)?.[1] ?? '').trim();

export function takeApart(html: string): ResponseParts {
  const document = html.replaceAll(invisible, ' ');
  const scripts = document.match(script) ?? [];
  const rest = document.replaceAll(script, ' ');
  const tags = rest.match(tag) ?? [];
  const title = titleOf(rest);
  const content = rest.replace(/<title\b[\s\S]*?(?:<\/title\s*>|$)/i, ' ');
  const visible = textOf(content.replaceAll(noscript, ' '));
  return {
    title,
    markup: [...tags, ...scripts].join('\n'),
    text: textOf(content),
    visible,
    words: countWords(visible),
    links: tags.filter((each) => /^<a\s[^>]*\bhref\b/i.test(each)).length,
  };
}

/** What only a page that is meant to be found or used has: words for search results, or the files of an application. */
const pageMarkup =
  /<meta\b[^<>]*\b(?:name|property)\s*=\s*["']?(?:description|og:)|<link\b[^<>]*\brel\s*=\s*["']?(?:canonical|stylesheet|manifest|modulepreload)|<script\b[^<>]*\btype\s*=\s*["']?module|<(?:input|select|textarea)\b/i;

/** A page of so few words says nothing else. */
const loneWordsMax = 40;

/** Whether it consists of a few words: no link, no field, nothing for search results, no files. */
export const isAlone = ({ words, links, markup }: ResponseParts): boolean =>
  words <= loneWordsMax && links === 0 && !pageMarkup.test(markup);
