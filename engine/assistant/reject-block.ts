/** Decides whether a text to paste that a model wrote in a chat may be offered: what it states must be on the page, or said by its owner. */
import { createTextAcceptor, type Rejection, type TextAcceptor } from '../suggest/accept/accept-text.ts';
import { pageTextsOf } from '../suggest/accept/page-texts.ts';
import { rejectionWords } from '../suggest/accept/rejection-words.ts';
import { markupParts } from './markup-parts.ts';
import type { ChatQuestion, PageSandbox } from './port.ts';
import { wantsOtherLanguage } from './wants-other-language.ts';

/** A fenced block of a reply. */
export interface ReplyBlock {
  readonly format: 'text' | 'html' | 'json-ld' | 'markdown';
  /** The language after the fence; empty when there is none. */
  readonly info: string;
  readonly text: string;
}

const bounds = { min: 0, max: Number.POSITIVE_INFINITY, use: 'paste', mayNameMarkup: true } as const;

/** Settings and programs have neither a language nor claims. */
const isCode = (info: string): boolean =>
  /^(?:apache(?:conf)?|bash|conf|css|htaccess|ini|javascript|js|liquid|nginx|php|robots|scss|sh|toml|ts|ya?ml)$/i.test(
    info,
  );

function acceptorOf({ domain, brief }: PageSandbox, { text, earlier }: ChatQuestion): TextAcceptor {
  const own = [text, ...earlier.filter(({ role }) => role === 'user').map(({ content }) => content)];
  return createTextAcceptor({
    domain,
    language: brief.language,
    pageTexts: pageTextsOf(brief),
    ownerTexts: own,
    anyLanguage: own.some(wantsOtherLanguage),
  });
}

/** Hosts that the page itself loads from or links to. */
function knownHosts({ brief, page }: PageSandbox): Set<string> {
  const urls = [page.url, ...brief.links.map(({ target }) => target), ...brief.images.map(({ src }) => src)];
  const hosts = urls.flatMap((url) => URL.parse(url)?.host.replace(/^www\./, '') ?? []);
  return new Set([...hosts, 'schema.org', 'w3.org']);
}

function rejectionOf(
  sandbox: PageSandbox,
  { format, info, text }: ReplyBlock,
  question: ChatQuestion,
): Rejection | 'json' | null {
  const acceptor = acceptorOf(sandbox, question);
  const check = (words: string): Rejection | null => {
    const outcome = acceptor.accept(words, bounds);
    return 'rejected' in outcome ? outcome.rejected : null;
  };
  if (format === 'text' && isCode(info)) return null;
  if (format === 'text' || format === 'markdown') return check(text);
  const parts = markupParts(format, text);
  if (parts === null) return 'json';
  if (parts.runs) return 'markup';
  const hosts = knownHosts(sandbox);
  return parts.hosts.every((host) => hosts.has(host)) ? check(parts.words) : 'url';
}

/** What is wrong with it, as "with a price that is not on the page"; null when it may be offered. */
export function rejectBlock(sandbox: PageSandbox, block: ReplyBlock, question: ChatQuestion): string | null {
  const rejection = rejectionOf(sandbox, block, question);
  if (rejection === null) return null;
  return rejection === 'json' ? 'that is not valid JSON' : rejectionWords([rejection]);
}
