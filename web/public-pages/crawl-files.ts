/** What crawlers read first: robots.txt and the sitemap of the public pages. */
import { absoluteUrl, type PublicPage } from './public-page.ts';

/** Signed-in screens and calls: nothing there is for a search result. */
export const disallowedPaths = [
  '/api/',
  '/dashboard',
  '/history',
  '/site-history',
  '/analysis/',
  '/settings',
  '/account',
  '/content-editor/',
  '/login',
] as const;

export function renderRobotsText(): string {
  const lines = ['User-agent: *', ...disallowedPaths.map((path) => `Disallow: ${path}`)];
  return `${lines.join('\n')}\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`;
}

export function renderSitemapText(pages: readonly Pick<PublicPage, 'path'>[]): string {
  const urls = pages.map(({ path }) => `  <url><loc>${absoluteUrl(path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
