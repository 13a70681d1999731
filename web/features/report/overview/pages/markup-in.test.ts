/** What of a suggestion is markup to paste. */
import { expect, it } from 'vitest';
import { markupIn } from './ai-words.tsx';

it.each([
  ['Use the title “Bread” (5 characters).', null],
  [
    'Put into the head: <meta name="twitter:card" content="summary">',
    '<meta name="twitter:card" content="summary">',
  ],
  [
    'Show the way.\nAbove the heading: <nav aria-label="Breadcrumb"><a href="/a">A</a> › B</nav>\nInto the head: <script type="application/ld+json">{"a":1}</script>',
    '<nav aria-label="Breadcrumb"><a href="/a">A</a> › B</nav>\n<script type="application/ld+json">{"a":1}</script>',
  ],
  ['Let no level be left out: write <h3>Cups</h3>, <h3>Bowls</h3>.', '<h3>Cups</h3>\n<h3>Bowls</h3>'],
  ['Put <main> around what is this page’s own.', null],
])('finds it in %s', (text, markup) => {
  expect(markupIn(text)).toBe(markup);
});
