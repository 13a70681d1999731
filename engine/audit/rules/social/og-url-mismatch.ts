/** og:url and canonical with different URLs. */

import { citeNodes } from '../../cite-nodes.ts';
import { clip } from '../../clip.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

function plainUrl(href: string, base: string): string | null {
  const url = URL.parse(href.trim(), base);
  if (url === null) return null;
  url.hash = '';
  return url.href;
}

export const ogUrlMismatch = definePageRule({
  id: 'og-url-mismatch',
  group: 'social',
  severity: 'info',
  basis: 'standard',
  source: 'https://ogp.me/#metadata',
  needs: 'html',
  tier: 2,
  audience: 'indexable',
  title: 'og:url differs from the canonical',
  why: 'Networks count shares by og:url; search engines list the canonical. With two different URLs, shares and links are counted separately.',
  fix: 'Set og:url to the canonical URL.',
  reads: ['social', 'canonical', 'url', 'source'],
  check(facts) {
    const tag = facts.social.openGraph.find(
      ({ property, content }) => property === 'og:url' && content.trim() !== '',
    );
    if (tag === undefined) return skip('there is no og:url');
    if (facts.canonical === null) return skip('there is no canonical');
    if (tag.content === facts.canonical) return pass();
    const canonical = plainUrl(facts.canonical, facts.url);
    if (plainUrl(tag.content, facts.url) === canonical) return pass();
    return fail(
      `og:url is ${clip(tag.content, 200)}, but the canonical is ${clip(facts.canonical, 200)}.`,
      citeNodes(facts, [tag], () => ({ found: tag.content, wanted: facts.canonical ?? '' })),
    );
  },
});
