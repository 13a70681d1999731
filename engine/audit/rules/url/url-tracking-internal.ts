/** Links within the site that carry tracking parameters or session ids. */
import { citeNodes } from '../../cite-nodes.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { trackingParameters } from './tracking-parameters.ts';

export const urlTrackingInternal = definePageRule({
  id: 'url-tracking-internal',
  group: 'url',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  title: 'Tracking parameters in internal links (utm)',
  why: 'Each such link creates another URL for the same page for crawlers to read, and overwrites the visitor’s source in your analytics.',
  fix: 'Remove the parameters from links within the site; count clicks with events instead.',
  reads: ['links', 'url', 'source'],
  check(facts, { page }) {
    const { internal } = page.links;
    if (internal.length === 0) return skip('there is no link within the site');
    const tracked = internal
      .filter(({ resolved }) => resolved.includes('='))
      .map(({ node, resolved }) => ({ node, names: trackingParameters(resolved), url: resolved }))
      .filter(({ names }) => names.length > 0);
    if (tracked.length === 0) return pass();
    const all = [...new Set(tracked.flatMap(({ names }) => names))];
    return fail(
      `${countThat(tracked.length, 'internal link', ['carries', 'carry'])} ${all.slice(0, 5).join(', ')}${all.length > 5 ? ' and more' : ''}.`,
      citeNodes(facts, tracked, ({ names, url }) => ({
        found: names.join(', '),
        wanted: 'the URL without them',
        urls: [url],
      })),
    );
  },
});
