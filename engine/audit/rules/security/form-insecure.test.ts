/** Tests which forms are submitted without encryption. */
import { expect, it } from 'vitest';
import { checkPage, testRule } from '../../testing/test-rule.ts';
import { formInsecure } from './form-insecure.ts';

const form = (action: string) => `<form${action}><input name="q"></form>`;
const post = (action: string) => `<form method="post"${action}><input name="email"></form>`;

testRule(formInsecure, {
  pass: [
    post(''),
    form(' action="/search"'),
    post(' action="https://other.example/search"'),
    post(' action="javascript:void(0)"'),
    post(' action="mailto:a@shop.example"'),
    { html: post(''), url: 'http://localhost:8080/' },
    // A search on a page without https: the page is the fault.
    { html: form(''), url: 'http://shop.example/' },
  ],
  fail: [
    [
      post(' action="http://shop.example/news"'),
      '1 form is sent to an http:// URL',
      {
        found: 'http://shop.example/news',
        snippet: '<form method="post" action="http://shop.example/news">',
      },
    ],
    [{ html: post(''), url: 'http://shop.example/' }, '1 form is on a page served over http'],
    ['<form action="http://shop.example/"><input type="password"></form>', 'sent to an http:// URL'],
    [
      { html: post(' action="https://shop.example/"'), url: 'http://shop.example/' },
      'on a page served over http',
    ],
  ],
  skip: ['<p>Hello', '<form action="http://shop.example/"></form>', '<input name="q">'],
});

it('is advice where only a search is sent, critical otherwise', () => {
  const search = form(' action="http://search.example/"');
  expect(checkPage(formInsecure, search)).toMatchObject({ severity: 'info' });
  expect(checkPage(formInsecure, search + post(' action="http://shop.example/"'))).toMatchObject({
    severity: 'critical',
    messageId: 'target',
  });
});
