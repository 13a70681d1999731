/** Tests which forms are submitted without encryption. */
import { testRule } from '../../testing/test-rule.ts';
import { formInsecure } from './form-insecure.ts';

const form = (action: string) => `<form${action}><input name="q"></form>`;

testRule(formInsecure, {
  pass: [
    form(''),
    form(' action="/search"'),
    form(' action="https://other.example/search"'),
    form(' action="javascript:void(0)"'),
    form(' action="mailto:a@shop.example"'),
    { html: form(''), url: 'http://localhost:8080/' },
  ],
  fail: [
    [
      form(' action="http://shop.example/search"'),
      '1 form is sent to an http address',
      { found: 'http://shop.example/search', snippet: '<form action="http://shop.example/search">' },
    ],
    [{ html: form(''), url: 'http://shop.example/' }, '1 form is on a page served over http'],
    [
      { html: form(' action="https://shop.example/"'), url: 'http://shop.example/' },
      'on a page served over http',
    ],
  ],
  skip: ['<p>Hello', '<form action="http://shop.example/"></form>', '<input name="q">'],
});
