/** Hostile pages in a real browser: each ends in time with a screenshot or a named error, leaves nothing behind and reaches nothing private. */
import { html, redirect, serveHttp, serveRoutes } from '@pagewright/engine/fetch/testing/loopback-server';
import { describe, expect, it } from 'vitest';
import { browser, killBrowsers, page, rendererFor, watchLeftovers } from './testing/renderer-for.ts';

const leftBehind = watchLeftovers();

const cutOffMs = 4000;
const busy = 'The page kept the browser busy for more than 4 seconds.';
const seconds = '<script>const until=Date.now()+1e9;while(Date.now()<until);</script>';
const bomb =
  '<script>const all=[];const grow=()=>all.push(new Uint8Array(6e7).fill(1));for(let i=0;i<8;i++)grow();setInterval(grow,10)</script>';

describe.skipIf(browser === null)('a hostile page costs only its own rendering:', () => {
  const storm = `<script>alert('a');prompt('b');confirm('c');onbeforeunload=()=>'no';for(let i=0;i<20;i++)open('/popup'+i);
    for(let i=0;i<3;i++){const a=document.createElement('a');a.href='/file';a.download='x';document.body.append(a);a.click()}</script>`;
  const cases: [string, string, RegExp][] = [
    ['dialogs, popups and downloads', page(`<p>Words</p>${storm}`), /^rendered$/],
    ['an endless loop', page(seconds), /busy for more than 4 seconds/],
    [
      'a reload loop',
      page('<script>location.reload()</script>'),
      /^rendered$|busy|crashed|showed|did not|350 MB/,
    ],
    [
      'a script that leads elsewhere',
      page('<script>location.href="/other"</script>'),
      /redirects to .*other/,
    ],
    [
      'a huge canvas',
      page(
        '<canvas id="c" width="30000" height="30000"></canvas><script>c.getContext("2d").fillRect(0,0,3e4,3e4)</script>',
      ),
      /^rendered$|more than/,
    ],
    [
      'a service worker',
      page('<p>Words</p><script>navigator.serviceWorker.register("/worker.js")</script>'),
      /^rendered$/,
    ],
    [
      'a crowd of WebSockets',
      page('<p>Words</p><script>for(let i=0;i<300;i++)new WebSocket("wss://site.example/socket")</script>'),
      /^rendered$|busy for more/,
    ],
    [
      'busy workers',
      page(
        '<p>Words</p><script>const busy=URL.createObjectURL(new Blob(["for(;;);"]));for(let i=0;i<8;i++)new Worker(busy)</script>',
      ),
      /^rendered$|busy for more/,
    ],
    [
      'frames within frames',
      page('<p>Words</p><iframe src="/"></iframe><iframe src="/?2"></iframe>'),
      /^rendered$|busy|more than/,
    ],
    [
      'a storm of redirects by script',
      page('<script>location.replace("/?"+Math.random())</script>'),
      /^rendered$|busy|redirects to|showed|did not|crashed|350 MB/,
    ],
    [
      'a storm of meta refreshes',
      page('<p>Words</p>', '<meta http-equiv="refresh" content="0;url=/">'),
      /^rendered$|busy|redirects to|showed|did not|crashed|350 MB/,
    ],
    [
      'a meddler with the language',
      page(
        '<script>Array.prototype.map=()=>{throw 1};Element.prototype.getBoundingClientRect=()=>{throw 2};JSON.stringify=()=>"";</script>',
      ),
      /^rendered$/,
    ],
  ];
  // Other systems do not report the memory of a browser, and nothing would stop it.
  if (process.platform === 'linux') cases.push(['a memory bomb', page(bomb), /more than 350 MB/]);
  it.each(cases)('%s', async (_name, body, expected) => {
    const server = await serveRoutes({
      '/': html(body),
      '/other': html(page('Other')),
      '/fine': html(page('Fine')),
      '/file': (response) => response.writeHead(200, { 'content-disposition': 'attachment' }).end('x'),
    });
    const memoryBytes = 350 * 1024 * 1024;
    // What may be cut off is so soon; what must end otherwise has all the time that a busy machine may need.
    const renderMs = expected.test(busy) ? cutOffMs : 60_000;
    const renderNeighbour = rendererFor(server.port, { renderMs: 60_000, memoryBytes });
    const render = rendererFor(server.port, { renderMs, memoryBytes });
    const [outcome, neighbour] = await Promise.all([render('/'), renderNeighbour('/fine')]);
    expect(outcome.kind === 'rendered' ? 'rendered' : outcome.sentence).toMatch(expected);
    expect(neighbour.kind).toBe('rendered');
    expect(server.paths.filter((each) => /^\/(?:popup|worker)/.test(each))).toEqual([]);
    expect(leftBehind()).toEqual([]);
  });

  it('many redirects', async () => {
    const server = await serveHttp((request, response) => {
      const hop = Number(/\d+/.exec(request.url ?? '')?.[0] ?? 0);
      response.writeHead(302, { location: `/${hop + 1}` }).end();
    });
    expect(await rendererFor(server.port)('/')).toEqual({
      kind: 'failed',
      sentence: 'The page redirects in a circle.',
      isOurs: false,
    });
    expect(server.paths.length).toBeLessThan(60);
    expect(leftBehind()).toEqual([]);
  });

  it('an attachment', async () => {
    const server = await serveHttp((_, response) => {
      response
        .writeHead(200, { 'content-type': 'application/zip', 'content-disposition': 'attachment' })
        .end('PK');
    });
    expect(await rendererFor(server.port)('/')).toMatchObject({
      kind: 'failed',
      sentence: expect.stringContaining('download'),
    });
  });
});

