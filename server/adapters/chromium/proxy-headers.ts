/** The headers that the filtering proxy passes on, in both directions. */
import type { IncomingMessage } from 'node:http';
import { joinHeaders } from '@pagewright/engine/fetch/http-transport';

type Headers = Record<string, string | string[]>;

/** Set on the proxy's own responses, to distinguish them from the site's. */
export const proxyResponseHeader = 'x-pagewright-proxy';

/** Hop-by-hop headers, which are not forwarded. */
const hopHeaders = new Set([
  'proxy-connection',
  'proxy-authorization',
  'connection',
  'keep-alive',
  'te',
  'upgrade',
]);

/** Of a browser, whose headers are sound. */
export function requestHeaders({ headers: all }: IncomingMessage): Headers {
  const headers: Headers = {};
  for (const [name, value] of Object.entries(all))
    if (value !== undefined && !hopHeaders.has(name)) headers[name] = value;
  return headers;
}

/** Of a site, in a form that can be sent: equal ones once, without what no header may contain. */
export function responseHeaders({ rawHeaders }: IncomingMessage): Headers {
  const joined = joinHeaders(rawHeaders);
  const isSent = (name: string): boolean =>
    !hopHeaders.has(name) &&
    /^[!#$%&'*+.^`|~\w-]+$/.test(name) &&
    // Beside a transfer encoding a length does not count.
    !(name === 'content-length' && joined['transfer-encoding'] !== undefined);
  return Object.fromEntries(
    Object.entries(joined)
      .filter(([name]) => isSent(name))
      .map(([name, value]) => {
        const values = value.split('\n').map((each) => each.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, ' '));
        return [name, values.length > 1 ? values : (values[0] ?? '')];
      }),
  );
}
