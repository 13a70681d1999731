/** Links to views that exist only behind a #: search engines see one page. */
import { citeElements } from '../../cite-nodes.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { withoutFragment } from '../../page/url-parts.ts';
import { definePageRule } from '../../rule.ts';

/** `#/about`, `#!/about`; not `#/` alone, which is the start. */
const route = /#!?\/[^\s#]*[\p{L}\p{N}]/u;
/** One may be a trick of a gallery; several are a router. */
const routesMin = 2;

export const linkHashRoute = definePageRule({
  id: 'link-hash-route',
  group: 'links',
  severity: 'warning',
  basis: 'google',
  source:
    'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics#use-history-api',
  needs: 'html',
  tier: 2,
  audience: 'indexable',
  title: 'Hash URLs: pages behind # cannot be indexed',
  why: 'Google ignores what comes after #, so all these views are one page to it and none of them can be found in search.',
  fix: 'Use real paths (History API) and have the server return the page for each one.',
  reads: ['links', 'url', 'source'],
  check(facts) {
    if (facts.links.length === 0) return skip('there is no link');
    const own = withoutFragment(facts.url);
    const routes = facts.links.filter(
      ({ resolved, href }) => resolved?.startsWith(`${own}#`) === true && route.test(href ?? ''),
    );
    const [first] = routes;
    if (first === undefined || new Set(routes.map(({ resolved }) => resolved)).size < routesMin)
      return pass();
    return fail(
      `Links point to views behind #, such as ${first.href?.trim() ?? ''}.`,
      citeElements(facts, routes, ({ href }) => ({ found: href?.trim() ?? '', wanted: 'a path without #' })),
    );
  },
});
