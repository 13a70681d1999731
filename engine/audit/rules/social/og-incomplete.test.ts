/** Tests og-incomplete. */
import { testRule } from '../../testing/test-rule.ts';
import { ogIncomplete } from './og-incomplete.ts';

const og = (name: string, content = 'x'): string => `<meta property="og:${name}" content="${content}">`;

testRule(ogIncomplete, {
  pass: [
    og('title') + og('type') + og('image') + og('url'),
    '<meta name="og:title" content="x"><meta name="og:type" content="x"><meta name="og:image" content="x"><meta name="og:url" content="x">',
    og('TITLE') + og('type') + og('image:secure_url') + og('url'),
    og('title') + og('type') + og('image') + og('image') + og('url') + og('locale', ''),
  ],
  fail: [
    [
      og('title') + og('type') + og('url'),
      'lacks og:image',
      { wanted: 'og:image', found: 'og:title: x\nog:type: x\nog:url: x' },
    ],
    [
      og('title') + og('image', ' ') + og('type'),
      { messageId: 'some', data: { missing: ['og:image', 'og:url'] } },
    ],
    [
      {
        html: '<meta property="og:site_name" content="Oak"><meta name="twitter:title" content="x">',
        url: 'https://shop.example/blog/oak',
      },
      'none of the four',
    ],
    [{ html: '<p>x</p>', url: 'https://shop.example/' }, 'none of the four'],
    [og('title') + og('type') + og('image:width') + og('url'), 'lacks og:image'],
  ],
  skip: ['<p>x</p>', { html: '<p>x</p>', url: 'https://shop.example/login' }],
});
