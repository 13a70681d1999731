/** Views of a page that exist only behind a # in its URL. */
import type { LinkNode } from '../../../model/node-facts.ts';
import { countOf } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { withoutFragment } from '../../page/url-parts.ts';
import { definePageRule } from '../../rule.ts';

/** `#/about` and `#!/about`: no name of an element begins like that. */
const route = /^#!?\//;
const shownMax = 10;

/** The route that a link leads to on its own page; null when it leads elsewhere. */
function routeOf({ resolved }: LinkNode, ownUrl: string): string | null {
  if (resolved === null || !resolved.startsWith(`${ownUrl}#`)) return null;
  const fragment = resolved.slice(ownUrl.length);
  return route.test(fragment) ? fragment : null;
}

const isHome = (fragment: string): boolean => /^#!?\/?$/.test(fragment);

export const jsHashRoutes = definePageRule({
  id: 'js-hash-routes',
  group: 'js-rendering',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  title: 'Hash routes: pages behind # cannot be indexed',
  why: 'Search engines drop what follows # in a URL, so all these views are one page to them, and only the first can be found.',
  fix: 'Use the history mode of your router, so that each view has a path of its own.',
  reads: ['links', 'url'],
  check: ({ links, url }) => {
    const own = withoutFragment(url);
    const routes = new Set(links.flatMap((link) => routeOf(link, own) ?? []));
    if (routes.size === 0) return skip('no link leads to a route behind #');
    const hidden = [...routes].filter((fragment) => !isHome(fragment));
    if (hidden.length === 0) return pass();
    return fail(
      `${countOf(hidden.length, 'view')} of this page ${hidden.length === 1 ? 'has' : 'have'} no URL of ${hidden.length === 1 ? 'its' : 'their'} own: ${hidden.slice(0, shownMax).join(', ')}.`,
      {
        found: hidden.slice(0, shownMax).join(', '),
        wanted: 'a path without #',
        urls: hidden.slice(0, shownMax).map((fragment) => `${own}${fragment}`),
      },
    );
  },
});
