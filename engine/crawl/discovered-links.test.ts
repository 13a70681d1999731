/** Tests that links known by number give the crawl the same URLs as without numbers. */
import { fuzz } from '@pagewright/contract/testing/fuzz';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { factsOf } from '../audit/testing/test-rule.ts';
import type { FoundLink } from '../model/crawl-result.ts';
import { foundLinks, LinkFinder } from './discovered-links.ts';

const href = fc.constantFrom(
  ...'/ /a /b /a/b /b?x=1 /a#p /a#q #p # b ../c //other.example/a https://shop.example/a http://shop.example/a'.split(
    ' ',
  ),
  ...'https://www.shop.example/b https://other.example/ mailto:a@b.example javascript:x /ä https://[ /../a'.split(
    ' ',
  ),
);
const rel = fc.constantFrom('', ' rel="nofollow"', ' role="button"');
const link = fc
  .tuple(href, rel, fc.constantFrom('Name', 'Another name of it', ''))
  .map(([to, more, name]) => `<a href="${to}"${more}>${name}</a>`);
const page = fc.record({
  url: fc.constantFrom(
    'https://shop.example/a',
    'https://shop.example/b?x=1',
    'https://www.shop.example/a/b',
  ),
  base: fc.constantFrom('', '', '', '<base href="https://other.example/x/">', '<base href="/b/">'),
  links: fc.array(link, { maxLength: 8 }),
});
const pages = fc
  .array(page, { maxLength: 6 })
  .map((all) =>
    all.map(({ url, base, links }) =>
      factsOf({ url, html: `<html><head>${base}</head><body><main>${links.join(' ')}</main></body></html>` }),
    ),
  );

/** What a crawl takes from links: the first that may be followed counts. */
function record(found: readonly FoundLink[], known: Map<string, FoundLink[]>): void {
  for (const each of found) {
    const before = known.get(each.url) ?? [];
    if (before.every(({ isNofollow }) => isNofollow === true)) known.set(each.url, [...before, each]);
  }
}

it('finds the same links', async () => {
  await fuzz(
    'links found by numbers',
    fc.property(pages, (all) => {
      const finder = new LinkFinder();
      const [known, plain] = [new Map<string, FoundLink[]>(), new Map<string, FoundLink[]>()];
      for (const facts of all) {
        record(finder.find(facts), known);
        record(foundLinks(facts), plain);
        expect([...known]).toEqual([...plain]);
      }
    }),
  );
});
