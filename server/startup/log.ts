/** Creates the log: JSON lines with a request id, or text for a terminal; no secrets and no user content. */
import { type Logger, type LoggerOptions, pino } from 'pino';
import type { Env } from './env.ts';
import { prettyDestination } from './pretty-log.ts';

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

export function createLog(settings: LogSettings): Logger {
  const { LOG_LEVEL: level } = settings;
  if (!isPretty(settings)) return pino({ ...logOptions, level });
  const isVerbose = level === 'debug' || level === 'trace';
  return pino({ ...logOptions, level }, prettyDestination(process.stdout, isVerbose));
}
