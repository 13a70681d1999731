/** Sanitises a reply: removes raw HTML, and links and images that point neither to the site nor to this server. */
import { type Delimiters, findDelimiters } from './markdown-delimiters.ts';

export interface OwnHosts {
  /** The page of the conversation, the base of relative URLs. */
  readonly pageUrl: string;
  /** The public URL of this server. */
  readonly publicUrl: string;
}

const bareHost = (url: URL): string => url.host.toLowerCase().replace(/^www\./, '');

/** The absolute URL when it may be linked; null when not. */
export function ownUrl(href: string, { pageUrl, publicUrl }: OwnHosts): string | null {
  const url = URL.parse(href.trim(), pageUrl);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return null;
  const own = [pageUrl, publicUrl].flatMap((each) => URL.parse(each) ?? []).map(bareHost);
  return own.includes(bareHost(url)) ? url.href : null;
}

interface Piece {
  readonly text: string;
  /** The index after it. */
  readonly end: number;
}

/** Code is shown as text. */
function takeCode(text: string, at: number, { codeEnds }: Delimiters): Piece | null {
  const end = codeEnds.get(at);
  return end === undefined ? null : { text: text.slice(at, end), end };
}

const destination = /^\(\s*(?:<([^<>\n]*)>|([^\s()<>]*(?:\([^\s()]*\)[^\s()<>]*)*))[^()\n]{0,300}\)/;

/** `[text](url)`, or an image with `!` in front. */
function takeLink(text: string, at: number, delimiters: Delimiters, hosts: OwnHosts): Piece | null {
  const isImage = text[at] === '!';
  const open = isImage ? at + 1 : at;
  const close = text[open] === '[' ? delimiters.closing.get(open) : undefined;
  if (close === undefined || text[close + 1] !== '(') return null;
  const found = destination.exec(text.slice(close + 1, close + 3000));
  const href = found === null ? '' : (found[1] ?? found[2] ?? '');
  // Another Markdown parser may read an incomplete link differently: its bracket is escaped.
  if (found === null) return { text: `${isImage ? '!' : ''}\\[`, end: open + 1 };
  const end = close + 1 + found[0].length;
  const words = sanitizeText(text.slice(open + 1, close), hosts);
  const own = ownUrl(href, hosts);
  return { text: own === null ? words : `${isImage ? '!' : ''}[${words}](${own})`, end };
}

const pointed = /^<((?:[a-z][a-z0-9+.-]*:)[^\s<>]*|[^\s<>@]+@[^\s<>@]+)>/i;

function takeAngle(text: string, at: number, hosts: OwnHosts): Piece | null {
  const found = pointed.exec(text.slice(at, at + 3000));
  if (found !== null) {
    const [whole, href = ''] = found;
    const own = ownUrl(href, hosts);
    return { text: own === null ? `\`${href}\`` : whole, end: at + whole.length };
  }
  return /^<[a-z/!?]/i.test(text.slice(at, at + 2)) ? { text: '\\<', end: at + 1 } : null;
}

/** What Markdown links automatically. */
const bare = /^(?:(?:https?|ftp):\/\/|www\.)[^\s<>`)\]"']+/i;
const mail = /^[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/;

function takeBare(text: string, at: number, hosts: OwnHosts): Piece | null {
  const ahead = text.slice(at, at + 3000);
  const href = bare.exec(ahead)?.[0].replace(/[.,;:!?*_~]+$/, '');
  if (href !== undefined) {
    const full = /^www\./i.test(href) ? `https://${href}` : href;
    const isOwn = ownUrl(full, hosts) !== null;
    return { text: isOwn ? href : `\`${href}\``, end: at + href.length };
  }
  const found = mail.exec(ahead)?.[0];
  return found === undefined ? null : { text: `\`${found}\``, end: at + found.length };
}

const definition = /^ {0,3}\[[^\]\n]{1,999}\]:[^\S\n]*<?([^\s>]+)>?[^\n]*$/gm;

function takePiece(text: string, at: number, delimiters: Delimiters, hosts: OwnHosts): Piece | null {
  switch (text[at]) {
    case '\\':
      return { text: text.slice(at, at + 2), end: at + 2 };
    case '`':
      return takeCode(text, at, delimiters) ?? { text: '`', end: at + 1 };
    case '!':
    case '[':
      return takeLink(text, at, delimiters, hosts);
    case '<':
      return takeAngle(text, at, hosts);
    default:
      return /[\w.+-]/.test(text[at] ?? '') && !/[\w.+@/-]/.test(text[at - 1] ?? '')
        ? takeBare(text, at, hosts)
        : null;
  }
}

function sanitizeText(given: string, hosts: OwnHosts): string {
  const text = given.replaceAll(definition, (whole, href: string) =>
    ownUrl(href, hosts) === null ? '' : whole,
  );
  const delimiters = findDelimiters(text);
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; ) {
    const piece = takePiece(text, at, delimiters, hosts);
    if (piece === null) at += 1;
    else {
      parts.push(text.slice(from, at), piece.text);
      at = piece.end;
      from = at;
    }
  }
  parts.push(text.slice(from));
  return parts.join('');
}

/** Fenced blocks stay as they are. */
export function sanitizeReply(markdown: string, hosts: OwnHosts): string {
  const parts: string[] = [];
  let open: string[] = [];
  let codeFence: string | null = null;
  const flush = (): void => {
    if (open.length > 0)
      parts.push(codeFence === null ? sanitizeText(open.join('\n'), hosts) : open.join('\n'));
    open = [];
  };
  for (const line of markdown.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    const isOpening: boolean = codeFence === null && mark !== undefined;
    const isClosing: boolean =
      codeFence !== null && mark !== undefined && mark.startsWith(codeFence) && line.trim() === mark;
    if (isOpening) {
      flush();
      codeFence = mark ?? null;
    }
    open.push(line);
    if (isClosing) {
      flush();
      codeFence = null;
    }
  }
  flush();
  return parts.join('\n');
}
