/** Tests url-tracking-internal. */
import { testRule } from '../../testing/test-rule.ts';
import { urlTrackingInternal } from './url-tracking-internal.ts';

const link = (href: string): string => `<a href="${href}">x</a>`;

testRule(urlTrackingInternal, {
  pass: [
    `${link('/oak')}${link('https://other.example/?utm_source=shop')}`,
    link('/oak#utm_source=nav'),
    link('/blog/utm_source-explained'),
    link('/oak?color=red&amp;size=2'),
    link('/login?next=%2Foak%3Futm_source%3Dx'),
    link('/search?q=gclid'),
    link('/oak?sid=12'),
    link('/oak?s=handmade-oak-tables'),
    `${link('/oak')}${link('/page#x')}`,
  ],
  fail: [
    [
      link('/oak?utm_source=nav&amp;utm_medium=menu'),
      '1 internal link carries utm_source and utm_medium.',
      { urls: ['https://shop.example/oak?utm_source=nav&utm_medium=menu'] },
    ],
    [
      link('/oak?UTM_Campaign=x') + link('/ash?gclid=1') + link('/elm'),
      '2 internal links carry UTM_Campaign and gclid.',
    ],
    [link('/oak?fbclid=IwAR0'), 'tracked'],
    [link('/oak;jsessionid=0AAB6C8DE4?x=1'), 'sessions'],
    [link('/oak?PHPSESSID=8f1b2c'), 'sessions'],
    [link('/oak?sid=8f1b2c9d0e1f2a3b4c5d'), 'sessions'],
    [link('https://www.shop.example/oak?utm_source=x'), 'tracked'],
    [link('?utm_source=self'), 'tracked'],
  ],
  skip: ['<p>none</p>', link('https://other.example/?utm_source=x')],
});
