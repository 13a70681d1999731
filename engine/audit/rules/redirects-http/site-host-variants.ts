/** A site that responds both with and without www. */
import type { SiteProbe } from '../../../model/site-facts.ts';
import { answerOf } from '../../describe-urls.ts';
import { type Shown, say } from '../../evidence.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { redirectsHttpTexts } from './messages.ts';

const hostOf = (url: string | null): string => (url === null ? '' : (URL.parse(url)?.host ?? ''));

/** Responds without a redirect, and has no canonical on another host. */
const isSeparateHost = ({ url, check, canonical }: SiteProbe): boolean =>
  check.status === 200 &&
  check.blocked === null &&
  hostOf(check.finalUrl) === hostOf(url) &&
  (canonical === null || hostOf(canonical) === hostOf(url));

function describe({ url, check, canonical }: SiteProbe): Shown {
  if (check.failure !== null) return say('url-answer', { url, ...answerOf(check) });
  const target = check.hops.length > 0 ? ` → ${check.finalUrl ?? ''}` : '';
  const shown = `${url}${target} ${check.status ?? ''}`;
  return canonical === null ? shown : say('url-canonical', { shown, canonical });
}

export const siteHostVariants = defineSiteRule({
  id: 'site-host-variants',
  group: 'redirects-http',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  needs: 'http',
  texts: redirectsHttpTexts['site-host-variants'],
  reads: ['probes'],
  checkSite({ probes: { hostVariants } }) {
    if (hostVariants.length < 2) return missing('other-host-not-requested');
    const hosts = new Set(hostVariants.filter(isSeparateHost).map(({ url }) => hostOf(url)));
    if (hosts.size < 2) return [];
    return [
      {
        urls: [],
        messageId: 'both',
        data: { hosts: [...hosts] },
        evidence: hostVariants.map((probe) => ({ found: describe(probe), urls: [probe.url] })),
      },
    ];
  },
});
