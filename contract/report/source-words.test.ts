/** Tests what the documents are called that rules rest on. */
import { expect, it } from 'vitest';
import { sourceName } from './source-words.ts';

it.each([
  ['https://developers.google.com/search/docs/appearance/title-link', 'Google: title link'],
  ['https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html', 'WCAG: contrast minimum'],
  ['https://www.w3.org/WAI/WCAG22/Techniques/html/H64', 'WCAG: H64'],
  ['https://www.rfc-editor.org/rfc/rfc9110#section-15.4', 'RFC 9110'],
  ['https://html.spec.whatwg.org/multipage/syntax.html#the-doctype', 'HTML standard: the doctype'],
  ['https://ogp.me/', 'Open Graph protocol'],
])('names %s', (source, name) => {
  expect(sourceName(source)).toBe(name);
});

it.each(['https://shop.example/', 'javascript:alert(1)', 'http://developers.google.com/x', ''])(
  'names no document that no rule rests on: %s',
  (source) => {
    expect(sourceName(source)).toBeNull();
  },
);
