/** Tests link-hash-route. */
import { testRule } from '../../testing/test-rule.ts';
import { linkHashRoute } from './link-hash-route.ts';

testRule(linkHashRoute, {
  pass: [
    '<a href="#part">Part</a><a href="#other/part">Other</a>',
    '<a href="#/">Start</a><a href="#!/">Start</a>',
    '<a href="#/photo-1">A single one</a>',
    '<a href="https://app.example/#/a">A</a><a href="https://app.example/#/b">B</a>',
    '<a href="#:~:text=oak">Oak</a><a href="/a">A</a>',
    '<a href="#/about">About</a><a href="#/about">About</a>',
  ],
  fail: [
    ['<a href="#/about">About</a><a href="#/contact">Contact</a>', 'such as #/about', { found: '#/about' }],
    ['<a href="/page#!/about">About</a><a href="#!/team">Team</a>', 'such as /page#!/about'],
  ],
  skip: ['<p>none</p>'],
});
