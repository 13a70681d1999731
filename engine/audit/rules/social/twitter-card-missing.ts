/** A page without a Twitter card tag. */

import { citeNodes } from '../../cite-nodes.ts';
import { clip } from '../../clip.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

const cards: readonly string[] = ['summary', 'summary_large_image', 'app', 'player'];

export const twitterCardMissing = definePageRule({
  id: 'twitter-card-missing',
  group: 'social',
  severity: 'info',
  basis: 'standard',
  source: 'https://developer.x.com/cards/markup',
  needs: 'html',
  tier: 2,
  audience: 'indexable',
  title: 'Missing Twitter card (X)',
  why: 'X and several messengers read twitter:card to choose the kind of preview. Without it they fall back to Open Graph, usually with a small image or none.',
  fix: 'Add <meta name="twitter:card" content="summary_large_image"> to the head.',
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
    if (first === undefined && !hasPreview) return skip('there are no tags for previews');
    if (first === undefined)
      return fail('The page has no twitter:card tag.', {
        found: 'no twitter:card',
        wanted: `one of ${wanted}`,
      });
    return fail(
      `twitter:card is “${clip(first.content, 80)}”, which is not a card type.`,
      citeNodes(facts, [first], ({ content }) => ({ found: content, wanted: `one of ${wanted}` })),
    );
  },
});
