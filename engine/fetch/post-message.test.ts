/** Receivers that fail, hang, redirect inside or never end: one bounded request each, and nothing private asked. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseConnectTo } from './connect-to.ts';
import { createPoster, type PosterOptions } from './post-message.ts';
import { serveHttp } from './testing/loopback-server.ts';

const host = 'receiver.example';

function posterFor(options: PosterOptions) {
  const poster = createPoster(options);
  onTestFinished(() => poster.close());
  return (url: string) => poster.post({ url, headers: { 'x-test': 'yes' }, body: '{"a":1}' });
}

async function receive(
  answer: (response: ServerResponse, request: IncomingMessage) => void,
  timeoutMs = 5000,
) {
  const server = await serveHttp((request, response) => answer(response, request));
  const post = posterFor({ connectTo: parseConnectTo(`${host}=127.0.0.1:${server.port}`), timeoutMs });
  return { server, post: () => post(`https://${host}/hook?a=b`) };
}

describe('a receiver', () => {
  it('gets the body and the headers, under its own name', async () => {
    let got: object | null = null;
    const { post, server } = await receive((response, request) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => {
        got = { body, method: request.method, host: request.headers.host, test: request.headers['x-test'] };
        response.writeHead(204).end();
      });
    });
    expect(await post()).toEqual({ kind: 'accepted', status: 204 });
    expect(got).toEqual({ body: '{"a":1}', method: 'POST', host, test: 'yes' });
    expect(server.paths).toEqual(['/hook?a=b']);
  });

  it.each([400, 404, 410, 500, 503])('that answers %i failed', async (status) => {
    const { post, server } = await receive((response) => response.writeHead(status).end('no'));
    expect(await post()).toEqual({ kind: 'failed', sentence: `${host} returned status ${status}.` });
    expect(server.paths).toHaveLength(1);
  });

  it.each([
    'http://127.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    '/elsewhere',
    'https://other.example/',
  ])('that redirects to %s is not followed', async (location) => {
    const { post, server } = await receive((response) => response.writeHead(307, { location }).end());
    expect(await post()).toMatchObject({ kind: 'failed', sentence: expect.stringContaining('redirects') });
    expect(server.paths).toEqual(['/hook?a=b']);
  });

  it('that never answers is given up', async () => {
    const { post } = await receive(() => undefined, 300);
    expect(await post()).toEqual({ kind: 'failed', sentence: `${host} did not respond within 0.3 seconds.` });
  });

  it('with a body without an end is not read to it', async () => {
    const { post } = await receive((response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'.repeat(64 * 1024)), 1);
      response.on('close', () => clearInterval(timer));
    });
    expect(await post()).toEqual({ kind: 'accepted', status: 200 });
  });

  it('that ends the connection failed', async () => {
    const { post } = await receive((response) => response.socket?.destroy());
    expect(await post()).toMatchObject({
      kind: 'failed',
      sentence: expect.stringContaining('could not be reached'),
    });
  });
});

describe('the guard', () => {
  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.0.0.5/hook',
    'https://169.254.169.254/',
    'https://2130706433/',
    'https://localhost/',
    'https://printer.local/',
    'https://user:pass@receiver.example/',
    'https://receiver.example:8443/',
    'ftp://receiver.example/',
  ])('refuses %s without a request', async (url) => {
    const asked: string[] = [];
    const post = posterFor({
      resolve: async (name) => {
        asked.push(name);
        return [{ address: '127.0.0.1', family: 4 }];
      },
    });
    expect(await post(url)).toMatchObject({ kind: 'failed' });
    expect(asked).toEqual([]);
  });

  it('refuses a public name with a private address, also when only one of two is', async () => {
    const server = await serveHttp((_request, response) => response.writeHead(204).end());
    for (const addresses of [['127.0.0.1'], ['93.184.216.34', '10.0.0.1'], ['fd00::1']]) {
      const post = posterFor({
        resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      });
      expect(await post('https://rebinding.example/')).toEqual({
        kind: 'failed',
        sentence: 'rebinding.example is not a host of the public internet.',
      });
    }
    expect(server.connections()).toBe(0);
  });
});
