/** What is said of changes of robots.txt and of the sitemaps, and when nothing is. */
import type { SiteFiles } from '@pagewright/contract/entities/site-files';
import { analysis } from '@pagewright/contract/testing/sample-report';
import { describe, expect, it } from 'vitest';
import { compareFiles } from './compare-files.ts';

type RobotsFile = NonNullable<SiteFiles['robotsTxt']>;
type Sitemap = NonNullable<SiteFiles['sitemap']>;

const robots = (lines: string[], over: Partial<RobotsFile> = {}): SiteFiles => ({
  robotsTxt: {
    url: 'https://shop.example/robots.txt',
    status: 200,
    lines,
    fingerprint: lines.join('\n'),
    ...over,
  },
});
const noRobots = robots([], { status: 404 });
const sitemap = (urls: string[], files = ['https://shop.example/sitemap.xml']): SiteFiles => {
  const listed: Sitemap = { files, urls: urls.length, fingerprint: urls.join('\n') };
  return { sitemap: listed };
};
const changes = (before: SiteFiles, after: SiteFiles) =>
  compareFiles(analysis({ siteFiles: before }), analysis({ siteFiles: after }));

describe('robots.txt', () => {
  it('changed when its lines did, a line that is there twice included', () => {
    expect(changes(robots(['a', 'b']), robots(['a', 'c', 'a']))).toEqual([
      { file: 'robots.txt', what: 'robots.txt changed.', added: ['c', 'a'], removed: ['b'] },
    ]);
    expect(changes(robots(['a']), robots(['a']))).toEqual([]);
  });

  it('was added or removed when only one run found it', () => {
    expect(changes(noRobots, robots(['a']))).toEqual([
      { file: 'robots.txt', what: 'robots.txt was added.', added: ['a'], removed: [] },
    ]);
    expect(changes(robots(['a']), noRobots)).toEqual([
      { file: 'robots.txt', what: 'robots.txt was removed.', added: [], removed: ['a'] },
    ]);
    expect(changes(noRobots, robots([], { status: null }))).toEqual([]);
  });

  it('has the same lines in a different order', () => {
    expect(changes(robots(['a', 'b']), robots(['b', 'a']))).toEqual([
      {
        file: 'robots.txt',
        what: 'The lines of robots.txt are in a different order.',
        added: [],
        removed: [],
      },
    ]);
  });

  it('is not compared with that of another host, or with none', () => {
    expect(changes(robots(['a']), robots(['b'], { url: 'https://www.shop.example/robots.txt' }))).toEqual([]);
    expect(changes(robots(['a']), {})).toEqual([]);
    expect(compareFiles(analysis(), analysis({ siteFiles: robots(['a']) }))).toEqual([]);
  });
});

describe('the sitemap', () => {
  const [one, other] = ['https://shop.example/sitemap.xml', 'https://shop.example/pages.xml'];
  const whatOf = (before: SiteFiles, after: SiteFiles) => changes(before, after).map(({ what }) => what);

  it('was added with so many URLs, or removed', () => {
    expect(changes(sitemap([], []), sitemap(['/', '/a']))).toEqual([
      { file: 'sitemap', what: 'There is a sitemap now, with 2 URLs.', added: [one], removed: [] },
    ]);
    expect(changes(sitemap(['/']), sitemap([], []))).toEqual([
      { file: 'sitemap', what: 'The sitemap was removed.', added: [], removed: [one] },
    ]);
  });

  it('lists more, fewer or different URLs', () => {
    expect(whatOf(sitemap(['/', '/a']), sitemap(['/']))).toEqual(['The sitemap lists 1 URL, 2 before.']);
    expect(whatOf(sitemap(['/a']), sitemap(['/b']))).toEqual(['The sitemap lists different URLs.']);
    expect(whatOf(sitemap(['/']), sitemap(['/']))).toEqual([]);
  });

  it('consists of different files with the same URLs', () => {
    expect(changes(sitemap(['/']), sitemap(['/'], [other]))).toEqual([
      { file: 'sitemap', what: 'The sitemap consists of different files.', added: [other], removed: [one] },
    ]);
  });

  it('is not compared where a run could not read it', () => {
    expect(changes(sitemap(['/']), {})).toEqual([]);
  });
});
