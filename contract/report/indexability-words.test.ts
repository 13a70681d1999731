/** What a report says of the pages that Google can index, and in which order it lists the others. */
import { describe, expect, it } from 'vitest';
import type { Indexability, PageIndexability } from '../entities/indexability.ts';
import { indexabilitySentence, indexabilityTone, notIndexableGroups } from './indexability-words.ts';

const pageAt = (path: string, reason: PageIndexability['reason'] = null): PageIndexability => ({
  url: `https://shop.example${path}`,
  reason,
  detail: reason === null ? null : `${reason} of ${path}`,
});

const state = (pages: readonly PageIndexability[], home: PageIndexability | null = pages[0] ?? null) =>
  ({
    analysed: pages.length,
    indexable: pages.filter(({ reason }) => reason === null).length,
    duplicates: pages.filter(({ reason }) => reason === 'duplicate').length,
    limitsScore: false,
    home,
    pages: [...pages],
  }) as Indexability;

describe('the sentence', () => {
  const sentence = (...input: Parameters<typeof state>) => indexabilitySentence(state(...input));

  it('counts the pages, and says when the home page is not among them', () => {
    expect(sentence([pageAt('/'), pageAt('/a')])).toBe('Google can index all 2 pages.');
    expect(sentence([pageAt('/'), pageAt('/a', 'noindex')])).toBe('Google can index 1 of 2 pages.');
    expect(sentence([pageAt('/', 'noindex'), pageAt('/a')])).toBe(
      'Google can index 1 of 2 pages, but not the home page.',
    );
    expect(sentence([pageAt('/', 'noindex'), pageAt('/a', 'noindex')])).toBe(
      'Google can index none of the 2 pages.',
    );
  });

  it('does not blame a home page whose other URL is indexed', () => {
    expect(sentence([pageAt('/', 'duplicate'), pageAt('/a')])).toBe('Google can index 1 of 2 pages.');
  });

  it('is about the page where there is one', () => {
    expect(sentence([pageAt('/')])).toBe('Google can index the page.');
    expect(sentence([pageAt('/', 'noindex')])).toBe('Google cannot index the page.');
  });

  it('names a home page that could not be read', () => {
    const home = pageAt('/', 'status');
    expect(sentence([pageAt('/a'), pageAt('/b', 'noindex')], home)).toBe(
      'Google cannot index the home page. It can index 1 of 2 other pages.',
    );
    expect(sentence([], home)).toBe('Google cannot index the home page.');
    expect(sentence([])).toBe('No page was analyzed.');
  });
});

it('the tone is poor when the score is limited, and good when only duplicates are left out', () => {
  const toneOf = (over: Partial<Indexability>, ...pages: PageIndexability[]) =>
    indexabilityTone({ ...state(pages), ...over });
  expect(toneOf({ limitsScore: true }, pageAt('/'))).toBe('poor');
  expect(toneOf({}, pageAt('/'), pageAt('/a', 'noindex'))).toBe('fair');
  expect(toneOf({}, pageAt('/'), pageAt('/a', 'duplicate'))).toBe('good');
});

it('the reasons are listed by how many pages they keep out, duplicates last, with what the first page shows', () => {
  const pages = [
    pageAt('/1', 'duplicate'),
    pageAt('/2', 'duplicate'),
    pageAt('/3', 'duplicate'),
    pageAt('/4', 'robots-txt'),
    pageAt('/5', 'noindex'),
    pageAt('/6', 'noindex'),
    pageAt('/7'),
  ];
  const groups = notIndexableGroups(state(pages, pageAt('/', 'status')));
  expect(groups.map(({ reason, urls, detail }) => [reason, urls.length, detail])).toEqual([
    ['noindex', 2, 'noindex of /5'],
    ['status', 1, 'status of /'],
    ['robots-txt', 1, 'robots-txt of /4'],
    ['duplicate', 3, 'duplicate of /1'],
  ]);
});
