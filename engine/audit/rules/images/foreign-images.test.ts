/** Tests which images may come from elsewhere, beside asking each of their addresses. */
import { expect, it } from 'vitest';
import type { ImageNode } from '../../../facts/node-facts.ts';
import { factsOf } from '../../testing/test-rule.ts';
import { originOf } from '../links/link-addresses.ts';
import { foreignImages } from './foreign-images.ts';

const isForeign = ({ resolved, lazySrc, candidates }: ImageNode, origin: string): boolean =>
  lazySrc !== null ||
  [resolved, ...candidates.map((each) => each.resolved)].some(
    (address) => address !== null && !address.startsWith(origin),
  );

const images = [
  '<img src="/a.jpg">',
  '<img src="/a.jpg" srcset="/b.jpg 1x, /c.jpg 2x">',
  '<img src="/a.jpg" srcset="/b.jpg 1x, https://cdn.example/c.jpg 2x">',
  '<img src="//cdn.example/a.jpg">',
  '<img src="/\\cdn.example/a.jpg">',
  '<img src="/&#9;/cdn.example/a.jpg">',
  '<img src=" /a.jpg">',
  '<img src="a.jpg">',
  '<img src="https://cdn.example/a.jpg">',
  '<img src="/a.jpg" data-src="/b.jpg">',
  '<img src="data:image/gif;base64,AA">',
  '<img alt="">',
].join('');

it.each(['', '<base href="https://cdn.example/">', '<base href="/inner/">'])(
  'with %s in the head',
  (head) => {
    const facts = factsOf(`<html><head>${head}</head><body>${images}</body></html>`);
    const origin = originOf(facts.url);
    expect(foreignImages(facts)).toEqual(facts.images.filter((image) => isForeign(image, origin)));
  },
);
