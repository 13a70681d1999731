/** Tests img-dimensions-missing. */
import { testRule } from '../../testing/test-rule.ts';
import { imgDimensionsMissing } from './img-dimensions-missing.ts';

testRule(imgDimensionsMissing, {
  pass: [
    '<img src="/a.jpg" width="600" height="400" style="width:100%;height:auto">',
    '<img src="/a.jpg" style="aspect-ratio: 3 / 2; width: 100%">',
    '<img src="/a.jpg" style="width:60px;height:40px">',
    '<img src="/a.jpg" width=600 height=400><img src="https://www.facebook.com/tr?id=1">',
    '<img src="/a.jpg" width="600px" height="400px">',
    '<picture><source srcset="/a.avif"><img src="/a.jpg" width="6" height="4"></picture>',
    '<img src="/a.jpg" width=6 height=4><noscript><img src="/a.jpg"></noscript>',
  ],
  fail: [
    [
      '<img src="/a.jpg" alt="A">',
      '1 of 1 image does not say',
      { found: 'width missing, height missing', urls: ['https://shop.example/a.jpg'] },
    ],
    [
      '<img src="/a.jpg" width="600"><img src="/b.jpg" width=6 height=4><img src="/c.jpg" width="" height="">',
      '2 of 3 images do not',
      { found: 'width 600, height missing' },
    ],
    ['<img src="/a.jpg" style="max-width:100%;height:auto">', '1 of 1'],
    ['<img src="/a.jpg" style="width:100%;height:auto">', '1 of 1'],
    ['<img src="/a.jpg" style="line-height:20px;max-width:10px">', '1 of 1'],
  ],
  skip: ['<p>none</p>', '<img src="/p.gif" width=1 height=1>'],
});