describe.skipIf(browser === null)('a browser that was killed', () => {
  it.each([
    ['once is replaced, and the page is rendered', 1, { kind: 'rendered' }],
    [
      'again by the same page is what the page did',
      2,
      { kind: 'failed', sentence: 'The page crashed the browser.', isOurs: false },
    ],
  ] as const)('%s', async (_name, kills, expected) => {
    let left: number = kills;
    const server = await serveRoutes({
      '/': (response) => {
        if (left > 0) killBrowsers();
        left -= 1;
        response.writeHead(200, { 'content-type': 'text/html' }).end(page('<p>Words</p>'));
      },
    });
    expect(await rendererFor(server.port)('/')).toMatchObject(expected);
    expect(server.paths).toHaveLength(2);
    expect(leftBehind()).toEqual([]);
  });
});

describe.skipIf(browser === null)('nothing private is reachable', () => {
  it('from a page by any protocol', async () => {
    const inside = await serveHttp((_, response) => {
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end('SECRET');
    });
    const hosts = ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0.0.0.0', '127.1', 'inside.local'];
    const attempts = hosts
      .map((host) => `${host}:${inside.port}`)
      .map(
        (at) => `fetch('http://${at}/fetch').catch(()=>0);new Image().src='http://${at}/img';
          try{new WebSocket('ws://${at}/ws')}catch{};new EventSource('http://${at}/events');navigator.sendBeacon('http://${at}/beacon','x');
          open('http://${at}/popup');{const f=document.createElement('iframe');f.src='http://${at}/frame';document.body.append(f)}
          {const l=document.createElement('link');l.rel='stylesheet';l.href='http://${at}/css';document.head.append(l)}
          {const l=document.createElement('link');l.rel='preconnect';l.href='http://${at}';document.head.append(l)}
          try{new Worker(URL.createObjectURL(new Blob(["fetch('http://${at}/worker');importScripts('http://${at}/import')"])))}catch{}
          {const f=document.createElement('form');f.action='http://${at}/form';f.method='post';f.target='frame';document.body.append(f);f.submit()}`,
      )
      .join('\n');
    const rtc = `new RTCPeerConnection({iceServers:[{urls:'stun:127.0.0.1:${inside.port}'}]}).createOffer({offerToReceiveAudio:true})`;
    const server = await serveRoutes({
      '/': html(
        page(`<iframe name="frame"></iframe><img src="/hop" alt=""><script>${attempts}\n${rtc}</script>`),
      ),
      '/hop': redirect(`http://127.0.0.1:${inside.port}/redirected`, 302),
      '/away': redirect(`http://127.0.0.1:${inside.port}/page`, 302),
      '/meta': html(`<meta http-equiv="refresh" content="0;url=http://127.0.0.1:${inside.port}/meta">`),
      '/file': redirect('file:///etc/passwd', 302),
    });
    const render = rendererFor(server.port);
    const outcomes = [await render('/'), await render('/away'), await render('/meta'), await render('/file')];
    expect(inside.connections()).toBe(0);
    expect(outcomes[1]).toMatchObject({
      kind: 'failed',
      sentence: expect.stringContaining('not on the public'),
    });
    // A refresh that a busy browser has not come to yet leaves the page as it is.
    expect(JSON.stringify(outcomes[2])).not.toContain('SECRET');
    expect(outcomes[3]?.kind).toBe('failed');
    expect(leftBehind()).toEqual([]);
  });
});
