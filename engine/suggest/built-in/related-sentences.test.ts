/** How much a word counts by its idf, and which sentences of other pages it finds. */
import { describe, expect, it } from 'vitest';
import { siteOf } from '../testing/site-input.ts';
import { idfOf, relatedSentences } from './related-sentences.ts';
import { openSiteContext } from './suggestion-site.ts';

const page = (text: string): string =>
  `<!doctype html><html lang="en"><head><title>x</title></head><body><main><p>${text}</p></main></body></html>`;

const kilnSentence = 'The salt kiln is fired twice a year with ash and pine.';
const clayOne = 'Clay from the valley is dug in autumn and left to weather.';
const clayTwo = 'We knead the clay by hand before it goes on the wheel.';

const site = openSiteContext(
  siteOf({
    '/': page('Our clay shop is open on every weekday until five in the evening.'),
    '/a': page(clayOne),
    '/b': page(clayTwo),
    '/c': page(`${kilnSentence} Its clay is kept in the cellar for a month.`),
  }),
  null,
);

describe('idfOf', () => {
  it('is 0 for a word on every page and grows with its rarity', () => {
    expect(idfOf(site, 'clay')).toBeCloseTo(0, 10);
    expect(idfOf(site, 'kiln')).toBeCloseTo(Math.log(5 / 2), 10);
    expect(idfOf(site, 'granite')).toBeCloseTo(Math.log(5), 10);
  });
});

describe('relatedSentences', () => {
  it('ranks a sentence with a rare word before those with a common one', () => {
    const [home] = site.site.pages;
    if (home === undefined) throw new Error('The site has a home page.');
    const found = relatedSentences(site, home.brief, new Set(['clay', 'kiln']));
    const [first, ...others] = found.map(({ text, score }) => ({ text, score }));
    const total = Math.log(5 / 2) + 2 * 0.2;
    expect(first?.text).toBe(kilnSentence);
    expect(first?.score).toBeCloseTo((Math.log(5 / 2) + 0.2) / total, 10);
    expect(others.map(({ text }) => text).toSorted()).toEqual([clayOne, clayTwo].toSorted());
    for (const { score } of others) expect(score).toBeCloseTo(0.2 / total, 10);
  });
});
