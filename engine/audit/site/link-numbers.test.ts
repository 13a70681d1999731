/** What is told of links by the numbers of their addresses is what is told without these. */
import { fuzz } from '@pagewright/contract/testing/fuzz';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { normaliseUrl } from '../../crawl/url.ts';
import type { FoundLink } from '../../facts/crawl-result.ts';
import type { PageFacts } from '../../facts/page-facts.ts';
import { foundLinks, LinkFinder } from '../../found-links.ts';
import {
  foreignLinks,
  internalLinks,
  oddLinks,
  oddSameSiteLinks,
  outgoingLinks,
} from '../rules/links/link-addresses.ts';
import { factsOf } from '../testing/test-rule.ts';
import { AddressBook } from './address-book.ts';
import { recordPage } from './record-page.ts';

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

/** A copy of its links has no numbers. */
const withoutNumbers = (facts: PageFacts): PageFacts => ({ ...facts, links: [...facts.links] });

it('in the records of pages', async () => {
  await fuzz(
    'records by numbers',
    fc.property(pages, (all) => {
      const [book, plain] = [0, 1].map(() => new AddressBook(normaliseUrl, 'shop.example'));
      if (book === undefined || plain === undefined) return;
      for (const facts of all)
        expect(recordPage(facts, book, false)).toEqual(recordPage(withoutNumbers(facts), plain, false));
      expect(book.urls).toEqual(plain.urls);
    }),
  );
});

it('in what rules are told', async () => {
  await fuzz(
    'links sorted by numbers',
    fc.property(pages, (all) => {
      for (const facts of all)
        for (const some of [outgoingLinks, internalLinks, foreignLinks, oddLinks, oddSameSiteLinks])
          expect(some(facts)).toEqual(some(withoutNumbers(facts)));
    }),
  );
});

/** What a crawl makes of links: the first that may be followed settles an address. */
function settle(found: readonly FoundLink[], known: Map<string, FoundLink[]>): void {
  for (const each of found) {
    const before = known.get(each.url) ?? [];
    if (before.every(({ isNofollow }) => isNofollow === true)) known.set(each.url, [...before, each]);
  }
}

it('in what a crawl is told', async () => {
  await fuzz(
    'links found by numbers',
    fc.property(pages, (all) => {
      const finder = new LinkFinder();
      const [known, plain] = [new Map<string, FoundLink[]>(), new Map<string, FoundLink[]>()];
      for (const facts of all) {
        settle(finder.find(facts), known);
        settle(foundLinks(facts), plain);
        expect([...known]).toEqual([...plain]);
      }
    }),
  );
});
