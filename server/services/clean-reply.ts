/** Takes out of an answer what must not be clicked or loaded: links and images that lead neither to the site nor here, and raw HTML. */
import { type Marks, marksOf } from './markdown-marks.ts';

export interface OwnHosts {
  /** The page that is talked about: relative addresses are meant from there. */
  readonly pageUrl: string;
  /** Where people reach this server. */
  readonly publicUrl: string;
}

const bareHost = (url: URL): string => url.host.toLowerCase().replace(/^www\./, '');

/** The address when it may be linked, in full; null when not. */
export function ownAddress(address: string, { pageUrl, publicUrl }: OwnHosts): string | null {
  const url = URL.parse(address.trim(), pageUrl);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return null;
  const own = [pageUrl, publicUrl].flatMap((each) => URL.parse(each) ?? []).map(bareHost);
  return own.includes(bareHost(url)) ? url.href : null;
}

interface Piece {
  readonly text: string;
  /** Where the rest begins. */
  readonly end: number;
}

/** Code is text to whoever shows it. */
function takeCode(text: string, at: number, { codeEnds }: Marks): Piece | null {
  const end = codeEnds.get(at);
  return end === undefined ? null : { text: text.slice(at, end), end };
}

const destination = /^\(\s*(?:<([^<>\n]*)>|([^\s()<>]*(?:\([^\s()]*\)[^\s()<>]*)*))[^()\n]{0,300}\)/;

/** `[words](address)`, and with a mark in front an image. */
function takeLink(text: string, at: number, marks: Marks, hosts: OwnHosts): Piece | null {
  const isImage = text[at] === '!';
  const open = isImage ? at + 1 : at;
  const close = text[open] === '[' ? marks.closing.get(open) : undefined;
  if (close === undefined || text[close + 1] !== '(') return null;
  const found = destination.exec(text.slice(close + 1, close + 3000));
  const address = found === null ? '' : (found[1] ?? found[2] ?? '');
  // What is no whole link here may be one to somebody else: then its bracket is made plain.
  if (found === null) return { text: `${isImage ? '!' : ''}\\[`, end: open + 1 };
  const end = close + 1 + found[0].length;
  const words = cleanText(text.slice(open + 1, close), hosts);
  const own = ownAddress(address, hosts);
  return { text: own === null ? words : `${isImage ? '!' : ''}[${words}](${own})`, end };
}

const pointed = /^<((?:[a-z][a-z0-9+.-]*:)[^\s<>]*|[^\s<>@]+@[^\s<>@]+)>/i;

function takeAngle(text: string, at: number, hosts: OwnHosts): Piece | null {
  const found = pointed.exec(text.slice(at, at + 3000));
  if (found !== null) {
    const [whole, address = ''] = found;
    const own = ownAddress(address, hosts);
    return { text: own === null ? `\`${address}\`` : whole, end: at + whole.length };
  }
  return /^<[a-z/!?]/i.test(text.slice(at, at + 2)) ? { text: '\\<', end: at + 1 } : null;
}

/** What Markdown makes a link of by itself. */
const bare = /^(?:(?:https?|ftp):\/\/|www\.)[^\s<>`)\]"']+/i;
const mail = /^[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/;

function takeBare(text: string, at: number, hosts: OwnHosts): Piece | null {
  const ahead = text.slice(at, at + 3000);
  const address = bare.exec(ahead)?.[0].replace(/[.,;:!?*_~]+$/, '');
  if (address !== undefined) {
    const full = /^www\./i.test(address) ? `https://${address}` : address;
    const isOwn = ownAddress(full, hosts) !== null;
    return { text: isOwn ? address : `\`${address}\``, end: at + address.length };
  }
  const found = mail.exec(ahead)?.[0];
  return found === undefined ? null : { text: `\`${found}\``, end: at + found.length };
}

const definition = /^ {0,3}\[[^\]\n]{1,999}\]:[^\S\n]*<?([^\s>]+)>?[^\n]*$/gm;

function takePiece(text: string, at: number, marks: Marks, hosts: OwnHosts): Piece | null {
  switch (text[at]) {
    case '\\':
      return { text: text.slice(at, at + 2), end: at + 2 };
    case '`':
      return takeCode(text, at, marks) ?? { text: '`', end: at + 1 };
    case '!':
    case '[':
      return takeLink(text, at, marks, hosts);
    case '<':
      return takeAngle(text, at, hosts);
    default:
      return /[\w.+-]/.test(text[at] ?? '') && !/[\w.+@/-]/.test(text[at - 1] ?? '')
        ? takeBare(text, at, hosts)
        : null;
  }
}

function cleanText(given: string, hosts: OwnHosts): string {
  const text = given.replaceAll(definition, (whole, address: string) =>
    ownAddress(address, hosts) === null ? '' : whole,
  );
  const marks = marksOf(text);
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; ) {
    const piece = takePiece(text, at, marks, hosts);
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
export function cleanReply(markdown: string, hosts: OwnHosts): string {
  const parts: string[] = [];
  let open: string[] = [];
  let fence: string | null = null;
  const flush = (): void => {
    if (open.length > 0) parts.push(fence === null ? cleanText(open.join('\n'), hosts) : open.join('\n'));
    open = [];
  };
  for (const line of markdown.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    const isOpening: boolean = fence === null && mark !== undefined;
    const isClosing: boolean =
      fence !== null && mark !== undefined && mark.startsWith(fence) && line.trim() === mark;
    if (isOpening) {
      flush();
      fence = mark ?? null;
    }
    open.push(line);
    if (isClosing) {
      flush();
      fence = null;
    }
  }
  flush();
  return parts.join('\n');
}
