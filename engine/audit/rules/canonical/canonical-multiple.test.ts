/** Tests when several canonicals contradict each other. */
import { testRule } from '../../testing/test-rule.ts';
import { canonicalMultiple } from './canonical-multiple.ts';

const tag = (href: string) => `<link rel="canonical" href="${href}">`;
const header = (href: string) => ({ 'content-type': 'text/html', link: `<${href}>; rel="canonical"` });

testRule(canonicalMultiple, {
  pass: [
    tag('https://shop.example/page'),
    tag('https://shop.example/page') + tag('https://shop.example/page'),
    tag('https://shop.example/page') + tag('/page'),
    tag('https://shop.example/page') + tag('https://SHOP.example:443/page'),
    `${tag('https://shop.example/page')}<link rel="canonical" hreflang="de" href="https://shop.example/de">`,
    `${tag('https://shop.example/page')}<body><p>a</p>${tag('https://shop.example/other')}`,
    { html: tag('https://shop.example/page'), headers: header('https://shop.example/page') },
  ],
  fail: [
    [
      tag('https://shop.example/a') + tag('https://shop.example/b'),
      '2 different canonical URLs',
      { found: 'https://shop.example/a' },
    ],
    [tag('https://shop.example/a') + tag('https://shop.example/a?x=1'), '2 different'],
    [
      { html: tag('/a') + tag('/b'), headers: header('https://shop.example/c') },
      '3 different canonical URLs',
    ],
  ],
  skip: [{ html: tag('https://shop.example/a'), headers: header('https://shop.example/b') }],
});
