/** Tests which passages count as an answer. */
import { describe, expect, it } from 'vitest';
import { siteOf } from '../testing/site-input.ts';
import { findPassages, type PassageQuery } from './find-passages.ts';

const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>Cafe</title></head><body><main><h1>Cafe</h1>${body}</main></body></html>`;
const site = siteOf({
  '/': page(
    '<p>Call Anytime<br>(317) 585-8468</p><p>Write to us about the mailing list.</p><p>More than 1000 people work here, and the list is long.</p>',
  ),
});
const query = (words: string, fact: PassageQuery['fact'] = null): PassageQuery => ({
  words,
  languages: ['en', 'en'],
  ignored: new Set(['our']),
  fact,
});
const textsFor = (own: PassageQuery): string[] => findPassages(site, own).map(({ text }) => text);

describe('passages', () => {
  it('must have all words of a question but at most one of three', () => {
    expect(textsFor(query('mailing list'))).toEqual(['Write to us about the mailing list.']);
    expect(textsFor(query('mailing archive'))).toEqual([]);
    expect(textsFor(query('write mailing list archive'))).toEqual(['Write to us about the mailing list.']);
  });

  it('must show the kind of thing that is asked for', () => {
    expect(textsFor(query('how many people work'))).toHaveLength(1);
    expect(textsFor(query('how many mailing list'))).toEqual([]);
  });

  it('of a kind of fact must be about what the question names', () => {
    const address = { pattern: /\b\d{4,5}\s\p{L}{3,}/u, names: ['address'], isPlain: true };
    expect(textsFor(query('address to write to for the mailing list', address))).toEqual([]);
    const phone = { pattern: /\d{3}-\d{4}/, names: ['phone number'], isPlain: true };
    expect(textsFor(query('phone number', phone)).join(' ')).toContain('585-8468');
  });
});
