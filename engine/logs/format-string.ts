/** Reads lines by a format string, as `log_format` of nginx or `LogFormat` of Apache has it. */
import type { LogRecord, ReadLine } from './log-record.ts';

type Field =
  | Exclude<keyof LogRecord, 'target'>
  | ('request' | 'target' | 'path' | 'query' | 'forwarded' | 'queryMark' | 'none');

/** A field and the text that follows it. */
interface Step {
  readonly field: Field;
  readonly until: string;
}

const nginxFields: Readonly<Record<string, Field>> = {
  remote_addr: 'address',
  realip_remote_addr: 'none',
  http_x_forwarded_for: 'forwarded',
  http_x_real_ip: 'forwarded',
  time_local: 'time',
  time_iso8601: 'time',
  msec: 'time',
  request: 'request',
  request_uri: 'target',
  uri: 'path',
  document_uri: 'path',
  args: 'query',
  query_string: 'query',
  status: 'status',
  http_user_agent: 'userAgent',
  host: 'host',
  http_host: 'host',
  server_name: 'host',
};

const apacheFields: Readonly<Record<string, Field>> = {
  h: 'address',
  a: 'address',
  t: 'time',
  r: 'request',
  U: 'path',
  q: 'queryMark',
  s: 'status',
  v: 'host',
  V: 'host',
};

const apacheHeaders: Readonly<Record<string, Field>> = {
  'user-agent': 'userAgent',
  'x-forwarded-for': 'forwarded',
  'x-real-ip': 'forwarded',
  host: 'host',
};

const nginxToken = /\$\{?([a-z0-9_]+)\}?/g;
const apacheToken = /%(?:[!,\d]*)[<>]?(?:\{([^}]*)\})?(\^?[A-Za-z]{1,2}|%)/g;

function apacheField(argument: string | undefined, letter: string): Field {
  if (letter === 'i') return apacheHeaders[argument?.toLowerCase() ?? ''] ?? 'none';
  if (argument !== undefined && letter !== 'a' && letter !== 't') return 'none';
  return apacheFields[letter] ?? 'none';
}

/** Null where the string names no field that is needed. */
function stepsOf(format: string): { readonly start: string; readonly steps: readonly Step[] } | null {
  const isNginx = format.includes('$');
  // Two letters are a directive only after ^, as in %^FB.
  const matches = [...format.matchAll(isNginx ? nginxToken : apacheToken)].map((match) => {
    const [, first, second = ''] = match;
    const letter = second.startsWith('^') ? second : second.slice(0, 1);
    const length = isNginx ? match[0].length : match[0].length - (second.length - letter.length);
    const field = isNginx ? (nginxFields[first ?? ''] ?? 'none') : apacheField(first, letter);
    return { field, from: match.index, to: match.index + length };
  });
  const all = matches.map(({ field, to }, at) => ({ field, until: format.slice(to, matches[at + 1]?.from) }));
  // Fields with nothing between them, as path and query in %U%q, are read as one.
  const steps = all
    .map(({ field }, at) => ({ field, until: all.slice(at).find(({ until }) => until !== '')?.until ?? '' }))
    .filter((_, at) => at === 0 || all[at - 1]?.until !== '');
  const has = (...fields: Field[]): boolean => steps.some(({ field }) => fields.includes(field));
  if (!has('request', 'target', 'path') || !has('status') || !has('time')) return null;
  return { start: format.slice(0, matches[0]?.from), steps };
}

/** Where the field ends: at the text that follows, but not at a quote that is escaped. */
function endOf(line: string, until: string, from: number): number {
  if (until === '') return line.length;
  let at = line.indexOf(until, from);
  if (!until.startsWith('"')) return at;
  while (at > from && isEscaped(line, at, from)) at = line.indexOf(until, at + 1);
  return at;
}

function isEscaped(line: string, at: number, from: number): boolean {
  let slashes = 0;
  while (at - slashes > from && line.charCodeAt(at - slashes - 1) === 0x5c) slashes += 1;
  return slashes % 2 === 1;
}

const isCapital = (code: number): boolean => code >= 0x41 && code <= 0x5a;

/** `GET /path HTTP/1.1`; empty for what is no request line, such as a TLS greeting on port 80. */
function targetOf(request: string): string {
  if (!isCapital(request.charCodeAt(0))) return '';
  const from = request.indexOf(' ');
  if (from === -1) return '';
  const to = request.indexOf(' ', from + 1);
  return request.slice(from + 1, to === -1 ? undefined : to);
}

const first = (list: string): string => {
  const comma = list.indexOf(',');
  return comma === -1 ? list : list.slice(0, comma);
};

const isGiven = (text: string | undefined): text is string =>
  text !== undefined && text !== '' && text !== '-';

type Values = Partial<Record<Field, string>>;

function recordOf(values: Values): LogRecord | 'skip' {
  const { path, query, queryMark = '', request } = values;
  const built = path === undefined ? undefined : isGiven(query) ? `${path}?${query}` : `${path}${queryMark}`;
  const target = values.target ?? built ?? targetOf(request ?? '');
  if (target === '') return 'skip';
  return {
    address: isGiven(values.forwarded) ? first(values.forwarded) : (values.address ?? ''),
    time: values.time ?? '',
    target,
    status: values.status ?? '',
    userAgent: values.userAgent ?? '',
    host: isGiven(values.host) ? values.host : '',
  };
}

/** Null for a string that names no request, status and time. What follows the last field of a line is left alone. */
export function compileFormat(format: string): ReadLine | null {
  // As it is written in a configuration file.
  const compiled = stepsOf(format.trim().replaceAll('\\"', '"'));
  if (compiled === null) return null;
  const { start, steps } = compiled;
  return (line) => {
    if (!line.startsWith(start)) return null;
    let at = start.length;
    const values: Values = {};
    for (const { field, until } of steps) {
      // Apache puts the time in brackets.
      const closes = field === 'time' && line.charCodeAt(at) === 0x5b ? `]${until}` : until;
      const end = endOf(line, closes, at);
      if (end === -1) return null;
      if (field !== 'none') values[field] = line.slice(at, end);
      at = end + closes.length;
    }
    if (!/^[1-9]\d\d$/.test(values.status ?? '')) return null;
    return recordOf(values);
  };
}
