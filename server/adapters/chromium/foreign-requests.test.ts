/** Pages that request a third party in a loop, over tunnels that hide the requests: it gets few of them, and the page is told so. */
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { idleMachine } from '@pagewright/engine/fetch/testing/idle-machine';
import { html, redirect, serveRoutes } from '@pagewright/engine/fetch/testing/loopback-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browser, ownCertificate, page, renderedPageOf, rendererFor } from './testing/renderer-for.ts';

/** What is requested at the same time is on its way before it can be counted. */
const underWay = 128;
const most = 20;
const looped = 600;
let requested = 0;
const loop = (times: number, url = 'https://cdn.third.example/'): string =>
  `for(let i=0;i<${times};i++)fetch('${url}'+i,{mode:'no-cors'}).catch(()=>{})`;
const third = createSecureServer(
  {
    key: ownCertificate.key,
    cert: ownCertificate.cert,
    // As web servers have it.
    settings: { maxConcurrentStreams: underWay },
  },
  (request, response) => {
    requested += 1;
    const isFrame = request.url.startsWith('/frame');
    response.writeHead(200, { 'content-type': isFrame ? 'text/html' : 'text/plain' });
    response.end(isFrame ? `<script>${loop(looped)}</script>` : 'x');
  },
);
beforeAll(() => new Promise<void>((resolve) => third.listen(0, '127.0.0.1', () => resolve())));
afterAll(() => void third.close());
beforeEach(() => {
  requested = 0;
});

async function render(body: string, limits = {}) {
  const site = await serveRoutes({
    '/': html(page(`<p>Words</p>${body}`)),
    '/bounce': (response, request) => redirect(`https://cdn.third.example${request.url}`, 302)(response),
  });
  const { port } = third.address() as AddressInfo;
  const renderPage = rendererFor(site.port, limits, idleMachine, `cdn.third.example=https:127.0.0.1:${port}`);
  return renderedPageOf(await renderPage('/')).facts.stopped;
}

const inWorker = (kind: 'Worker' | 'SharedWorker', code: string): string =>
  `<script>new ${kind}(URL.createObjectURL(new Blob([${JSON.stringify(code)}])))</script>`;

describe.skipIf(browser === null)('a page that requests a third party in a loop', () => {
  it.each([
    [
      'one after the other',
      `<script>(async()=>{for(let i=0;i<${looped};i++)await fetch("https://cdn.third.example/"+i,{mode:"no-cors"}).catch(()=>{})})()</script>`,
    ],
    [
      'by a worker of a worker',
      inWorker('Worker', `new Worker(URL.createObjectURL(new Blob([${JSON.stringify(loop(looped))}])))`),
    ],
    ['by a frame of the third party', '<iframe src="https://cdn.third.example/frame"></iframe>'],
    ['by redirects of its own', `<script>${loop(600, '/bounce?')}</script>`],
    [
      'by beacons',
      `<script>for(let i=0;i<${looped};i++)navigator.sendBeacon("https://cdn.third.example/"+i)</script>`,
    ],
  ])('%s', async (_name, body) => {
    const stopped = await render(body, { foreignRequests: most });
    // What was already under way when the tunnels closed arrives: how much that is depends on the machine.
    expect(requested).toBeLessThan(looped);
    expect(stopped).toEqual({ domains: ['third.example'], isAll: false });
  });

  it('by a shared worker has none, as in Chrome on a phone', async () => {
    await render(inWorker('SharedWorker', loop(looped)));
    expect(requested).toBe(0);
  });

  it('and few other files is not stopped', async () => {
    expect(await render(`<script>${loop(100)}</script>`)).toBeUndefined();
    expect(requested).toBe(100);
  });

  it('is stopped altogether where all it requests is too much', async () => {
    const stopped = await render(`<script>${loop(100)};${loop(300, '/none')}</script>`, {
      pageRequests: 200,
    });
    expect(stopped).toMatchObject({ isAll: true });
  });
});
