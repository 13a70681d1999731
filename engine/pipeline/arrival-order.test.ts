/** What a report says does not depend on which page was fetched or rendered first. */
import { setTimeout } from 'node:timers/promises';
import { limits } from '@pagewright/contract/limits';
import { expect, it } from 'vitest';
import { failing, renderedPageFacts } from '../audit/testing/rendered-page.ts';
import { arrivalDelayMs } from '../crawl/testing/arrival-delay.ts';
import type { RenderPage } from '../render/page-renderer.ts';
import { auditRoutes, linksTo, pageOf, type Routes } from '../testing/audit-routes.ts';

const words = 'What people read here about pots, cups and tea leaves of many kinds. '.repeat(8);
const page = (title: string, body: string, ...links: readonly string[]) =>
  pageOf(title, `${body}<p>${words}</p>${linksTo('/', ...links)}<script src="/app.js"></script>`);

const paths = (folder: string, count: number) =>
  Array.from({ length: count }, (_, at) => `/${folder}/${at + 1}`);
const guides = paths('guides', 9);
const shop = paths('shop', 9);
const views = paths('views', 5);
const news = paths('news', 4);
const shell =
  '<!doctype html><html lang="en"><title>Views</title><div id="root"></div><script src="/app.js"></script>';

const routes: Routes = {
  '/': page('Home', '', '/guides', '/old-shop', '/views/1', '/views/2', '/about'),
  '/about': page('About', '<ul><li>Us</li></ul>', '/shop/9', '/guides/9'),
  '/guides': page('Guides', '<ol><li>All</li></ol>', ...guides.toReversed()),
  '/old-shop': { location: 'https://site.example/shop' },
  '/shop': page('Shop', '<table><tr><td>All</td></tr></table>', ...shop, ...views),
  ...Object.fromEntries(
    guides.map((path) => [path, page(`Guide ${path}`, '<section><h2>How</h2></section>', '/shop')]),
  ),
  ...Object.fromEntries(
    shop.map((path) => [path, page(`Ware ${path}`, '<article><h2>What</h2></article>', '/shop')]),
  ),
  ...Object.fromEntries(news.map((path) => [path, page(`News ${path}`, '<aside><h2>New</h2></aside>')])),
  ...Object.fromEntries(views.map((path) => [path, shell])),
};

/** A browser in which scripts add a link to each page of the shop, and write the views. */
const browser =
  (seed: number): RenderPage =>
  async ({ url }) => {
    await setTimeout(arrivalDelayMs(seed, url) / 2);
    const { pathname } = new URL(url);
    const at = Number(pathname.split('/')[2]);
    const html = routes[pathname];
    const added =
      pathname.startsWith('/shop/') || pathname.startsWith('/views/') ? linksTo(`/news/${at % 5}`) : '';
    return {
      kind: 'rendered',
      facts: renderedPageFacts({
        url,
        axe: [{ rule: 'color-contrast', count: 1, nodes: [failing('p#pale')] }],
      }),
      renderedHtml: `${typeof html !== 'string' || html === shell ? page('View', '<h2>View</h2>') : html}${added}`,
      desktop: null,
      mobile: null,
      thumbnail: null,
      modelImage: null,
      unstored: [],
      capturedAt: '2026-11-15T10:00:00.000Z',
    };
  };

async function audit(seed: number) {
  const delayMs = (path: string) => arrivalDelayMs(seed, path);
  const site = await auditRoutes(routes, {}, { delayMs, renderPage: browser(seed) });
  const chosen = site.renderings.map(
    ({ url, isDocumentOnly }) => `${url}${isDocumentOnly ? '' : ' in full'}`,
  );
  return { site, chosen };
}

it('in whatever order pages arrive, the same are rendered and the report is the same', async () => {
  const first = await audit(1);
  expect(first.site.pages).toHaveLength(1 + 3 + 9 + 9 + 5 + 4);
  const inFull = first.chosen.filter((each) => each.endsWith(' in full'));
  expect(inFull).toHaveLength(limits.rendering.pages);
  expect(inFull[0]).toBe('https://site.example/ in full');
  expect(first.chosen.length).toBeGreaterThan(inFull.length);
  for (const seed of [2, 3, 4, 5]) {
    const other = await audit(seed);
    expect(other.chosen).toEqual(first.chosen);
    const [one, two] = [first, other].map(({ site }) => ({
      ...site,
      renderings: null,
      timings: null,
      rowsOf: null,
    }));
    expect(two).toEqual(one);
  }
});
