/** Finds a demo site's response to a request: a page, a file, a redirect or a 404. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderPage } from './render-page.ts';
import { type DemoSite, originOf } from './site-model/demo-site.ts';

export interface DemoResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly delayMs: number;
}

export interface DemoRequest {
  readonly host: string;
  /** The path without the query. */
  readonly path: string;
  /** From X-Forwarded-Proto; https by default. */
  readonly scheme: string;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

const filePattern = /^\/files\/([\w-]+\.\w+)$/;

type DemoHandler = (request: DemoRequest) => DemoResponse;

const respondWith = (
  type: string,
  body: string | Buffer,
  more: Partial<Pick<DemoResponse, 'status' | 'delayMs' | 'headers'>> = {},
): DemoResponse => ({
  status: 200,
  delayMs: 0,
  ...more,
  headers: { 'content-type': type, ...more.headers },
  body: Buffer.from(body),
});

const redirectTo = (location: string): DemoResponse =>
  respondWith('text/plain; charset=utf-8', `Moved to ${location}\n`, { status: 301, headers: { location } });

function sitemapOf(site: DemoSite, paths: readonly string[]): string {
  const entries = paths.map((each) => `<url><loc>${originOf(site)}${each}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

const notFoundPage = (site: DemoSite): string =>
  renderPage(site, {
    path: '/404',
    body: 'not-found.html',
    title: `Page not found | ${site.name}`,
    description: null,
    canonical: null,
    shareImage: null,
  });

/** All responses of the site by path, built once. */
function responsesOf(site: DemoSite): ReadonlyMap<string, DemoResponse> {
  const answers = new Map<string, DemoResponse>();
  for (const page of site.pages)
    answers.set(
      page.path,
      respondWith('text/html; charset=utf-8', renderPage(site, page), { delayMs: page.delayMs ?? 0 }),
    );
  for (const [from, to] of Object.entries(site.redirects)) answers.set(from, redirectTo(to));
  for (const [at, text] of Object.entries(site.texts))
    answers.set(at, respondWith('text/plain; charset=utf-8', text));
  if (site.sitemap !== null)
    answers.set('/sitemap.xml', respondWith('application/xml', sitemapOf(site, site.sitemap)));
  const files = path.join(site.folder, 'files');
  for (const file of readdirSync(files)) {
    const type = types[path.extname(file)];
    if (type !== undefined && filePattern.test(`/files/${file}`))
      answers.set(
        `/files/${file}`,
        respondWith(type, readFileSync(path.join(files, file)), {
          headers: { 'cache-control': 'max-age=3600' },
        }),
      );
  }
  return answers;
}

/** Prepares a site; its responses never change. */
export function prepareSite(site: DemoSite): DemoHandler {
  const answers = responsesOf(site);
  const notFound = respondWith('text/html; charset=utf-8', notFoundPage(site), { status: 404 });
  return ({ host, path: at, scheme }) => {
    const isWrongOrigin = host !== site.host || (site.leadsToHttps && scheme === 'http');
    const demoResponse = isWrongOrigin ? redirectTo(`${originOf(site)}${at}`) : (answers.get(at) ?? notFound);
    return { ...demoResponse, headers: { ...site.headers, ...demoResponse.headers } };
  };
}
