/** An article without author, date and sources. */
import type { LinkNode } from '../../../model/node-facts.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { registrableDomain } from '../canonical/registrable-domain.ts';
import { aiVisibilityTexts } from './messages.ts';

/** Buttons for sharing are no sources. */
const sharing =
  /^(?:www\.)?(?:facebook|twitter|x|linkedin|pinterest|reddit|whatsapp|t|telegram|xing|tumblr)\.(?:com|me)$|^(?:api\.)?whatsapp\.com$/;
const aside = new Set(['navigation', 'header', 'footer', 'aside']);

function isSource({ kind, resolved, region }: LinkNode, ownDomain: string): boolean {
  if (kind !== 'web' || resolved === null || aside.has(region)) return false;
  const host = URL.parse(resolved)?.hostname ?? '';
  return host !== '' && registrableDomain(host) !== ownDomain && !sharing.test(host);
}

export const aiCitationSignalsMissing = definePageRule({
  id: 'ai-citation-signals-missing',
  group: 'ai-visibility',
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  audience: 'indexable',
  reads: ['url', 'pageType', 'authors', 'dates', 'links'],
  texts: aiVisibilityTexts['ai-citation-signals-missing'],
  check: ({ url, pageType, authors, dates, links }) => {
    if (pageType.type !== 'article') return skip('no-article');
    // A header has the date of the file, not of the article.
    const isDated = dates.some(({ source }) => source !== 'header');
    if (authors.length > 0 || isDated) return pass();
    const ownDomain = registrableDomain(new URL(url).hostname);
    if (links.some((link) => isSource(link, ownDomain))) return pass();
    return fail({
      messageId: 'none',
      evidence: [
        {
          wanted: say('author-date-or-source'),
        },
      ],
    });
  },
});
