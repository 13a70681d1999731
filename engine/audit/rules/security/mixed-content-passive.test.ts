/** Tests which images and media of an https page are loaded over http. */
import { testRule } from '../../testing/test-rule.ts';
import { mixedContentPassive } from './mixed-content-passive.ts';

testRule(mixedContentPassive, {
  pass: [
    '<img src="https://cdn.example/a.jpg"><img src="/b.jpg"><img src="//cdn.example/c.jpg">',
    '<a href="http://old.example/a.jpg">old</a>',
    '<meta property="og:image" content="http://old.example/a.jpg">',
    '<script src="http://old.example/a.js"></script>',
    '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
    '<noscript><img src="http://old.example/a.jpg"></noscript>',
    '<meta http-equiv="Content-Security-Policy" content="upgrade-insecure-requests"><img src="http://a.example/a.jpg">',
  ],
  fail: [
    [
      '<img src="http://old.example/a.jpg">',
      '1 image or media file is loaded over http',
      { found: 'http://old.example/a.jpg' },
    ],
    ['<img src="/a.jpg" srcset="http://old.example/a2.jpg 2x">', '1 image'],
    [
      '<video src="http://old.example/a.mp4"></video><img src="http://old.example/a.jpg">',
      '2 image or media files are',
    ],
  ],
  skip: [{ html: '<img src="http://old.example/a.jpg">', url: 'http://shop.example/' }],
});
