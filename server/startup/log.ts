/** Creates the log: JSON lines with a request id, or text for a terminal; no secrets and no user content. */

import { styleText } from 'node:util';
import { countOf } from '@pagewright/contract/count-of';
import { type Logger, type LoggerOptions, pino } from 'pino';
import type { Env } from './env.ts';

/** Without the query, which may carry a token, and without the secret of a share link or a key in the wrong place. */
const pathOf = (url: string | undefined): string =>
  ((url ?? '').split('?', 1)[0] ?? '').replace(/^\/s\/.+/, '/s/…').replaceAll(/pw_[\w-]+/g, 'pw_…');

type LogSettings = Pick<Env, 'LOG_LEVEL' | 'LOG_FORMAT'>;

/** A terminal gets text, everything else JSON. */
const isPretty = ({ LOG_FORMAT }: LogSettings): boolean =>
  LOG_FORMAT === undefined ? process.stdout.isTTY : LOG_FORMAT === 'pretty';

export const logOptions: LoggerOptions = {
  base: {},
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  redact: ['req.headers', 'res.headers', '*.password', '*.token', '*.cookie'],
  serializers: {
    req: (request: { method?: string; url?: string; id?: string }) => ({
      method: request.method,
      path: pathOf(request.url),
    }),
    res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
    err: pino.stdSerializers.err,
  },
};

/** Creates the log: JSON lines with a request id, or text for a terminal; no secrets and no user content. */
export function createLog(settings: LogSettings): Logger {
  const { LOG_LEVEL: level } = settings;
  if (!isPretty(settings)) return pino({ ...logOptions, level });
  const isVerbose = level === 'debug' || level === 'trace';
  return pino({ ...logOptions, level }, prettyDestination(process.stdout, isVerbose));
}

export interface LogEntry {
  readonly level: string;
  readonly time: string;
  readonly msg?: string;
  readonly event?: string;
  readonly [field: string]: unknown;
}

type Style = 'bold' | 'dim' | 'green' | 'red' | 'yellow';
export type Paint = (style: Style, text: string) => string;

/** Erases what another process may have drawn in the line, such as the elapsed time of a step. */
export const eraseLine = '\r\u001B[K';

/** In every line of JSON, and not useful to a reader. */
const hiddenFields = new Set(['level', 'time', 'msg', 'event', 'err', 'error', 'run', 'reqId', 'req', 'res']);

/** Info lines that programs read and people at a terminal need not. */
const hiddenEvents = new Set(['db.started', 'db.migrated', 'render.failed']);

const warning: [Style, string] = ['yellow', 'Warning: '];
const failure: [Style, string] = ['red', 'Error: '];
const labels: Partial<Record<string, [Style, string]>> = { warn: warning, error: failure, fatal: failure };

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const capitalize = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
const seconds = (ms: unknown): string => `${Math.round(Number(ms) / 1000)} s`;
const count = (pages: unknown): string => countOf(Number(pages), 'page');

function startedBlock(entry: LogEntry, paint: Paint): string {
  const rows = [
    entry['role'] === 'worker' ? null : ['Open', paint('bold', text(entry['url']))],
    entry['demo'] === null ? null : ['Try', `sign up, then analyze ${text(entry['demo'])} (works offline)`],
    ['Data', (entry['data'] as readonly string[]).join('\n          ')],
    ['Stop', 'Ctrl+C'],
  ].filter((row) => row !== null);
  const title = `${paint('green', '✓')} ${paint('bold', 'Pagewright is running')}`;
  const lines = rows.map(([name = '', value]) => `    ${paint('dim', name.padEnd(6))}${value}`);
  return `\n  ${title}\n\n${lines.join('\n')}\n\n`;
}

/** The part of a run's line after its message. */
function describeRun({ event, domain, pages, ms, reason }: LogEntry): string {
  if (event === 'run.completed')
    return `${text(domain)}${pages === undefined ? '' : `, ${count(pages)}`} in ${seconds(ms)}`;
  return reason === undefined ? text(domain) : `${text(domain)}. ${text(reason)}`;
}

function describeFields(entry: LogEntry, paint: Paint): string {
  const fields = Object.entries(entry).filter(([name]) => !hiddenFields.has(name));
  if (fields.length === 0) return '';
  return `  ${paint('dim', fields.map(([name, value]) => `${name}=${text(value)}`).join(' '))}`;
}

function describeError({ err, error }: LogEntry): { message: string; stack: string } {
  const { message, stack } = (err ?? {}) as { message?: string; stack?: string };
  const shown = message ?? error;
  return { message: shown === undefined ? '' : `: ${text(shown)}`, stack: stack ?? '' };
}

function formatLine(entry: LogEntry, paint: Paint): string {
  const time = paint('dim', new Date(entry.time).toTimeString().slice(0, 8));
  const message = capitalize(entry.msg ?? entry.event ?? '');
  if (entry.event?.startsWith('run.') === true && entry.level === 'info')
    return `  ${time}  ${message}: ${describeRun(entry)}\n`;
  const label = paint(...(labels[entry.level] ?? ['dim', '']));
  const error = describeError(entry);
  const stack = error.stack === '' ? '' : `${paint('dim', error.stack.replaceAll(/^/gm, '    '))}\n`;
  return `  ${time}  ${label}${message}${error.message}${describeFields(entry, paint)}\n${stack}`;
}

const isHidden = ({ level, event }: LogEntry): boolean =>
  level === 'info' && (event === undefined || hiddenEvents.has(event));

/** Null for lines that are not shown at a terminal, such as those of requests. */
export function formatEntry(entry: LogEntry, { paint, isVerbose }: PrettyOptions): string | null {
  if (entry.event === 'server.started') return startedBlock(entry, paint);
  if (entry.event === 'server.stopping') return '  Stopping ...\n';
  if (entry.event === 'server.stopped') return '  Stopped.\n';
  if (isHidden(entry) && !isVerbose) return null;
  return formatLine(entry, paint);
}

export interface PrettyOptions {
  readonly paint: Paint;
  /** Requests too. */
  readonly isVerbose: boolean;
}

/** Where pino writes its lines of JSON. */
export function prettyDestination(stream: NodeJS.WriteStream, isVerbose: boolean) {
  // A closed terminal cannot be written to.
  stream.on('error', () => undefined);
  const paint: Paint = (style, value) => styleText(style, value, { stream });
  const prefix = stream.isTTY ? eraseLine : '';
  return {
    write(line: string): void {
      const shown = formatEntry(JSON.parse(line), { paint, isVerbose });
      if (shown !== null) stream.write(`${prefix}${shown}`);
    },
  };
}
