/** Visits in a real browser, where the machine has one: what is measured, what hostile pages cost, what never leaves. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseConnectTo } from '@pagewright/engine/crawl/connect-to';
import { html, redirect, serveHttp, serveRoutes } from '@pagewright/engine/crawl/testing/loopback-server';
import type { Visit, VisitOutcome } from '@pagewright/engine/design/camera';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findBrowser } from '../find-browser.ts';
import { type CameraLimits, createChromiumCamera } from './chromium-camera.ts';

const places = {
  configured: process.env['CHROME_PATH'],
  own: path.join(import.meta.dirname, '..', '..', '..', '.cache', 'browser', 'chromium'),
};
const browser = await findBrowser(places);

const leftBehind = (): string[] => [
  ...readdirSync(tmpdir()).filter((name) => name.startsWith('pagewright-look-')),
  ...execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('pagewright-look-')),
];

function cameraFor(port: number, limits: Partial<CameraLimits> = {}) {
  const camera = createChromiumCamera({
    ...places,
    connectTo: parseConnectTo(`site.example=127.0.0.1:${port}`),
    aboutUrl: 'https://pagewright.example/bot',
    resolve: (host) => Promise.reject(new Error(`${host} is asked for, and there is no DNS here.`)),
    limits,
  });
  onTestFinished(() => camera.close());
  return (address: string, robots = []): Promise<VisitOutcome> =>
    camera.visit({ url: `https://site.example${address}`, robots }, new AbortController().signal);
}

function visitOf(outcome: VisitOutcome): Visit {
  if (outcome.kind !== 'visited') throw new Error(outcome.sentence);
  return outcome.visit;
}

const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>A page</title><meta name="viewport" content="width=device-width">${head}</head><body><main><h1>A heading</h1>${body}</main></body></html>`;

describe.skipIf(browser === null)('a visit', () => {
  it('measures the faults of a page where they are', async () => {
    const faults = `<p id="pale" style="color:#bbb">Text that hardly anybody can read on white paper</p>
      <div id="wide" style="width:700px;background:#eee">A wide thing</div>
      <p id="tiny" style="font-size:9px">${'Very small words. '.repeat(30)}</p>
      <a href="/a" style="display:block;width:12px;height:12px;overflow:hidden">a</a><a href="/b" style="display:block;width:12px;height:12px;overflow:hidden">b</a>
      <input id="nameless"><script>document.title='Another title';throw new Error('It broke here');</script><img src="/gone.png" alt="">
      <script>new PerformanceObserver(()=>setTimeout(()=>{const d=document.createElement('div');d.style.height='700px';document.body.prepend(d);requestAnimationFrame(()=>requestAnimationFrame(()=>fetch('/shifted')))},50)).observe({type:'paint',buffered:true})</script>`;
    let release = (): void => undefined;
    const server = await serveRoutes({
      '/': html(page(`${faults}<img src="/hold.png" alt="">`)),
      '/hold.png': (response) => {
        release = () => response.writeHead(204).end();
      },
      '/shifted': (response) => {
        response.writeHead(204).end();
        release();
      },
    });
    const { facts, desktop, mobile, renderedHtml } = visitOf(await cameraFor(server.port)('/'));
    expect(facts.mobile?.overflowing[0]?.selector).toContain('div#wide');
    expect(facts.mobile?.overflowing[0]?.box.width).toBe(700);
    expect(facts.mobile?.smallText[0]).toMatchObject({ fontPx: 9 });
    const rules = new Map(facts.axe?.map(({ rule, nodes }) => [rule, nodes[0]?.selector]));
    expect(rules.get('color-contrast')).toContain('p#pale');
    expect(rules.get('label')).toContain('input#nameless');
    expect(rules.has('target-size')).toBe(true);
    expect(facts.lab.cls).toBeGreaterThan(0.05);
    expect(facts.shifted.length).toBeGreaterThan(0);
    expect(facts.lab.lcpMs).toBeGreaterThan(0);
    expect(facts.errors.map(({ text }) => text)).toEqual(['It broke here', 'answered 404']);
    expect(renderedHtml).toContain('<title>Another title</title>');
    expect(facts.weight.byKind.map(({ kind }) => kind)).toContain('document');
    for (const [shot, width] of [
      [desktop, 1360],
      [mobile, 390],
    ] as const) {
      expect(shot?.width).toBe(width);
      expect(
        Buffer.from(shot?.bytes ?? [])
          .subarray(0, 3)
          .toString('hex'),
      ).toBe('ffd8ff');
    }
    expect(leftBehind()).toEqual([]);
  });

  it('finds none of them on a plain page', async () => {
    const server = await serveRoutes({
      '/': html(page('<p>Some words to read.</p><a href="/b">Another page</a>')),
    });
    const { facts } = visitOf(await cameraFor(server.port)('/'));
    expect(facts.axe).toEqual([]);
    expect(facts.mobile?.overflowing).toEqual([]);
    expect(facts.mobile?.smallTextCharacters).toBe(0);
    expect(facts.errors).toEqual([]);
    expect(facts.lab.cls).toBe(0);
  });

  it('loads nothing that robots.txt forbids', async () => {
    const server = await serveRoutes({
      '/': html(page('<img src="/private/a.png" alt=""><img src="/open.png" alt="">')),
    });
    const rules = [{ allow: false, path: '/private/', line: 2 }];
    const robots = {
      url: 'https://site.example/robots.txt',
      access: 'rules',
      reason: '',
      status: 200,
      bytes: 1,
      truncated: false,
      groups: [{ agents: ['*'], line: 1, rules, crawlDelaySeconds: null }],
      sitemaps: [],
      problems: [],
    } as const;
    const camera = createChromiumCamera({
      ...places,
      connectTo: parseConnectTo(`site.example=127.0.0.1:${server.port}`),
      aboutUrl: 'https://pagewright.example/bot',
    });
    onTestFinished(() => camera.close());
    visitOf(
      await camera.visit({ url: 'https://site.example/', robots: [robots] }, new AbortController().signal),
    );
    expect(server.paths).toEqual(['/', '/open.png']);
  });
});

const seconds = '<script>const until=Date.now()+1e9;while(Date.now()<until);</script>';
const bomb =
  '<script>const all=[];setInterval(()=>{const a=new Uint8Array(6e7);a.fill(1);all.push(a)},10)</script>';

describe.skipIf(browser === null)('a hostile page costs its own visit only:', () => {
  const storm = `<script>alert('a');prompt('b');confirm('c');onbeforeunload=()=>'no';for(let i=0;i<20;i++)open('/popup'+i);
    for(let i=0;i<3;i++){const a=document.createElement('a');a.href='/file';a.download='x';document.body.append(a);a.click()}</script>`;
  const cases: readonly (readonly [string, string, RegExp])[] = [
    ['dialogs, popups and downloads', page(`<p>Words</p>${storm}`), /^visited$/],
    ['an endless loop', page(seconds), /busy for more than 6 seconds/],
    ['a memory bomb', page(bomb), /more than 350 MB/],
    ['a reload loop', page('<script>location.reload()</script>'), /^visited$|busy|stop|showed|did not/],
    ['a script that leads elsewhere', page('<script>location.href="/other"</script>'), /leads on to .*other/],
    [
      'a huge canvas',
      page(
        '<canvas id="c" width="30000" height="30000"></canvas><script>c.getContext("2d").fillRect(0,0,3e4,3e4)</script>',
      ),
      /^visited$|more than/,
    ],
    [
      'a meddler with the language',
      page(
        '<script>Array.prototype.map=()=>{throw 1};Element.prototype.getBoundingClientRect=()=>{throw 2};JSON.stringify=()=>"";</script>',
      ),
      /^visited$/,
    ],
  ];
  it.each(cases)('%s', async (_name, body, expected) => {
    const server = await serveRoutes({
      '/': html(body),
      '/other': html(page('Other')),
      '/fine': html(page('Fine')),
      '/file': (response) => response.writeHead(200, { 'content-disposition': 'attachment' }).end('x'),
    });
    const visit = cameraFor(server.port, { visitMs: 6000, memoryBytes: 350 * 1024 * 1024 });
    const started = Date.now();
    const [outcome, neighbour] = await Promise.all([visit('/'), visit('/fine')]);
    expect(outcome.kind === 'visited' ? 'visited' : outcome.sentence).toMatch(expected);
    expect(neighbour.kind).toBe('visited');
    expect(Date.now() - started).toBeLessThan(30_000);
    expect(server.paths.filter((each) => each.startsWith('/popup'))).toEqual([]);
    expect(leftBehind()).toEqual([]);
  });

  it('an attachment', async () => {
    const server = await serveHttp((_, response) => {
      response
        .writeHead(200, { 'content-type': 'application/zip', 'content-disposition': 'attachment' })
        .end('PK');
    });
    expect(await cameraFor(server.port)('/')).toMatchObject({
      kind: 'failed',
      sentence: expect.stringContaining('download'),
    });
  });
});

describe.skipIf(browser === null)('nothing private is asked for', () => {
  it('by any way out of a page', async () => {
    const inside = await serveHttp((_, response) => {
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end('SECRET');
    });
    const hosts = ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0.0.0.0', '127.1', 'inside.local'];
    const tries = hosts
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
        page(`<iframe name="frame"></iframe><img src="/hop" alt=""><script>${tries}\n${rtc}</script>`),
      ),
      '/hop': redirect(`http://127.0.0.1:${inside.port}/redirected`, 302),
      '/away': redirect(`http://127.0.0.1:${inside.port}/page`, 302),
      '/meta': html(`<meta http-equiv="refresh" content="0;url=http://127.0.0.1:${inside.port}/meta">`),
      '/file': redirect('file:///etc/passwd', 302),
    });
    const visit = cameraFor(server.port);
    const outcomes = [await visit('/'), await visit('/away'), await visit('/meta'), await visit('/file')];
    expect(inside.connections()).toBe(0);
    expect(outcomes[1]).toMatchObject({
      kind: 'failed',
      sentence: expect.stringContaining('not an address of the public'),
    });
    expect(outcomes[2]?.kind).toBe('failed');
    expect(outcomes[3]?.kind).toBe('failed');
    expect(leftBehind()).toEqual([]);
  });
});

describe('a machine without a browser', () => {
  it('says what is missing and how to get it', async () => {
    const camera = createChromiumCamera({
      configured: '/nowhere/chromium',
      own: '',
      connectTo: new Map(),
      aboutUrl: '',
    });
    const outcome = await camera.visit(
      { url: 'https://site.example/', robots: [] },
      new AbortController().signal,
    );
    expect(outcome).toMatchObject({
      kind: 'unavailable',
      sentence: expect.stringContaining('npm run browser:install'),
    });
  });
});
