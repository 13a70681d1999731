/** Finds the answer of a demo site to a request: a page, a file, a redirect or an honest 404. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DemoSite, originOf } from './demo-site.ts';
import { renderPage } from './render-page.ts';

export interface DemoAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly delayMs: number;
}

export interface DemoRequest {
  readonly host: string;
  /** The path without what follows a question mark. */
  readonly path: string;
  /** What the proxy before us was asked for; https where nobody says. */
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

type Answering = (request: DemoRequest) => DemoAnswer;

const answerWith = (
  type: string,
  body: string | Buffer,
  more: Partial<Pick<DemoAnswer, 'status' | 'delayMs' | 'headers'>> = {},
): DemoAnswer => ({
  status: 200,
  delayMs: 0,
  ...more,
  headers: { 'content-type': type, ...more.headers },
  body: Buffer.from(body),
});

const redirectTo = (location: string): DemoAnswer =>
  answerWith('text/plain; charset=utf-8', `Moved to ${location}\n`, { status: 301, headers: { location } });

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

/** Everything the site can say, by path: it is small, so it is put together once. */
function answersOf(site: DemoSite): ReadonlyMap<string, DemoAnswer> {
  const answers = new Map<string, DemoAnswer>();
  for (const page of site.pages)
    answers.set(
      page.path,
      answerWith('text/html; charset=utf-8', renderPage(site, page), { delayMs: page.delayMs ?? 0 }),
    );
  for (const [from, to] of Object.entries(site.redirects)) answers.set(from, redirectTo(to));
  for (const [at, text] of Object.entries(site.texts))
    answers.set(at, answerWith('text/plain; charset=utf-8', text));
  if (site.sitemap !== null)
    answers.set('/sitemap.xml', answerWith('application/xml', sitemapOf(site, site.sitemap)));
  const files = path.join(site.folder, 'files');
  for (const file of readdirSync(files)) {
    const type = types[path.extname(file)];
    if (type !== undefined && filePattern.test(`/files/${file}`))
      answers.set(
        `/files/${file}`,
        answerWith(type, readFileSync(path.join(files, file)), {
          headers: { 'cache-control': 'max-age=3600' },
        }),
      );
  }
  return answers;
}

/** Prepares a site; the answers are the same every time. */
export function prepareSite(site: DemoSite): Answering {
  const answers = answersOf(site);
  const notFound = answerWith('text/html; charset=utf-8', notFoundPage(site), { status: 404 });
  return ({ host, path: at, scheme }) => {
    const isAstray = host !== site.host || (site.leadsToHttps && scheme === 'http');
    const answer = isAstray ? redirectTo(`${originOf(site)}${at}`) : (answers.get(at) ?? notFound);
    return { ...answer, headers: { ...site.headers, ...answer.headers } };
  };
}
