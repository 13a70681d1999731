/** Tests url-uppercase. */
import { testRule } from '../../testing/test-rule.ts';
import { urlUppercase } from './url-uppercase.ts';

const page = (url: string): { html: string; url: string } => ({ html: '<a href="/Oak">x</a>', url });

testRule(urlUppercase, {
  pass: [
    page('https://shop.example/oak-tables'),
    page('https://shop.example/gr%C3%BCn'),
    page('https://shop.example/%E6%89%8B'),
    page('https://shop.example/oak?Color=RED'),
    page('https://shop.example/'),
    page('https://shop.example/100%FF%AA'),
  ],
  fail: [
    [
      page('https://shop.example/Oak/Tables'),
      '/Oak/Tables has capital',
      { found: '/Oak/Tables', wanted: '/oak/tables' },
    ],
    [page('https://shop.example/%C3%9Cber'), '/Über has capital'],
    [page('https://shop.example/index.HTML'), 'has capital'],
  ],
});
