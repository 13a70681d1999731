/** A small website on loopback under many host names, which records requests and their times. */
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const isBrowser = ({ headers }) => headers['user-agent']?.startsWith('Mozilla/') === true;

const words =
  'A paragraph about the things of this page, long enough to be read and to be judged by all rules. ';

function pageOf(host, url, pages) {
  const links = Array.from({ length: pages }, (_, i) => `<li><a href="/page-${i}">Page number ${i}</a></li>`);
  return `<!doctype html><html lang="en"><head><title>The page at ${url} of ${host}, a small site</title>
<meta name="description" content="What ${url} of ${host} is about, in a sentence or two for those who look for it.">
<meta name="viewport" content="width=device-width"></head>
<body><main><h1>Page ${url}</h1><p>${words.repeat(4)}</p><ul>${links.join('')}</ul></main></body></html>`;
}

/** `requested` has an entry for each request of the crawler; requests of a browser are not included. */
export async function serveLabSite({ pages, answerMs = 0 }) {
  const requested = [];
  /** @type {{ requested: { host: string, url: string, at: number }[], gate: Promise<void> | null }} */
  const site = { requested, gate: null };
  const handleRequest = async (request, response) => {
    const { host } = request.headers;
    const { url } = request;
    if (!isBrowser(request)) requested.push({ host, url, at: performance.now() });
    if (site.gate !== null && url !== '/robots.txt') await site.gate;
    if (answerMs > 0) await delay(answerMs);
    const number = /^\/page-(\d+)$/.exec(url)?.[1];
    const isPage = url === '/' || (number !== undefined && Number(number) < pages);
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(isPage ? pageOf(host, url, pages) : '<!doctype html><title>Not found</title>');
  };
  const server = createServer((request, response) => void handleRequest(request, response));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  return Object.assign(site, {
    port,
    /** These hosts as the setting CONNECT_TO has them. */
    connectTo: (hosts) => hosts.map((host) => `${host}=127.0.0.1:${port}`).join(','),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}

/**
 * How much faster than its delay a host was crawled: 1 is exactly the allowed rate. A request may be late and the
 * next on time, so single distances say nothing; counts the requests in any interval of forty
 * delays: on a busy machine one that is late by several delays still changes little.
 */
export function haste(requested, host, delayMs) {
  const times = requested.filter((each) => each.host === host).map(({ at }) => at);
  const stretch = 40;
  let worst = 0;
  for (let from = 0; from + stretch < times.length; from += 1) {
    const spanMs = times[from + stretch] - times[from];
    worst = Math.max(worst, (stretch * delayMs) / spanMs);
  }
  return { requests: times.length, worst: Math.round(worst * 100) / 100 };
}
