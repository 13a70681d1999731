/** Renders the public pages on request during development, with the code of the build. */
import type { IncomingMessage } from 'node:http';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type * as Rendering from '../public-pages/render.tsx';

const renderer = '/public-pages/render.tsx';
const assets = { stylesheet: null, script: '/public-pages/enhance.ts' };

/** A navigation: a browser asks for a document, not for a module or a file. */
const wantsDocument = (request: IncomingMessage): boolean =>
  request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');

async function renderInDev(server: ViteDevServer, path: string): Promise<string | null> {
  const rendering = asRendering(await server.ssrLoadModule(renderer));
  const page = rendering.publicPages.find((candidate) => candidate.path === path);
  if (page === undefined) return null;
  const html = rendering
    .renderPublicPage(page, assets)
    .replaceAll('__PUBLIC_URL__', server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '')
    .replaceAll('__SUPPORT_EMAIL__', 'support@pagewright.example')
    // The styles travel inside the page modules; the browser loads them only for that.
    .replace('</head>', `<script type="module">import '${renderer}';</script></head>`);
  return server.transformIndexHtml(path, html);
}

const asRendering = (module: Record<string, unknown>): typeof Rendering => module as typeof Rendering;

const servePage =
  (server: ViteDevServer): Connect.NextHandleFunction =>
  (request, response, next) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (!wantsDocument(request) || path.startsWith('/api/')) return next();
    void (async () => {
      try {
        const html = await renderInDev(server, path);
        if (html === null) {
          request.url = '/app.html';
          return next();
        }
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(html);
      } catch (failure) {
        next(failure);
      }
    })();
  };

export function publicPagesInDev(): Plugin {
  return {
    name: 'pagewright:public-pages-in-dev',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(servePage(server));
    },
  };
}
