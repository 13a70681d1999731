/** Makes records of lines whose fields have names: JSON of any server, Caddy's among them, and W3C extended. */
import type { LogRecord } from './log-record.ts';

type Part = keyof LogRecord | 'request' | 'query' | 'date';

/** Names in lower case, without what is no letter; of nested objects too. The first of a list wins. */
const names: Readonly<Record<Part, readonly string[]>> = {
  // Behind a proxy the forwarded address is the client's.
  address: [
    'xforwardedfor',
    'httpxforwardedfor',
    'clientip',
    'cip',
    'remoteaddr',
    'remoteip',
    'clienthost',
    'remotehost',
    'clientaddr',
    'ip',
  ],
  date: ['date'],
  time: ['time', 'timestamp', 'ts', 'datetime', 'timelocal', 'timeiso', 'timeutc', 'startutc', 'msec'],
  request: ['request', 'requestline'],
  target: ['requesturi', 'requesturl', 'requestpath', 'uri', 'url', 'path', 'csuristem', 'target'],
  query: ['csuriquery', 'querystring', 'args', 'query'],
  status: ['status', 'scstatus', 'statuscode', 'responsestatus', 'downstreamstatus', 'edgeresponsestatus'],
  userAgent: [
    'useragent',
    'httpuseragent',
    'csuseragent',
    'requestuseragent',
    'clientrequestuseragent',
    'agent',
    'ua',
  ],
  host: ['xhostheader', 'host', 'httphost', 'cshost', 'requesthost', 'servername', 'vhost', 'domain'],
};

const parts = Object.keys(names) as Part[];

/** `cs(User-Agent)`, `http_user_agent` and `User-Agent` are compared without their marks. */
const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '');

export interface KnownName {
  readonly part: Part;
  readonly rank: number;
}

/** Which part a name stands for, and how it ranks among the names of that part. */
const byName: ReadonlyMap<string, KnownName> = new Map(
  parts.flatMap((part) => names[part].map((name, rank) => [name, { part, rank }] as const)),
);

export const partOf = (name: string): KnownName | null => byName.get(plainName(name)) ?? null;

export type NamedValues = { [part in Part]?: string };

const isGiven = (text: string | undefined): text is string =>
  text !== undefined && text !== '' && text !== '-';

function withQuery(target: string, query: string | undefined): string {
  return !isGiven(query) || target.includes('?') ? target : `${target}?${query.replace(/^\?/, '')}`;
}

/** Null where a request, its status or its time is missing. */
export function recordOfValues(values: NamedValues): LogRecord | null {
  const { date, time = '', request, query, status = '', address = '', userAgent = '', host = '' } = values;
  const target = values.target ?? request?.split(' ')[1] ?? '';
  const isOfDay = date !== undefined && /^\d{1,2}:/.test(time);
  const moment = isOfDay ? `${date} ${time}` : time || date;
  if (target === '' || !/^[1-9]\d\d$/.test(status) || moment === undefined) return null;
  return {
    address: address.split(',')[0]?.trim() ?? '',
    time: moment,
    target: withQuery(target, query),
    status,
    userAgent: userAgent === '-' ? '' : userAgent,
    host: host === '-' ? '' : host,
  };
}
