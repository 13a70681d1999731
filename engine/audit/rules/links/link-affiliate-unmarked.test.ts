/** Tests link-affiliate-unmarked. */
import { testRule } from '../../testing/test-rule.ts';
import { linkAffiliateUnmarked } from './link-affiliate-unmarked.ts';

const link = (href: string, rel = ''): string => `<a href="${href}"${rel && ` rel="${rel}"`}>salt</a>`;

testRule(linkAffiliateUnmarked, {
  pass: [
    link('https://www.amazon.co.uk/s?k=salt&amp;tag=shop-21', 'sponsored'),
    link('https://www.amazon.de/dp/B000?tag=shop-21', 'nofollow noopener'),
    link('https://www.amazon.com/dp/B000'),
    link('https://www.amazon.com/s?tag=salt'),
    link('https://amazon.shop.example/x?tag=shop-21'),
    link('/out?tag=shop-21'),
  ],
  fail: [
    [
      link('https://www.amazon.co.uk/s?k=salt&amp;tag=shop-21'),
      '1 affiliate link is not marked',
      { wanted: 'rel="sponsored"' },
    ],
    [link('https://amzn.to/3xYz') + link('https://www.awin1.com/cread.php?a=1'), '2 affiliate links are'],
  ],
});
