/** An inner page whose canonical is the home page. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { canonicalTexts } from './messages.ts';

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
  audience: 'html',
  reads: ['url', 'canonical', 'document'],
  texts: canonicalTexts['canonical-to-homepage'],
  check: ({ url, canonical, document }, { page }) => {
    if (canonical === null) return skip('no-canonical');
    const path = page.url.pathname;
    if (path === '/' || homeNames.test(path)) return skip('is-home-page');
    if (laterPage.test(path)) return skip('series-reported-elsewhere');
    if (canonical === url) return pass();
    const target = URL.parse(canonical);
    const isHome = target?.pathname === '/' && target.search === '' && target.origin === page.url.origin;
    if (!isHome || document.amp) return pass();
    return fail({ messageId: 'home', data: { path }, evidence: [{ found: canonical, wanted: url }] });
  },
});
