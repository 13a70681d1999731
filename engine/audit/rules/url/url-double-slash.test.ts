/** Tests url-double-slash. */
import { testRule } from '../../testing/test-rule.ts';
import { urlDoubleSlash } from './url-double-slash.ts';

const page = (url: string): { html: string; url: string } => ({
  html: '<a href="//cdn.example//x">x</a>',
  url,
});

testRule(urlDoubleSlash, {
  pass: [
    page('https://shop.example/oak/'),
    page('https://shop.example/'),
    page('https://shop.example/oak?next=//other//x'),
    page('https://archive.example/web/2020/https://shop.example/oak'),
    page('https://shop.example/oak%2F%2Ftable'),
  ],
  fail: [
    [page('https://shop.example//oak'), '//oak has two slashes', { found: '//oak', wanted: '/oak' }],
    [page('https://shop.example/oak//table///x'), 'two slashes', { wanted: '/oak/table/x' }],
    [page('https://shop.example/oak//'), 'two slashes'],
  ],
});
