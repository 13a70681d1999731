/** HTML by template: whatever is put in is text, unless it is markup made here. */
import { cleanText } from './clean-text.ts';

export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Part = string | number | Markup | null | undefined | false | readonly Part[];

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

const escape = (text: string): string =>
  cleanText(text).replaceAll(/[&<>"'`]/g, (character) => references[character] ?? '');

function write(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'string') return escape(part);
  return typeof part === 'number' ? String(part) : part.map(write).join('');
}

/** Attribute values must stand in double quotes; addresses go through `webAddress` first. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.reduce((text, string, at) => text + write(parts[at - 1]) + string));

/** An address that a click may lead to; null for anything but http and https. */
export function webAddress(url: string): string | null {
  const parsed = URL.parse(url);
  return parsed !== null && /^https?:$/.test(parsed.protocol) ? parsed.href : null;
}

/** A link with its address written out; plain text where the address leads nowhere safe. */
export function addressLink(url: string): Markup {
  const address = webAddress(url);
  if (address === null) return html`<span class="url">${url}</span>`;
  return html`<a class="url" href="${address}" rel="noreferrer nofollow">${readableAddress(url)}</a>`;
}

/** As it is written, but with its escapes of letters read. */
function readableAddress(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
