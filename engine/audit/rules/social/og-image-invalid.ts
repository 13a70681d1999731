/** A share image with an invalid URL or size. */

import type { SocialTag } from '../../../model/head-facts.ts';
import { citeNodes } from '../../cite-nodes.ts';
import { clip } from '../../clip.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { socialTexts } from './messages.ts';

const smallest = 200;
const best = { width: 1200, height: 630 } as const;
const isUrl = /^og:image(?::(?:url|secure_url))?$/;

/** Declared for the first image: tags about an image follow it, up to the next one. */
function declaredSize(
  tags: readonly SocialTag[],
  first: SocialTag,
): { width: number; height: number } | null {
  const after = tags.slice(tags.indexOf(first) + 1);
  const next = after.findIndex(({ property }) => property === 'og:image');
  const own = next === -1 ? after : after.slice(0, next);
  const read = (name: string): number =>
    Number.parseInt(own.find(({ property }) => property === `og:image:${name}`)?.content ?? '', 10);
  const size = { width: read('width'), height: read('height') };
  return size.width > 0 && size.height > 0 ? size : null;
}

export const ogImageInvalid = definePageRule({
  id: 'og-image-invalid',
  group: 'social',
  severity: 'warning',
  basis: 'standard',
  source: 'https://ogp.me/#structured',
  needs: 'http',
  audience: 'indexable',
  texts: socialTexts['og-image-invalid'],
  reads: ['social', 'source'],
  check(facts) {
    const tags = facts.social.openGraph;
    const images = tags.filter(({ property, content }) => isUrl.test(property) && content.trim() !== '');
    const [first] = images;
    if (first === undefined) return skip('no-og-image');
    const relative = images.filter(({ content }) => !/^https?:\/\/[^/\s]/i.test(content.trim()));
    if (relative.length > 0)
      return fail({
        messageId: 'not-full',
        data: { url: clip(relative[0]?.content ?? '', 200) },
        evidence: citeNodes(facts, relative, ({ content }) => ({
          found: content,
          wanted: say('a-full-https-url'),
        })),
      });
    const size = declaredSize(tags, first);
    if (size === null || (size.width >= best.width && size.height >= best.height)) return pass();
    const found = `${size.width} × ${size.height} px`;
    const wanted = `${best.width} × ${best.height} px`;
    const isTiny = size.width < smallest || size.height < smallest;
    const evidence = citeNodes(facts, [first], () => ({ found, wanted, urls: [first.content.trim()] }));
    return isTiny
      ? fail({ messageId: 'tiny', data: { found, wanted, least: smallest }, evidence, severity: 'warning' })
      : fail({ messageId: 'small', data: { found, wanted }, evidence, severity: 'info' });
  },
});
