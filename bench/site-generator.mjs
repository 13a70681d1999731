/** Generates a website of any size and of one kind of page for benchmarks; a page is made when it is asked for. */
import { makeManualPage, makeManualPaths } from './pages/manual.mjs';
import { makeShopPage, makeShopPaths } from './pages/shop.mjs';
import { makeSmallPage, makeSmallPaths } from './pages/small-business.mjs';

/** A shop of 47 KB a page, a small business of 20 KB, a manual of 200 KB. */
export const pageKinds = {
  shop: { makePaths: makeShopPaths, makePage: makeShopPage },
  small: { makePaths: makeSmallPaths, makePage: makeSmallPage },
  manual: { makePaths: makeManualPaths, makePage: makeManualPage },
};

/** The most URLs of one sitemap file. */
const sitemapMax = 50_000;

const html = (text) => ({ status: 200, type: 'text/html; charset=utf-8', body: Buffer.from(text) });

const xml = (text) => ({
  status: 200,
  type: 'application/xml',
  body: Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n${text.replace('>', ' xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')}\n`,
  ),
});

/** path -> `{ status, type, body }` or `{ status, location }`, for what is no page of the site. */
function makeFiles(paths, origin) {
  const files = new Map();
  for (let k = 0; k < 20; k++) {
    files.set(`/old/${k}`, { status: 301, location: paths[(k * 13) % paths.length] });
    files.set(`/private/${k}`, html('<!doctype html><title>Private</title>'));
  }
  files.set('/robots.txt', {
    status: 200,
    type: 'text/plain',
    body: Buffer.from(`User-agent: *\nDisallow: /private/\nSitemap: ${origin}/sitemap.xml\n`),
  });
  const parts = Array.from({ length: Math.ceil(paths.length / sitemapMax) }, (_, at) =>
    paths.slice(at * sitemapMax, (at + 1) * sitemapMax),
  );
  const urlset = (part) =>
    xml(`<urlset>\n${part.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('\n')}\n</urlset>`);
  if (parts.length === 1) files.set('/sitemap.xml', urlset(paths));
  else {
    for (const [at, part] of parts.entries()) files.set(`/sitemap-${at}.xml`, urlset(part));
    const names = parts.map((_, at) => `<sitemap><loc>${origin}/sitemap-${at}.xml</loc></sitemap>`);
    files.set('/sitemap.xml', xml(`<sitemapindex>\n${names.join('\n')}\n</sitemapindex>`));
  }
  return files;
}

/** `find(path)` gives `{ status, type, body }`, `{ status, location }` or undefined; `page(i)` the HTML of a page. */
export function makeSite(count, origin, kind = 'shop') {
  const { makePaths, makePage } = pageKinds[kind];
  const paths = makePaths(count);
  const numbers = new Map(paths.map((path, i) => [path, i]));
  const files = makeFiles(paths, origin);
  const page = (i) => makePage(i, { paths, origin });
  const find = (path) => {
    const number = numbers.get(path);
    return number === undefined ? files.get(path) : html(page(number));
  };
  return { paths, page, find };
}
