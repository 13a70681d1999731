/** Images that are all of a link to another site: named by its host or its profile, or not at all. */
import { expect, it } from 'vitest';
import { siteOf, suggestAll, suggestionsAt } from '../testing/site-input.ts';

async function altOf(href: string, src: string): Promise<string | undefined> {
  const html = `<!doctype html><html lang="en"><head><title>Friends of the pottery by the river</title></head><body><main><h1>Friends</h1><p>We fire with OakLine and others.</p><a href="${href}"><img src="${src}"></a></main></body></html>`;
  const { altTexts } = suggestionsAt(await suggestAll(siteOf({ '/': html })), '/');
  return altTexts[0]?.text;
}

it.each([
  ['https://oakline.example.com/', '/i/a7.png', undefined],
  ['https://www.oakline.com/', '/i/oakline-logo.png', 'OakLine'],
  ['https://www.oakline.com/', '/i/a7.png', undefined],
  ['https://github.com/mary', '/i/a7.png', 'GitHub: mary'],
  ['https://github.com/mary/pots', '/i/a7.png', undefined],
  ['https://twitter.com/share?url=x', '/i/a7.png', undefined],
  ['https://example.org/mary', '/i/a7.png', undefined],
])('%s with %s is %s', async (href, src, alt) => {
  expect(await altOf(href, src)).toBe(alt);
});
