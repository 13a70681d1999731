/** Tests headings-absent. */
import { testRule } from '../../testing/test-rule.ts';
import { headingsAbsent } from './headings-absent.ts';

const words = (count: number): string =>
  `<p>${Array.from({ length: count }, (_, at) => `word${at}`).join(' ')}.</p>`;

testRule(headingsAbsent, {
  pass: [
    `<main><h1>Oak</h1><h2>Care</h2>${words(400)}</main>`,
    `<main><h1>Oak</h1>${words(200)}<h6>Care</h6>${words(200)}</main>`,
    // Its terms divide it.
    `<main><h1>Oak</h1><dl><dt>Care</dt><dd>${words(200)}</dd><dt>Use</dt><dd>${words(100)}</dd><dt>Age</dt><dd>Old.</dd></dl></main>`,
    // Each section has an H1.
    `<main><h1>Oak</h1>${words(200)}<h1>Ash</h1>${words(200)}</main>`,
    `<main>${words(400)}</main><footer><h4>Contact</h4></footer>`,
  ],
  fail: [
    [`<main><h1>Oak</h1>${words(299)}</main>`, 'has 300 words and no heading'],
    [`<main>${words(1500)}</main>`, 'has 1,500 words', { found: 'no h2 to h6' }],
  ],
  skip: [
    `<main>${words(299)}</main>`,
    `<main><pre>${words(400)}</pre></main>`,
    '<p>none</p>',
    // A table of contents.
    `<main><h1>Oak</h1>${words(100)}<ul>${'<li><a href="/care">How to care for it</a></li>'.repeat(80)}</ul></main>`,
    `<nav>${words(500)}</nav><main>${words(20)}</main>`,
  ],
});
