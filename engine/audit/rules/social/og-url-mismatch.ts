/** og:url and canonical with different URLs. */

import { citeNodes } from '../../cite-nodes.ts';
import { clip } from '../../clip.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { socialTexts } from './messages.ts';

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
  audience: 'indexable',
  texts: socialTexts['og-url-mismatch'],
  reads: ['social', 'canonical', 'url', 'source'],
  check(facts) {
    const tag = facts.social.openGraph.find(
      ({ property, content }) => property === 'og:url' && content.trim() !== '',
    );
    if (tag === undefined) return skip('no-og-url');
    if (facts.canonical === null) return skip('no-canonical');
    if (tag.content === facts.canonical) return pass();
    const canonical = plainUrl(facts.canonical, facts.url);
    if (plainUrl(tag.content, facts.url) === canonical) return pass();
    return fail({
      messageId: 'differs',
      data: { found: clip(tag.content, 200), canonical: clip(facts.canonical, 200) },
      evidence: citeNodes(facts, [tag], () => ({ found: tag.content, wanted: facts.canonical ?? '' })),
    });
  },
});
