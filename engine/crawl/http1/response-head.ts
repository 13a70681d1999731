/** The head of an answer: its status and its headers, read as RFC 9112 says, and where its body ends. */
import { notHttp } from './http-error.ts';

/** By name in lower case; what came several times stands with commas between. */
export type Headers = Readonly<Record<string, string>>;

export interface ResponseHead {
  readonly status: number;
  readonly headers: Headers;
  /** The server says nothing against a second request on the connection. */
  readonly keepsAlive: boolean;
}

/** How the end of a body is known: by its length, by the last chunk, or because the connection closes. */
export type Framing =
  | { readonly kind: 'length'; readonly bytes: number }
  | { readonly kind: 'chunked' | 'close' };

const statusLine = /^HTTP\/1\.(\d) (\d{3})(?: |$)/;
const fieldName = /^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/;
const length = /^\d{1,15}$/;

function readField(line: string, headers: Record<string, string>): void {
  const colon = line.indexOf(':');
  const name = line.slice(0, colon).toLowerCase();
  if (colon === -1 || !fieldName.test(name)) throw notHttp(`"${line.slice(0, 60)}" is no header.`);
  if (name === '__proto__') return;
  const value = line.slice(colon + 1).trim();
  const before = headers[name];
  headers[name] = before === undefined ? value : `${before}, ${value}`;
}

/** Lines that begin with white space go on with the one before. */
const unfold = (text: string): string => (/\n[ \t]/.test(text) ? text.replace(/\s*\n[ \t]+/g, ' ') : text);

/** From the status line on, without the empty line that ends it. */
export function readHead(text: string): ResponseHead {
  const whole = unfold(text);
  const first = whole.indexOf('\n');
  const [, minor = '', status = ''] =
    statusLine.exec(first === -1 ? whole.trim() : whole.slice(0, first).trimEnd()) ?? [];
  if (status === '') throw notHttp('The answer does not begin as HTTP does.');
  const headers: Record<string, string> = {};
  for (let from = first; from !== -1 && from + 1 < whole.length; ) {
    const to = whole.indexOf('\n', from + 1);
    const line = whole.slice(from + 1, to === -1 ? whole.length : to);
    if (line !== '' && line !== '\r') readField(line, headers);
    from = to;
  }
  const wishes = (headers['connection'] ?? '').toLowerCase();
  return {
    status: Number(status),
    headers,
    keepsAlive: minor === '0' ? wishes.includes('keep-alive') : !wishes.includes('close'),
  };
}

function lengthOf(text: string): number {
  // The same length said twice is one length.
  const [value = '', ...others] = text.split(',').map((each) => each.trim());
  if (!length.test(value) || others.some((other) => other !== value))
    throw notHttp(`"${text.slice(0, 40)}" is no length.`);
  return Number(value);
}

export function framingOf({ status, headers }: ResponseHead): Framing {
  if (status === 204 || status === 304) return { kind: 'length', bytes: 0 };
  const coding = headers['transfer-encoding'];
  if (coding !== undefined) return { kind: /(?:^|,)\s*chunked\s*$/i.test(coding) ? 'chunked' : 'close' };
  const said = headers['content-length'];
  return said === undefined ? { kind: 'close' } : { kind: 'length', bytes: lengthOf(said) };
}
