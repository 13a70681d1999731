/** Tests img-never-loads. */
import { testRule } from '../../testing/test-rule.ts';
import { imgNeverLoads } from './img-never-loads.ts';

testRule(imgNeverLoads, {
  pass: [
    '<img src="/a.png" data-src="/b.png" alt="">',
    '<img srcset="/a.png 2x" data-src="/b.png" alt="">',
    '<img src="/a.png" alt="" loading="lazy">',
  ],
  fail: [['<img data-src="/a.png" alt="Oak">', '1 image has a URL only in data-src', { found: '/a.png' }]],
  skip: [
    '<img data-src="/a.png" alt="Oak"><script src="/lazy.js"></script>',
    '<img data-src="/a.png" alt="Oak"><script>load()</script>',
  ],
});
