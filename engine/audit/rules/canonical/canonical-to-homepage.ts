/** An inner page whose canonical is the home page. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

/** Other paths of the home page. */
const homeNames = /^\/(?:index|default|home)(?:\.[a-z]{2,5})?\/?$/i;
const laterPage = /^\/(?:page|seite|pagina)[/-]\d+\/?$/i;

export const canonicalToHomepage = definePageRule({
  id: 'canonical-to-homepage',
  group: 'canonical',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: 'html',
  tier: 1,
  audience: 'html',
  reads: ['url', 'canonical', 'document'],
  title: 'Canonical points to the home page',
  why: 'The page tells search engines to list the home page in its place, so the page itself does not appear.',
  fix: 'Set the page’s own URL as its canonical.',
  check: ({ url, canonical, document }, { page }) => {
    if (canonical === null) return skip('The page has no canonical.');
    const path = page.url.pathname;
    if (path === '/' || homeNames.test(path)) return skip('This is the home page.');
    if (laterPage.test(path)) return skip('Later pages of a series are reported by another check.');
    if (canonical === url) return pass();
    const target = URL.parse(canonical);
    const isHome = target?.pathname === '/' && target.search === '' && target.origin === page.url.origin;
    if (!isHome || document.amp) return pass();
    return fail(`${path} has the home page as its canonical.`, { found: canonical, wanted: url });
  },
});
