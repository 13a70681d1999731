/** The bench's shop with planted faults, in its own process; tells by message which paths were requested how often. */
import { createServer } from 'node:http';
import { makeSite } from '../../../bench/site-generator.mjs';

const [pages = '1000', host = 'large.example'] = process.argv.slice(2);
const { find, paths } = makeSite(Number(pages), `https://${host}`);
const numberOf = new Map(paths.map((path, at) => [path, at]));
const requests = new Map();

/** One of a thousand pages has each: what is planted, by the remainder. */
const plant = {
  501: (html) => html.replace(/<title>[\s\S]*?<\/title>/, ''),
  502: (html) => html.replace('</title>', '</title><meta name="robots" content="noindex">'),
  503: (html) => html.replaceAll(/<h1[\s\S]*?<\/h1>/g, ''),
};
const every = 1000;

function answer(path, response) {
  const found = find(path);
  const number = numberOf.get(path);
  const part = number === undefined ? null : number % every;
  if (part === 504)
    return response.writeHead(500, { 'content-type': 'text/html' }).end('<title>Broken</title>');
  if (part === 505) return response.writeHead(301, { location: '/' }).end();
  if (found === undefined)
    return response
      .writeHead(404, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Not found</title>');
  if (found.location !== undefined)
    return response.writeHead(found.status, { location: found.location }).end();
  const body = part === null ? found.body : Buffer.from((plant[part] ?? String)(found.body.toString()));
  return response.writeHead(found.status, { 'content-type': found.type }).end(body);
}

const server = createServer((request, response) => {
  const path = request.url ?? '/';
  requests.set(path, (requests.get(path) ?? 0) + 1);
  answer(path, response);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

process.on('message', () => {
  const ofPages = [...requests].filter(([path]) => numberOf.has(path));
  process.send?.({
    pages: ofPages.length,
    requests: ofPages.reduce((sum, [, times]) => sum + times, 0),
    twice: ofPages.filter(([, times]) => times > 1).length,
    planted: Object.fromEntries(
      [501, 502, 503, 504, 505].map((part) => [part, paths.filter((_, at) => at % every === part).length]),
    ),
  });
});
process.send?.({ port: server.address().port });
