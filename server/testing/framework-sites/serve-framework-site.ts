/** Builds sites with real frameworks as their users do, and serves them on loopback. */
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { serveHttp } from '@pagewright/engine/fetch/testing/loopback-server';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { rolldown } from 'rolldown';
import { headOf, links, pages } from './content.ts';
import { plantedInHydrated } from './react-server.ts';
import { Site } from './react-views.ts';

export type FrameworkSite = 'react-client' | 'react-hydrated' | 'vue-hash' | 'head-script';

/** One script for the browser, as a bundler makes it for production. */
async function bundle(name: FrameworkSite): Promise<string> {
  const build = await rolldown({
    input: path.join(import.meta.dirname, `${name}.js`),
    platform: 'browser',
    logLevel: 'silent',
    transform: {
      define: {
        'process.env.NODE_ENV': '"production"',
        __VUE_OPTIONS_API__: 'true',
        __VUE_PROD_DEVTOOLS__: 'false',
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      },
    },
  });
  const { output } = await build.generate({ format: 'iife', minify: true });
  await build.close();
  return output[0].code;
}

const style =
  '<style>body{font:16px/1.5 sans-serif;color:#222;margin:0 auto;max-width:40rem;padding:16px}nav a{display:inline-block;padding:8px;color:#05c}p{margin:1em 0}</style>';
const frame = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg" type="image/svg+xml">${head}${style}</head><body>${body}</body></html>`;

const script = '<script src="/app.js" defer></script>';

function plainPage(origin: string, at: string): string {
  const { heading = '', paragraphs = [] } = pages[at] ?? {};
  const nav = links.map(([to, text]) => `<a href="${to}">${text}</a>`).join(' ');
  const robots = at === '/visit' ? '<meta name="robots" content="noindex">' : '';
  const text = paragraphs.map((each) => `<p>${each}</p>`).join('');
  return frame(
    `${headOf(origin, at)}${robots}${script}`,
    `<header><nav aria-label="Main">${nav}</nav></header><main><h1>${heading}</h1>${text}</main><footer><p>Hillside Pottery, Lane End 4, Hillside.</p></footer>`,
  );
}

const hydratedPage = (origin: string, at: string): string => {
  const site = createElement(Site, { Head: () => null, plant: plantedInHydrated });
  const html = renderToString(createElement(StaticRouter, { location: at }, site));
  return frame(`${headOf(origin, at)}${script}`, `<div id="root">${html}</div>`);
};

/** The HTML of a path; null where there is none. */
function documentOf(name: FrameworkSite, origin: string, at: string): string | null {
  const isKnown = at in pages;
  switch (name) {
    // A host of single-page applications answers every path with the same file.
    case 'react-client':
      return frame(`<title>Shop</title>${script}`, '<div id="root"></div>');
    case 'vue-hash':
      return at === '/' ? frame(`${headOf(origin, '/')}${script}`, '<div id="app"></div>') : null;
    case 'react-hydrated':
      return isKnown ? hydratedPage(origin, at) : null;
    case 'head-script':
      return isKnown ? plainPage(origin, at) : null;
  }
}

type File = readonly [type: string, body: string | Buffer];

const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>';

export async function serveFrameworkSite(name: FrameworkSite) {
  const host = `${name}.example`;
  const origin = `https://${host}`;
  const files: Readonly<Record<string, File>> = {
    '/app.js': ['text/javascript', await bundle(name)],
    '/favicon.svg': ['image/svg+xml', icon],
    '/share.png': ['image/png', onePixel],
  };
  const server = await serveHttp((request, response) => {
    const at = new URL(request.url ?? '/', origin).pathname;
    const html = /\.\w+$/.test(at) ? null : documentOf(name, origin, at);
    const missing = frame('<title>Not found</title>', '<h1>Not found</h1>');
    const [type, body] = files[at] ?? ['text/html; charset=utf-8', html ?? missing];
    const isFound = files[at] !== undefined || html !== null;
    response.writeHead(isFound ? 200 : 404, { 'content-type': type, 'content-encoding': 'gzip' });
    response.end(gzipSync(body));
  });
  return { host, connectTo: `${host}=127.0.0.1:${server.port}` };
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
