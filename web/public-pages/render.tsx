/** Turns the public pages into the files that are served; runs at build time, never in a visitor's browser. */
import '../styles/all.css';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderRobotsText, renderSitemapText } from './crawl-files.ts';
import { type PageAssets, PublicDocument } from './document.tsx';
import { howItWorksPage } from './how-it-works-page.tsx';
import { landingPage } from './landing-page.tsx';
import { pricingPage } from './pricing-page.tsx';
import type { PublicPage } from './public-page.ts';

export const publicPages: readonly PublicPage[] = [landingPage, howItWorksPage, pricingPage];

export const renderPublicPage = (page: PublicPage, assets: PageAssets): string =>
  `<!doctype html>${renderToStaticMarkup(<PublicDocument page={page} assets={assets} />)}\n`;

export const renderSitemap = (): string => renderSitemapText(publicPages);

export const renderRobots = renderRobotsText;
