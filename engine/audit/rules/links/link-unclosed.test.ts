/** Tests link-unclosed. */
import { testRule } from '../../testing/test-rule.ts';
import { linkUnclosed } from './link-unclosed.ts';

const story = 'The workshop opened when the mill closed, and has built tables since. '.repeat(4);

testRule(linkUnclosed, {
  pass: [
    // A card is one long link.
    `<a href="/oak"><h2>Oak</h2><p>${story}</p></a><a href="/elm">Elm</a>`,
    `<a href="/oak">Oak</a><p>${story}</p><a href="/elm">Elm</a>`,
    `<a href="/oak">${story}<!-- <a href="/old">Old -->${story}</a>`,
    // The target of a link, as old pages have it, leads nowhere itself.
    `<a name="oak"><h2>Oak</h2><p>${story}</p><a href="/elm">Elm</a>`,
    // It took in no more than its neighbour.
    '<a href="/oak">Oak <a href="/elm">Elm</a>',
  ],
  fail: [
    [
      `<a href="/oak">Oak<p>${story}</p><a href="/elm">Elm</a>`,
      { messageId: 'open', data: { links: 1 } },
      { snippet: '<a href="/oak">', wanted: '</a>' },
    ],
    [`<p><a href="/oak">Oak</p><p>${story}</p>`, 'open'],
  ],
});
