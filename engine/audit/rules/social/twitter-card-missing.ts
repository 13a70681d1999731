/** A page without a Twitter card tag. */

import { citeNodes } from '../../cite-nodes.ts';
import { clip } from '../../clip.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { socialTexts } from './messages.ts';

const cards: readonly string[] = ['summary', 'summary_large_image', 'app', 'player'];

export const twitterCardMissing = definePageRule({
  id: 'twitter-card-missing',
  group: 'social',
  severity: 'info',
  basis: 'standard',
  source: 'https://developer.x.com/cards/markup',
  needs: 'html',
  audience: 'indexable',
  texts: socialTexts['twitter-card-missing'],
  reads: ['social', 'source'],
  check(facts) {
    const tags = facts.social.twitter.filter(({ property }) => property === 'twitter:card');
    if (tags.some(({ content }) => cards.includes(content.trim().toLowerCase()))) return pass();
    const [first] = tags;
    const wanted = cards.join(', ');
    // Without Open Graph there is no preview at all, which og-incomplete reports.
    const hasPreview = [...facts.social.openGraph, ...facts.social.twitter].some(
      ({ content }) => content.trim() !== '',
    );
    if (first === undefined && !hasPreview) return skip('no-preview-tags');
    if (first === undefined)
      return fail({
        messageId: 'missing',
        evidence: [{ found: say('no-twitter-card'), wanted: say('one-of', { names: wanted }) }],
      });
    return fail({
      messageId: 'unknown',
      data: { found: clip(first.content, 80) },
      evidence: citeNodes(facts, [first], ({ content }) => ({
        found: content,
        wanted: say('one-of', { names: wanted }),
      })),
    });
  },
});
