/** Missing Open Graph tags. */
import type { SocialTag } from '../../../model/head-facts.ts';
import type { PageType } from '../../../model/text-facts.ts';
import { clip } from '../../clip.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { socialTexts } from './messages.ts';

/** Pages that people send to each other; on others the tags are worth nothing. */
const sharedTypes: ReadonlySet<PageType> = new Set(['home', 'article', 'product', 'media']);
const basics = ['og:title', 'og:type', 'og:image', 'og:url'] as const;

/** The last value of a property that is not empty. */
function lastTag(tags: readonly SocialTag[], name: string): SocialTag | undefined {
  let last: SocialTag | undefined;
  for (const tag of tags) if (tag.property === name && tag.content.trim() !== '') last = tag;
  return last;
}

export const ogIncomplete = definePageRule({
  id: 'og-incomplete',
  group: 'social',
  severity: 'info',
  basis: 'standard',
  source: 'https://ogp.me/#metadata',
  needs: 'html',
  audience: 'indexable',
  texts: socialTexts['og-incomplete'],
  reads: ['social', 'pageType'],
  check({ social, pageType }) {
    const tagOf = (name: string): SocialTag | undefined => lastTag(social.openGraph, name);
    // og:image:url is another name of og:image.
    const has = (property: string): boolean =>
      tagOf(property) !== undefined ||
      (property === 'og:image' && (tagOf('og:image:url') ?? tagOf('og:image:secure_url')) !== undefined);
    const missing = basics.filter((property) => !has(property));
    if (missing.length === 0) return pass();
    const hasNone = missing.length === basics.length;
    if (hasNone && !sharedTypes.has(pageType.type)) return skip('not-shared');
    const found = basics
      .filter(has)
      .map((property) => `${property}: ${clip(tagOf(property)?.content ?? '', 100)}`);
    const evidence = [
      {
        found: found.length === 0 ? say('no-basic-open-graph-tag') : found.join('\n'),
        wanted: missing.join(', '),
      },
    ];
    return hasNone
      ? fail({ messageId: 'none', evidence })
      : fail({ messageId: 'some', data: { missing }, evidence });
  },
});
