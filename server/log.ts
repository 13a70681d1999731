/** The log: JSON lines with a request id, and nothing in them that is secret or somebody's content. */
import { type Logger, pino } from 'pino';

/** The path without its query: a query may carry a token. */
const pathOf = (url: string | undefined): string => (url ?? '').split('?', 1)[0] ?? '';

export function createLog(level: string): Logger {
  return pino({
    level,
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
  });
}
