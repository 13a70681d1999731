/** Tests which other page a message names. */
import { expect, it } from 'vitest';
import { findPage } from './find-page.ts';

const at = (path: string) => ({ url: `https://site.example${path}` });
const pages = ['/', '/chairs/', '/help/abuse.html', '/contact-us'].map(at);
const find = (text: string, path: string | null = null, own = at('/chairs/stool')) => {
  const found = findPage(own, pages, {
    text,
    path,
    pageWords: 'page|seite',
    homeWords: 'home page',
    usualNames: 'contact|pricing',
  });
  return found === null || found === 'unknown' ? found : new URL(found.url).pathname;
};

it.each([
  ['and for the abuse page?', '/help/abuse.html'],
  ['ein Titel für die Seite abuse', '/help/abuse.html'],
  ['the contact us page', '/contact-us'],
  ['the contact page', '/contact-us'],
  ['a title for the pricing page', 'unknown'],
  ['a title for the home page', '/'],
  ['a title for this page about chairs', null],
  ['a better title', null],
])('“%s” names %s', (text, path) => expect(find(text)).toBe(path));

it('goes by a path, and says when no page has it', () => {
  expect(find('', '/help/abuse.html')).toBe('/help/abuse.html');
  expect(find('', 'abuse.html')).toBe('/help/abuse.html');
  expect(find('', '/chairs')).toBe('/chairs/');
  expect(find('', '/nowhere')).toBe('unknown');
});

it('is none when the page itself is named', () => {
  expect(find('a title for the abuse page', null, at('/help/abuse.html'))).toBeNull();
  expect(find('', '/help/abuse.html', at('/help/abuse.html'))).toBeNull();
});
