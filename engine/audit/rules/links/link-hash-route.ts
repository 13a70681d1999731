/** Links to views that exist only behind a #: search engines see one page. */
import { citeElements } from '../../cite-nodes.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { withoutFragment } from '../../page/url-parts.ts';
import { definePageRule } from '../../rule.ts';
import { linksTexts } from './messages.ts';

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
  audience: 'indexable',
  texts: linksTexts['link-hash-route'],
  reads: ['links', 'url', 'source'],
  check(facts) {
    if (facts.links.length === 0) return skip('no-link');
    const start = `${withoutFragment(facts.url)}#`;
    const routes = facts.links.filter(
      ({ resolved, href }) => route.test(href ?? '') && resolved?.startsWith(start) === true,
    );
    const [first] = routes;
    if (first === undefined || new Set(routes.map(({ resolved }) => resolved)).size < routesMin)
      return pass();
    return fail({
      messageId: 'routes',
      data: { first: first.href?.trim() ?? '' },
      evidence: citeElements(facts, routes, ({ href }) => ({
        found: href?.trim() ?? '',
        wanted: say('a-path-without'),
      })),
    });
  },
});
