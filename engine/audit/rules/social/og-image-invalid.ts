/** A share image with an invalid URL or size. */

import type { SocialTag } from '../../../model/head-facts.ts';
import { citeNodes } from '../../cite-nodes.ts';
import { clip } from '../../clip.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

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
  tier: 1,
  audience: 'indexable',
  title: 'Invalid share image (og:image)',
  why: 'Social networks load og:image from its full URL and leave out images that are missing or very small; the preview then has none.',
  fix: `Give og:image the full https:// URL of an image of ${best.width} by ${best.height} pixels.`,
  reads: ['social', 'source'],
  check(facts) {
    const tags = facts.social.openGraph;
    const images = tags.filter(({ property, content }) => isUrl.test(property) && content.trim() !== '');
    const [first] = images;
    if (first === undefined) return skip('there is no og:image');
    const relative = images.filter(({ content }) => !/^https?:\/\/[^/\s]/i.test(content.trim()));
    if (relative.length > 0)
      return fail(
        `og:image is “${clip(relative[0]?.content ?? '', 200)}”, which is not a full URL.`,
        citeNodes(facts, relative, ({ content }) => ({ found: content, wanted: 'a full https:// URL' })),
      );
    const size = declaredSize(tags, first);
    if (size === null || (size.width >= best.width && size.height >= best.height)) return pass();
    const found = `${size.width} × ${size.height} px`;
    const wanted = `${best.width} × ${best.height} px`;
    const isTiny = size.width < smallest || size.height < smallest;
    return fail(
      `The share image is declared as ${found}; ${isTiny ? `below ${smallest} px it is not shown` : `${wanted} fill a large preview`}.`,
      citeNodes(facts, [first], () => ({ found, wanted, urls: [first.content.trim()] })),
      isTiny ? 'warning' : 'info',
    );
  },
});
