/** Serves a generated site on loopback from its own process; prints one JSON line when ready. */
import { createServer } from 'node:http';
import { makeSite } from './site-generator.mjs';

const [count = '1000', named = '', kind = 'shop'] = process.argv.slice(2);
const server = createServer((request, response) => {
  const found = find(request.url ?? '/');
  if (found === undefined && request.url?.startsWith('/img/')) {
    response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': '3' }).end('img');
  } else if (found === undefined) {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html><title>Not found</title>');
  } else if (found.location !== undefined) {
    response.writeHead(found.status, { location: found.location }).end();
  } else {
    response
      .writeHead(found.status, { 'content-type': found.type, 'content-length': found.body.length })
      .end(found.body);
  }
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address();
/** A site may have a host name that is resolved to this address. */
const origin = named === '' ? `http://127.0.0.1:${port}` : named;
const { find, paths } = makeSite(Number(count), origin, kind);
const site = { port, origin, pages: paths.length };
process.send?.(site);
console.log(JSON.stringify(site));
