/** Rendering in a real browser, where the machine has one: what is measured, and where. */
import { type IncomingMessage, ServerResponse } from 'node:http';
import { parseConnectTo } from '@pagewright/engine/fetch/connect-to';
import { MachineLoad } from '@pagewright/engine/fetch/machine-load';
import { siteHeadersFor } from '@pagewright/engine/fetch/site-headers';
import { html, redirect, serveRoutes } from '@pagewright/engine/fetch/testing/loopback-server';
import { serveRaw } from '@pagewright/engine/fetch/testing/raw-http-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { browserPlaces } from '../../testing/audit-with-renderer.ts';
import { createChromiumRenderer } from './chromium-renderer.ts';
import {
  browser,
  page,
  renderedPageOf,
  rendererFor,
  runRendererFor,
  watchLeftovers,
} from './testing/renderer-for.ts';

const leftBehind = watchLeftovers();

describe.skipIf(browser === null)('a rendered page', () => {
  it('measures what is read, not the menu beside it, and knows buttons from logos and menus', async () => {
    const words = 'Bread of rye and of spelt from the old mill by the river. '.repeat(6);
    const server = await serveRoutes({
      '/': html(`<!doctype html><html lang="en"><head><title>Bread</title><meta name="viewport" content="width=device-width">
        <style>p{font-size:18px}aside{font-size:13px}h1{font-size:16px;opacity:0}h1 span{display:block;font-size:50px}
        a.button,button{display:inline-block;background:#146;color:#fff;padding:12px}</style></head><body>
        <header><a class="button" href="/">The mill</a><button aria-expanded="false">Menu</button></header>
        <aside>${words.repeat(4)}</aside>
        <main><h1><span>The old mill</span><span>bakes bread</span></h1><p>${words}</p><h2><a href="/">Mill</a></h2>
        <a class="button" href="/order">Order a loaf</a></main></body></html>`),
    });
    const { facts } = renderedPageOf(await rendererFor(server.port)('/'));
    expect(facts.desktop?.bodyFontPx).toBe(18);
    expect(facts.desktop?.callsToAction.map(({ text }) => text)).toEqual(['Order a loaf']);
    expect(facts.desktop?.headings).toMatchObject([{ text: 'Mill', isSiteName: true }]);
    expect(facts.mobile?.firstScreen.heading).toMatchObject({ text: 'The old mill bakes bread' });
    const { facts: opaque } = renderedPageOf(
      await rendererFor(
        (
          await serveRoutes({
            '/': html(
              page('<style>h1{font-size:16px}span{font-size:50px}</style><h1><span>Large</span></h1>'),
            ),
          })
        ).port,
      )('/'),
    );
    expect(opaque.desktop?.headings.map(({ fontPx }) => fontPx)).toContain(50);
  });

  it('is requested only when it is its turn', async () => {
    const requested: string[] = [];
    const server = await serveRoutes({
      '/': (response) => {
        requested.push('requested');
        response.setHeader('content-type', 'text/html').end(page('<p>Some words</p>'));
      },
    });
    const mayVisit = async (url: string): Promise<void> => {
      requested.push(`asked for ${url}`);
      await new Promise((resolve) => setImmediate(resolve));
      requested.push('granted');
    };
    await rendererFor(server.port)('/', [], mayVisit);
    expect(requested).toEqual(['asked for https://site.example/', 'granted', 'requested']);
  });

  it('knows which large pictures of the first screen did not load, whatever their box is then', async () => {
    let shown = '';
    const server = await serveRoutes({
      '/': (response) => html(page(shown))(response),
      '/shown.svg': html('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="500"></svg>', {
        'content-type': 'image/svg+xml',
      }),
    });
    const render = runRendererFor(server.port);
    const failed = async (body: string): Promise<string[]> => {
      shown = body;
      const { facts } = renderedPageOf(await render('/'));
      return (facts.desktop?.largePictures ?? [])
        .filter(({ src, hasFailed }) => hasFailed || facts.gaps.failedImageUrls.includes(src))
        .map(({ src }) => new URL(src).pathname);
    };
    const text = '<p>Some words about the old mill by the river.</p>';
    const icon = '<img src="/shown.svg" width="20" height="20" alt="">';
    expect(
      await failed(`<img src="/sized.jpg" width="1200" height="600" alt="A mill">${icon}${text}`),
    ).toEqual(['/sized.jpg']);
    const styles = '<style>.hero{display:block;width:100%;height:500px}</style>';
    expect(await failed(`${styles}<img class="hero" src="/styled.jpg" alt="">${icon}${text}`)).toEqual([
      '/styled.jpg',
    ]);
    const cover = (src: string) =>
      `<div style="height:600px;background:url(${src}) center / cover no-repeat">${text}</div>`;
    expect(await failed(cover('/wall.jpg'))).toEqual(['/wall.jpg']);
    expect(await failed(cover('/shown.svg'))).toEqual([]);
    // Of unknown size: the picture of the page if there is no other.
    expect(await failed(`${text}<img src="/only.jpg" alt="The mill">`)).toEqual(['/only.jpg']);
    expect(await failed(`${text}${icon}<img src="/one-of-two.jpg" alt="The mill">`)).toEqual([]);
    const minor = `<header><img src="/logo.png" alt="Mill"></header><img src="/count.gif" width="1" height="1" alt="">
      <img src="/hidden.jpg" width="900" height="600" style="display:none" alt="">
      <div style="height:3000px"></div><img src="/below.jpg" width="900" height="600" alt="">`;
    expect(await failed(`${text}${minor}`)).toEqual([]);
    expect(await failed(`${text}<div style="height:600px;background:url(/pattern.png)"></div>`)).toEqual([]);
  });

  it('has the faults of the page where they are', async () => {
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
    const { facts, desktop, mobile, renderedHtml } = renderedPageOf(await rendererFor(server.port)('/'));
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
    expect(facts.errors.map(({ text }) => text)).toEqual(['It broke here', 'returned 404']);
    expect(renderedHtml).toContain('<title>Another title</title>');
    expect(facts.weight.byKind.map(({ kind }) => kind)).toContain('document');
    for (const [screenshot, width] of [
      [desktop, 1360],
      [mobile, 390],
    ] as const) {
      expect(screenshot?.width).toBe(width);
      expect(Buffer.from(screenshot?.bytes ?? []).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    }
    expect(leftBehind()).toEqual([]);
  });

  it('is shown with its web fonts', async () => {
    const server = await serveRoutes({
      '/': html(
        page(
          '<p style="font-family:Own">Words</p>',
          '<style>@font-face{font-family:Own;src:url(/own.woff2)}</style>',
        ),
      ),
      '/own.woff2': (response) =>
        response.writeHead(200, { 'content-type': 'font/woff2' }).end('not drawn, but loaded'),
    });
    const { facts } = renderedPageOf(await rendererFor(server.port)('/'));
    expect(facts.weight.byKind).toContainEqual(expect.objectContaining({ kind: 'font', requests: 1 }));
  });

  it('is measured by what is painted, not by what a collapsed menu contains', async () => {
    const links = Array.from({ length: 45 }, (_, at) => `<li><a href="/${at}">Chapter number ${at}</a></li>`);
    const server = await serveRoutes({
      '/': html(
        page(
          `<div style="height:0;overflow:hidden"><ul style="font-size:11px;margin:0">${links.join('')}</ul></div>
          <ul><li><a href="/a">First</a></li><li><a href="/b">Second</a></li><li><a href="/c">Third</a></li></ul>
          <p style="font-size:18px">${'Bread of rye and of spelt from the old mill. '.repeat(8)}</p>`,
        ),
      ),
    });
    const { facts } = renderedPageOf(await rendererFor(server.port)('/'));
    expect(facts.desktop?.bodyFontPx).toBe(18);
    expect(facts.desktop?.navigation?.links).toBe(3);
    expect(facts.mobile?.smallTextCharacters).toBe(0);
  });

  it('has a remedy for its width only where that fits and covers no text', async () => {
    const words = 'Bread of rye and of spelt from the old mill. '.repeat(8);
    const body = `<div class="wrapper" style="margin-left:230px"><div class="body" style="min-width:450px">${words}</div></div>`;
    const server = await serveRoutes({
      '/beside': html(page(`<aside style="float:left;width:210px">${words}</aside>${body}`)),
      '/over': html(page(`<aside style="position:absolute;left:0;width:210px">${words}</aside>${body}`)),
      '/image': html(page('<svg></svg><img src="/wide.svg" alt="Wide">')),
      '/wide.svg': (response) =>
        response
          .writeHead(200, { 'content-type': 'image/svg+xml' })
          .end('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="90"></svg>'),
    });
    const render = runRendererFor(server.port);
    const remedyOf = async (path: string) => {
      const [widest] = renderedPageOf(await render(path)).facts.mobile?.overflowing ?? [];
      return { widths: widest?.widths, remedy: widest?.remedy };
    };
    expect(await remedyOf('/image')).toEqual({ widths: [], remedy: 'image' });
    expect(await remedyOf('/beside')).toEqual({
      widths: ['min-width: 450px of div.body', 'margin-left: 230px of div.wrapper'],
      remedy: null,
    });
    expect(await remedyOf('/over')).toEqual({ widths: [], remedy: null });
  });

  it('is as wide as it scrolls: what html or body cut off makes it no wider', async () => {
    const wide = '<div style="width:900px;height:20px">Wide</div>';
    const server = await serveRoutes({
      '/scrolls': html(page(wide)),
      '/html': html(page(`<style>html{overflow-x:hidden}</style>${wide}`)),
      '/body': html(page(`<style>body{overflow:hidden}</style>${wide}`)),
      '/both': html(page(`<style>html,body{overflow-x:hidden}</style>${wide}`)),
      '/inner': html(page(`<style>html{overflow:hidden}body{overflow-x:auto}</style>${wide}`)),
    });
    const render = runRendererFor(server.port);
    const isWide = async (path: string): Promise<boolean> => {
      const { mobile } = renderedPageOf(await render(path)).facts;
      return mobile !== null && mobile.pageWidth > mobile.width + 1;
    };
    const wideOnes = [];
    for (const path of ['/scrolls', '/html', '/body', '/both', '/inner'])
      if (await isWide(path)) wideOnes.push(path);
    expect(wideOnes).toEqual(['/scrolls', '/inner']);
  });

  it('has no hidden text where a click or a script of the page may show it', async () => {
    const secret = (attributes: string) =>
      `<div ${attributes} style="display:none">${'Cheap watches and cheaper shoes. '.repeat(12)}</div>`;
    const plain = '<p>Something to read.</p>';
    const server = await serveRoutes({
      '/hidden': html(page(`${plain}${secret('id="x1"')}`)),
      '/click': html(page(`<h3 onclick="zeige(this)">Shipping</h3>${secret('')}`)),
      '/pointer': html(page(`<h3 style="cursor:pointer">Shipping</h3>${secret('')}`)),
      '/named': html(page(`${plain}${secret('id="x1"')}<script>const later = '#x1';</script>`)),
      '/other': html(page(`${plain}${secret('id="x1"')}<script>const later = '#x12';</script>`)),
    });
    const render = runRendererFor(server.port);
    const found = [];
    for (const path of ['/hidden', '/click', '/pointer', '/named', '/other'])
      if (renderedPageOf(await render(path)).facts.hiddenTexts?.length !== 0) found.push(path);
    expect(found).toEqual(['/hidden', '/other']);
  });

  it('has none of them on a plain page', async () => {
    const server = await serveRoutes({
      '/': html(page('<p>Some words to read.</p><a href="/b">Another page</a>')),
    });
    const { facts } = renderedPageOf(await rendererFor(server.port)('/'));
    expect(facts.axe).toEqual([]);
    expect(facts.mobile?.overflowing).toEqual([]);
    expect(facts.mobile?.smallTextCharacters).toBe(0);
    expect(facts.errors).toEqual([]);
    expect(facts.lab.cls).toBe(0);
  });

  it('names the files whose scripts block it after the first paint', async () => {
    const spin = (ms: number): string => `for(const end=performance.now()+${ms};performance.now()<end;);`;
    const afterPaint = (code: string): string =>
      `new PerformanceObserver((_,o)=>{o.disconnect();setTimeout(()=>{${code}},20)}).observe({type:'paint',buffered:true})`;
    const server = await serveRoutes({
      '/': html(page(`<p>Words.</p><script src="/widget.js"></script><img src="/hold.png" alt="">`)),
      '/widget.js': (response) =>
        response
          .writeHead(200, { 'content-type': 'text/javascript' })
          .end(afterPaint(`${spin(400)}fetch('/done')`)),
      '/hold.png': (response) => void held.push(() => response.writeHead(204).end()),
      '/done': (response) => {
        response.writeHead(204).end();
        for (const release of held) release();
      },
    });
    const held: (() => void)[] = [];
    const { facts } = renderedPageOf(await rendererFor(server.port)('/'));
    expect(facts.longTaskScripts.map(({ url }) => url)).toEqual(['https://site.example/widget.js']);
    expect(facts.longTaskScripts[0]?.ms).toBeLessThanOrEqual(facts.lab.tbtMs ?? 0);
    expect(facts.longTaskScripts[0]?.ms).toBeGreaterThan(0);
  });

  it('that our machine had no time for is not blamed for it', async () => {
    const server = await serveRoutes({ '/': () => undefined });
    const busy = new MachineLoad(() => 9);
    expect(await rendererFor(server.port, { renderMs: 3000 }, busy)('/')).toEqual({
      kind: 'failed',
      sentence: 'Our server was too busy to render this page in time. This is not the page’s fault.',
      isOurs: true,
    });
    expect(await rendererFor(server.port, { renderMs: 3000 })('/')).toEqual({
      kind: 'failed',
      sentence: 'The page kept the browser busy for more than 3 seconds.',
      isOurs: false,
    });
  });

  it.each([200, 403, 503])(
    'that a bot challenge takes the place of with status %i is not rendered',
    async (status) => {
      const challenge = '<title>Just a moment...</title><script>window._cf_chl_opt={}</script>';
      const server = await serveRoutes({
        '/': (response) => response.writeHead(status, { 'content-type': 'text/html' }).end(challenge),
      });
      expect(await rendererFor(server.port)('/')).toEqual({
        kind: 'failed',
        sentence: `Cloudflare showed our browser a bot challenge instead of the page (status ${status}).`,
        isOurs: false,
        isRefused: true,
      });
    },
  );

  it('that refuses the browser is told as that', async () => {
    const server = await serveRoutes({
      '/': (response) => response.writeHead(403, { 'content-type': 'text/html' }).end('<h1>No</h1>'),
    });
    expect(await rendererFor(server.port)('/')).toMatchObject({
      sentence: 'The page returned status 403 to the browser.',
      isRefused: true,
    });
  });

  it.each([
    ['a header without a colon', 'HTTP/1.1 200 OK\r\nBad header here\r\nContent-Type: text/html\r\n'],
    [
      '200 KB of headers',
      `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nX-Big: ${'a'.repeat(200 * 1024)}\r\n`,
    ],
  ])('with %s is rendered, as it is read', async (_name, head) => {
    const server = await serveRaw((socket) =>
      socket.end(`${head}Connection: close\r\n\r\n${page('<p>Words</p>')}`),
    );
    expect((await rendererFor(server.port)('/')).kind).toBe('rendered');
  });

  it('whose host our proxy cannot reach did not answer 502', async () => {
    const server = await serveRoutes({ '/': (response) => void response.destroy() });
    expect(await rendererFor(server.port)('/')).toEqual({
      kind: 'failed',
      sentence: 'Our browser could not reach the page’s host.',
      isOurs: false,
    });
  });

  it('has no failed requests that our own limit cut off', async () => {
    const server = await serveRoutes({
      '/': html(page('<img src="/large.png" alt="">')),
      '/large.png': (response) =>
        response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(4_000_000)),
    });
    const { facts } = renderedPageOf(await rendererFor(server.port, { pageBytes: 500_000 })('/'));
    expect(facts.errors).toEqual([]);
  });

  it('loads nothing that robots.txt disallows', async () => {
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
    const renderer = createChromiumRenderer({
      ...browserPlaces,
      connectTo: parseConnectTo(`site.example=127.0.0.1:${server.port}`),
      aboutUrl: 'https://pagewright.example/bot',
    });
    onTestFinished(() => renderer.close());
    renderedPageOf(
      await renderer
        .openSession()
        .render({ url: 'https://site.example/', robots: [robots] }, new AbortController().signal),
    );
    expect(server.paths).toEqual(['/', '/open.png']);
  });

  it('of a closed site is opened with its credentials, which no other host and no script gets', async () => {
    const seen: Record<string, string> = {};
    const note = (name: string) => (response: ServerResponse, request: IncomingMessage) => {
      const { authorization = 'none', 'user-agent': agent = '' } = request.headers;
      seen[`${request.headers.host}${name}`] = `${authorization} ${agent}`;
      response
        .writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
        .end();
    };
    const server = await serveRoutes({
      '/': (response, request) => {
        note('/')(new ServerResponse(request), request);
        html(
          page(
            `<p>${request.headers.authorization}</p><script src="/own.js"></script><script src="https://cdn.example/other.js"></script><script>fetch('https://cdn.example/fetched',{credentials:'omit'});fetch('/away')</script>`,
          ),
        )(response);
      },
      '/own.js': note('/own.js'),
      '/other.js': note('/other.js'),
      '/fetched': note('/fetched'),
      '/away': redirect('https://cdn.example/landed'),
      '/landed': note('/landed'),
    });
    const renderer = createChromiumRenderer({
      ...browserPlaces,
      connectTo: parseConnectTo(`site.example=127.0.0.1:${server.port},cdn.example=127.0.0.1:${server.port}`),
      aboutUrl: 'https://pagewright.example/bot',
    });
    onTestFinished(() => renderer.close());
    const session = renderer.openSession({
      userAgent: 'Acme QA/1',
      siteHeaders: siteHeadersFor(['https://site.example'], {
        headers: { Authorization: 'Bearer key-of-4cme' },
      }),
    });
    const { renderedHtml, facts } = renderedPageOf(
      await session.render({ url: 'https://site.example/', robots: [] }, new AbortController().signal),
    );
    expect(seen).toEqual({
      'site.example/': 'Bearer key-of-4cme Acme QA/1',
      'site.example/own.js': 'Bearer key-of-4cme Acme QA/1',
      'cdn.example/other.js': 'none Acme QA/1',
      'cdn.example/fetched': 'none Acme QA/1',
      'cdn.example/landed': 'none Acme QA/1',
    });
    expect(renderedHtml).toContain('[hidden]');
    expect(`${renderedHtml}${JSON.stringify(facts)}`).not.toContain('key-of-4cme');
  });
});

describe('a machine without a browser', () => {
  it('says what is missing and how to install it', async () => {
    const renderer = createChromiumRenderer({
      configured: '/nowhere/chromium',
      own: '',
      connectTo: new Map(),
      aboutUrl: '',
    });
    const outcome = await renderer
      .openSession()
      .render({ url: 'https://site.example/', robots: [] }, new AbortController().signal);
    expect(outcome).toMatchObject({
      kind: 'unavailable',
      sentence: expect.stringContaining('npm run browser:install'),
    });
  });
});
