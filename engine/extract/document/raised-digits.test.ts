/** Tests that powers and notes are not read as a part of the number before them. */
import { expect, it } from 'vitest';
import { extractHtml } from '../extract-html.ts';

it.each([
  ['A file may have 2<sup>48</sup> bytes.', 'A file may have 2⁴⁸ bytes.'],
  ['Open since 1998<sup><a href="#note">3</a></sup>', 'Open since 1998³'],
  ['10<sup>−3</sup> m<sup>2</sup>', '10⁻³ m²'],
  ['101<sub>2</sub> is five.', '101₂ is five.'],
  // As people write it when they search.
  ['H<sub>2</sub>O', 'H2O'],
  ['the 21<sup>st</sup> of May', 'the 21st of May'],
])('%s', (html, text) => {
  const { text: facts } = extractHtml({ url: 'https://a.example/', html: `<main><p>${html}</p></main>` });
  expect(facts.lines).toEqual([text]);
});
