/** Tests img-alt-missing. */
import { testRule } from '../../testing/test-rule.ts';
import { imgAltMissing } from './img-alt-missing.ts';

testRule(imgAltMissing, {
  pass: [
    '<img src="/line.png" alt="">',
    '<img src="/line.png" alt>',
    '<img src="/oak.jpg" alt="An oak table"><img src="/a.png" role="presentation"><img src="/b.png" role="none">',
    '<img src="/oak.jpg" alt="Oak"><span aria-hidden="true"><img src="/star.svg"></span>',
    '<img src="/oak.jpg" alt="Oak"><img src="/p.gif" width="1" height="1"><img src="https://www.facebook.com/tr?id=1">',
    '<img src="/oak.jpg" alt="Oak"><noscript><img src="/oak.jpg"></noscript><template><img src="/x.png"></template>',
    '<picture><source srcset="/oak.avif" type="image/avif"><img src="/oak.jpg" alt="Oak"></picture>',
    '<img src="/oak.jpg" alt="Oak"><svg><image href="/leaf.png"/></svg>',
  ],
  fail: [
    [
      '<p><img src="/oak.jpg"></p>',
      '1 of 1 image has no alt',
      { snippet: '<img src="/oak.jpg">', urls: ['https://shop.example/oak.jpg'] },
    ],
    [
      '<img src="/a.jpg" alt="A"><img src="/b.jpg"><img src="/c.jpg" title="C">',
      '2 of 3 images have no alt',
      { snippet: '<img src="/b.jpg">' },
    ],
    ['<img data-src="/lazy.jpg">', '1 of 1 image'],
    ['<a href="/"><img src="/logo.svg" aria-hidden="false"></a>', '1 of 1 image'],
    ['<img src="/line.png" width="600" height="1">', '1 of 1 image'],
  ],
  skip: [
    '<p>none</p>',
    '<img src="/p.gif" width=1 height=1>',
    '<img role="presentation" src="/x.png">',
    '<svg><title>x</title></svg>',
  ],
});
