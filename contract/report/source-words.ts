/** What the documents that rules rest on are called: "Google: title link", "WCAG: contrast minimum", "RFC 9110". */
import { messages } from '../messages/translate.ts';
import { parseUrl } from '../parse-url.ts';

/** Every rule's document is on one of these hosts; a test of the rules checks it. */
const publishers: Readonly<Record<string, string>> = messages({
  'developers.google.com': 'Google',
  'support.google.com': 'Google',
  'web.dev': 'web.dev',
  'www.bing.com': 'Bing',
  'www.w3.org': 'W3C',
  'www.rfc-editor.org': 'RFC',
  'html.spec.whatwg.org': 'HTML standard',
  'url.spec.whatwg.org': 'URL standard',
  'developer.mozilla.org': 'MDN',
  'ogp.me': 'Open Graph protocol',
  'www.sitemaps.org': 'sitemaps.org',
  'developer.x.com': 'X',
  'llmstxt.org': 'llms.txt',
  'cwe.mitre.org': 'CWE',
});

/** Names of sections that are no words. */
const codes = /^[A-Z]\d+$|^\d+$|^[a-z]*\d/;

function publisherOf({ host, pathname }: URL): string | undefined {
  return host === 'www.w3.org' && pathname.includes('/WCAG') ? 'WCAG' : publishers[host];
}

/** Null for a document that no rule rests on: such a URL is not linked. */
export function sourceName(source: string): string | null {
  const url = parseUrl(source);
  const publisher = url === null ? undefined : publisherOf(url);
  if (url === null || publisher === undefined || url.protocol !== 'https:') return null;
  const [, rfc] = /^\/rfc\/rfc(\d+)/.exec(url.pathname) ?? [];
  if (rfc !== undefined) return `RFC ${rfc}`;
  const part = url.hash.slice(1) || (url.pathname.split('/').findLast((each) => each !== '') ?? '');
  const words = part
    .replace(/\.html?$/, '')
    .replaceAll(/[-_,]+/g, ' ')
    .trim();
  if (words === '') return publisher;
  return `${publisher}: ${codes.test(words) ? words.toUpperCase() : words}`;
}
