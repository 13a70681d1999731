/** Turns the public pages into the files that are served; runs at build time, never in a visitor's browser. */
import '../styles/all.css';
import { renderToStaticMarkup } from 'react-dom/server';
import { type PageAssets, PublicDocument } from './document.tsx';
import { howItWorksPage } from './how-it-works-page.tsx';
import { landingPage } from './landing-page.tsx';
import { pricingPage } from './pricing-page.tsx';
import { absoluteUrl, type PublicPage } from './public-page.ts';

export const publicPages: readonly PublicPage[] = [landingPage, howItWorksPage, pricingPage];

export const renderPublicPage = (page: PublicPage, assets: PageAssets): string =>
  `<!doctype html>${renderToStaticMarkup(<PublicDocument page={page} assets={assets} />)}\n`;

export const renderSitemap = (): string => renderSitemapText(publicPages);

export const renderRobots = renderRobotsText;

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

function renderRobotsText(): string {
  const lines = ['User-agent: *', ...disallowedPaths.map((path) => `Disallow: ${path}`)];
  return `${lines.join('\n')}\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`;
}

function renderSitemapText(pages: readonly Pick<PublicPage, 'path'>[]): string {
  const urls = pages.map(({ path }) => `  <url><loc>${absoluteUrl(path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
