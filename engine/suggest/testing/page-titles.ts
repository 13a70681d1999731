/** The titles for one page of a small site, for tests. */
import { openPage } from '../facts/suggestion-page.ts';
import { openSiteContext } from '../facts/suggestion-site.ts';
import { newTitles, type TitleRequest } from '../write/title.ts';
import { siteOf } from './site-input.ts';

export interface TitledPage {
  readonly path?: string;
  readonly language?: string;
  readonly title?: string;
  readonly headline?: string;
  readonly brand?: string;
  readonly paragraphs?: readonly string[];
  /** What people typed who saw it, the most searched first. */
  readonly searched?: readonly string[];
  /** Other pages of the site: their HTML by path. */
  readonly others?: Readonly<Record<string, string>>;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const htmlOf = ({
  language = 'en',
  title,
  headline,
  brand,
  paragraphs = ['Some words.'],
}: TitledPage): string =>
  [
    `<!doctype html><html lang="${language}"><head>`,
    title === undefined ? '' : `<title>${escaped(title)}</title>`,
    brand === undefined ? '' : `<meta property="og:site_name" content="${brand}">`,
    '</head><body><main>',
    headline === undefined ? '' : `<h1>${escaped(headline)}</h1>`,
    ...paragraphs.map((text) => `<p>${escaped(text)}</p>`),
    '</main></body></html>',
  ].join('');

/** The best first. */
export function titlesFor(given: TitledPage, request: Partial<TitleRequest> = {}): string[] {
  const { path = '/page', others = {}, searched = [] } = given;
  const site = openSiteContext(siteOf({ [path]: htmlOf(given), ...others }));
  const [page] = site.site.pages;
  if (page === undefined) throw new Error('The site has a page.');
  return newTitles(site, openPage(site, { ...page, searched }), { phrases: [], ...request });
}
