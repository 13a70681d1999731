/** Tests img-dimensions-missing. */
import { describe, expect, it } from 'vitest';
import { makeIssue } from '../../run-rules.ts';
import { checkPage, testRule } from '../../testing/test-rule.ts';
import { imgDimensionsMissing } from './img-dimensions-missing.ts';

testRule(imgDimensionsMissing, {
  pass: [
    '<p><img src="https://ci.example/oak/badge.svg" alt="Build passes"></p>',
    '<img src="/a.jpg" width="600" height="400" style="width:100%;height:auto">',
    '<img src="/a.jpg" style="aspect-ratio: 3 / 2; width: 100%">',
    '<img src="/a.jpg" style="width:60px;height:40px">',
    '<img src="/a.jpg" width=600 height=400><img src="https://www.facebook.com/tr?id=1">',
    '<img src="/a.jpg" width="600px" height="400px">',
    '<picture><source srcset="/a.avif"><img src="/a.jpg" width="6" height="4"></picture>',
    '<img src="/next.png" width="24"><img src="/tip.png" style="height: 32px">',
    '<img src="/a.jpg" width=6 height=4><noscript><img src="/a.jpg"></noscript>',
  ],
  fail: [
    [
      '<img src="/a.jpg" alt="A">',
      '1 image file has no width and height.',
      { found: 'width missing, height missing', urls: ['https://shop.example/a.jpg'] },
    ],
    [
      '<img src="/a.jpg" width="600"><img src="/b.jpg" width=6 height=4><img src="/c.jpg" width="" height="">',
      '2 image files have no width and height.',
      { found: 'width 600, height missing' },
    ],
    ['<img src="/a.jpg" style="max-width:100%;height:auto">', '1 image file has'],
    ['<img src="/a.jpg" style="width:100%;height:auto">', '1 image file has'],
    ['<img src="/a.jpg" style="line-height:20px;max-width:10px">', '1 image file has'],
    [
      '<img src="/tip.png"><img src="/tip.png"><img src="/oak.jpg"><img src="/tip.png">',
      '2 image files have',
    ],
    ['<img src="/a.jpg" style="max-height:40px">', '1 image file has'],
  ],
  skip: ['<p>none</p>', '<img src="/p.gif" width=1 height=1>'],
});

describe('files whose size is known from the site', () => {
  const review = (html: string, small: (url: string) => boolean) => {
    const outcome = checkPage(imgDimensionsMissing, html);
    if (outcome.kind !== 'fail') throw new Error('It should fail first.');
    return imgDimensionsMissing.review?.(makeIssue(imgDimensionsMissing, outcome), {
      findTarget: () => null,
      hasDuplicate: false,
      isCommonInTitles: () => false,
      isFramed: false,
      siteFindings: new Set(),
      imageSize: (url) => (small(url) ? { width: 25, height: 25 } : { width: 600, height: 400 }),
    });
  };
  const images = (count: number): string =>
    Array.from({ length: count }, (_, at) => `<img src="/${at}.png">`).join('');

  it('are left out where they are icons', () => {
    expect(review(images(3), (url) => url.endsWith('/1.png'))).toMatchObject({
      messageId: 'missing',
      data: { files: 2 },
    });
    expect(review(images(3), () => true)).toBeNull();
    expect(review(images(3), () => false)).toMatchObject({ data: { files: 3 } });
  });

  it('are counted as far as they are known', () => {
    expect(review(images(40), (url) => url.endsWith('/1.png'))).toMatchObject({
      messageId: 'at-least',
      data: { files: 9 },
    });
  });
});
