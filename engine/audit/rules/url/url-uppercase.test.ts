/** Tests url-uppercase. */
import { testRule } from '../../testing/test-rule.ts';
import { urlUppercase } from './url-uppercase.ts';

const page = (url: string, links = '<a href="/Oak">x</a>'): { html: string; url: string } => ({
  html: links,
  url,
});

testRule(urlUppercase, {
  pass: [
    page('https://shop.example/oak-tables'),
    page('https://shop.example/gr%C3%BCn'),
    page('https://shop.example/oak?Color=RED'),
    // Capitals by themselves do no harm.
    page('https://shop.example/Oak/Tables'),
    page('https://shop.example/zh_CN/'),
    page('https://shop.example/Oak', '<a href="/Oak#part">x</a><a href="https://other.example/oak">y</a>'),
  ],
  fail: [
    [
      page('https://shop.example/Oak/Tables', '<a href="/oak/tables">x</a>'),
      '/Oak/Tables is linked in two spellings',
      { found: 'https://shop.example/oak/tables', wanted: 'https://shop.example/Oak/Tables' },
    ],
    [page('https://shop.example/index.HTML', '<a href="/Index.html#a">x</a>'), 'in two spellings'],
  ],
});
