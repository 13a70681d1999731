/** Tests which entries contradict each other, and which pairs are fine. */
import { testRule } from '../../testing/test-rule.ts';
import { hreflangDuplicate } from './hreflang-duplicate.ts';

const link = (code: string, path: string) =>
  `<link rel="alternate" hreflang="${code}" href="https://shop.example${path}">`;

testRule(hreflangDuplicate, {
  pass: [
    link('en', '/en') + link('de', '/de'),
    link('en', '/en') + link('x-default', '/en'),
    link('en', '/en') + link('en', '/en'),
    link('en', '/en') + link('en-US', '/en'),
    link('de-AT', '/at') + link('de-CH', '/ch'),
  ],
  fail: [
    [link('en', '/en') + link('EN', '/english'), 'code', { found: 'en: https://shop.example/en' }],
    [link('en', '/page') + link('fr', '/page'), 'One page is offered for several languages: en and fr.'],
    [link('x-default', '/a') + link('x-default', '/b'), 'x-default points to 2 different pages'],
  ],
  skip: ['<p>none'],
});
