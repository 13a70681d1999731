/** HTML templates that escape whatever is not markup made here. */
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

/** Attribute values must be in double quotes; URLs go through `webUrl` first. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.reduce((text, string, at) => text + write(parts[at - 1]) + string));

/** The URL if it is http or https; null otherwise. */
export function webUrl(url: string): string | null {
  const parsed = URL.parse(url);
  return parsed !== null && /^https?:$/.test(parsed.protocol) ? parsed.href : null;
}

/** A link with its URL as text; plain text where the URL is not safe. */
export function urlLink(url: string): Markup {
  const href = webUrl(url);
  if (href === null) return html`<span class="url">${url}</span>`;
  return html`<a class="url" href="${href}" rel="noreferrer nofollow">${readableUrl(url)}</a>`;
}

/** With percent-encoded letters decoded. */
function readableUrl(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
