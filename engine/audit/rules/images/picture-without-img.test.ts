/** Tests picture-without-img. */
import { testRule } from '../../testing/test-rule.ts';
import { pictureWithoutImg } from './picture-without-img.ts';

testRule(pictureWithoutImg, {
  pass: [
    '<picture><source srcset="/a.avif"><img src="/a.jpg" alt=""></picture>',
    '<picture><img src="/a.jpg" alt=""></picture>',
    '<picture><img alt="" src="/a.jpg"></picture><template><picture></picture></template>',
  ],
  fail: [
    [
      '<picture><source srcset="/a.avif"></picture>',
      '1 picture element has no img',
      { snippet: '<picture><source srcset="/a.avif"></picture>' },
    ],
    [
      '<picture></picture><picture><source srcset="/b.avif"></picture><img src="/b.jpg" alt="">',
      '2 picture elements have no img',
    ],
  ],
  skip: ['<img src="/a.jpg" alt="">', '<video><source src="/a.mp4"></video>'],
});
