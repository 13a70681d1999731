/** Tests which hreflang sets lack the page itself. */
import { testRule } from '../../testing/test-rule.ts';
import { hreflangNoSelf } from './hreflang-no-self.ts';

const link = (code: string, href: string) => `<link rel="alternate" hreflang="${code}" href="${href}">`;
const german = link('de', 'https://shop.example/de');

testRule(hreflangNoSelf, {
  pass: [
    german + link('en', 'https://shop.example/page'),
    german + link('en', '/page'),
    german + link('en', 'https://SHOP.example:443/page#top'),
    german + link('x-default', 'https://shop.example/page'),
    {
      url: 'https://shop.example/page?utm_source=mail',
      html: `<link rel="canonical" href="https://shop.example/page">${german}${link('en', 'https://shop.example/page')}`,
    },
    {
      html: german,
      headers: { 'content-type': 'text/html', link: '</page>; rel="alternate"; hreflang="en"' },
    },
  ],
  fail: [
    [
      german + link('fr', 'https://shop.example/fr'),
      'lists 2 language versions, but not itself (https://shop.example/page)',
      { found: 'de: https://shop.example/de', wanted: 'https://shop.example/page' },
    ],
    [
      {
        url: 'https://shop.example/page?b=2',
        html: `<link rel="canonical" href="https://shop.example/page">${german}${link('en', 'https://shop.example/page?b=2')}`,
      },
      { messageId: 'missing', data: { count: 2, own: 'https://shop.example/page' } },
    ],
  ],
  skip: ['<p>none', `<body><p>a</p>${german}`],
});
