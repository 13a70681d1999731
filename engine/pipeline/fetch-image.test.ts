/** Images for a language model: only real ones, only small ones, only where robots.txt and the guard allow it. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConnectTo } from '../fetch/connect-to.ts';
import { createHttpClient, type HttpClient } from '../fetch/http-client.ts';
import { createImageFetcher } from './fetch-image.ts';

const { signal } = new AbortController();
const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(200)]);
/** A picture as far as its size says. */
function sized(width: number, height: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const start = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  return Buffer.concat([start, size, Buffer.alloc(100)]);
}
const requested: string[] = [];

const files: Readonly<Record<string, Buffer>> = {
  '/cup.png': png,
  '/wide.png': sized(3000, 600),
  '/small.png': sized(1024, 300),
  '/page.png': Buffer.from('<html>Not a picture at all</html>'),
  '/huge.png': Buffer.concat([png, Buffer.alloc(2_000_000)]),
  '/private/cup.png': png,
  '/robots.txt': Buffer.from('User-agent: *\nDisallow: /private/\n'),
};

let server: Server;
let client: HttpClient;
beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = '/' } = request;
    requested.push(url);
    const file = files[url];
    if (url === '/moved.png') response.writeHead(302, { location: 'http://127.0.0.1:1/cup.png' }).end();
    else if (file === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'image/png' }).end(file);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  client = createHttpClient({ connectTo: parseConnectTo(`site.example=127.0.0.1:${port}`) });
});
afterAll(async () => {
  await client.close();
  server.closeAllConnections();
  server.close();
});

describe('an image', () => {
  it('has the media type of its bytes, not of its header', async () => {
    const fetchImage = createImageFetcher(client, signal);
    expect(await fetchImage('http://site.example/cup.png', signal)).toEqual({
      bytes: expect.objectContaining({ byteLength: png.byteLength }),
      mediaType: 'image/png',
    });
    expect(await fetchImage('http://site.example/page.png', signal)).toBeNull();
  });

  it('is made smaller where a model sees no more, and stays as it is where that fails', async () => {
    const smaller = { bytes: new Uint8Array([1]), mediaType: 'image/jpeg' } as const;
    const shrunk = createImageFetcher(client, signal, async () => smaller);
    expect(await shrunk('http://site.example/wide.png', signal)).toEqual(smaller);
    expect((await shrunk('http://site.example/small.png', signal))?.mediaType).toBe('image/png');
    const failing = createImageFetcher(client, signal, async () => null);
    expect((await failing('http://site.example/wide.png', signal))?.bytes.byteLength).toBe(
      sized(1, 1).length,
    );
  });

  it.each(['/missing.png', '/huge.png', '/moved.png'])(
    'that is gone, too large or led elsewhere is none: %s',
    async (path) => {
      expect(await createImageFetcher(client, signal)(`http://site.example${path}`, signal)).toBeNull();
    },
  );

  it('is not fetched against robots.txt, from a private address, or from a data URL', async () => {
    const fetchImage = createImageFetcher(client, signal);
    expect(await fetchImage('http://site.example/private/cup.png', signal)).toBeNull();
    expect(requested).not.toContain('/private/cup.png');
    expect(await fetchImage('http://127.0.0.1/cup.png', signal)).toBeNull();
    expect(await fetchImage('data:image/png;base64,AAAA', signal)).toBeNull();
    expect(await fetchImage('file:///etc/passwd', signal)).toBeNull();
  });

  it('is one of so many in a scan', async () => {
    const fetchImage = createImageFetcher(client, signal);
    const before = requested.length;
    for (let count = 0; count < 170; count += 1) await fetchImage('http://site.example/cup.png', signal);
    expect(requested.length - before).toBeLessThanOrEqual(151);
  });
});
