/** noindex changed by a script. */
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

const describe = ({ noindex, nofollow }: { readonly noindex: boolean; readonly nofollow: boolean }): string =>
  [noindex ? 'noindex' : 'index', nofollow ? 'nofollow' : 'follow'].join(', ');

export const jsNoindexChanged = defineBrowserRule({
  id: 'js-noindex-changed',
  group: 'js-rendering',
  severity: 'critical',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  tier: 1,
  title: 'JavaScript changes noindex',
  why: 'Google may skip rendering a page whose HTML says noindex, so removing it by script does not work.',
  fix: 'Put the intended directive into the HTML.',
  reads: ['raw', 'rendered'],
  checkRendered: ({ raw, rendered }) => {
    if (rendered === null) return skip('the page could not be read after its scripts ran');
    if (raw.noindex === rendered.noindex && raw.nofollow === rendered.nofollow) return pass();
    return fail(
      `The HTML says ${describe(raw)}; after its scripts run, the page says ${describe(rendered)}.`,
      {
        found: describe(raw),
        wanted: `the same before and after scripts, now ${describe(rendered)} after`,
      },
    );
  },
});
