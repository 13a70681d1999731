/** Change dates in the sitemap that cannot be true. */
import type { SitemapEntry } from '../../../model/sitemap-facts.ts';
import { count } from '../../describe-urls.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { whyNoSitemap } from './listed-urls.ts';

const entriesMin = 20;
const daysMax = 2;
/** W3C date and time: a year, a month, a day, or a day with a time and its zone. */
const w3cDate = /^\d{4}(?:-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?)?)?$/;

interface Fault {
  readonly message: string;
  readonly found: string;
}

function faultsOf(dated: readonly SitemapEntry[], today: string): readonly Fault[] {
  const dates = dated.map(({ lastmod }) => lastmod ?? '');
  const isInvalid = (date: string): boolean => !w3cDate.test(date) || Number.isNaN(Date.parse(date));
  const invalid = dates.filter(isInvalid);
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  const future = dates.filter((date) => !isInvalid(date) && date.slice(0, 10) > tomorrow);
  const faults: Fault[] = [];
  if (invalid.length > 0)
    faults.push({
      message: `${count(invalid.length, 'lastmod date')} in the sitemap cannot be read, such as “${invalid[0] ?? ''}”.`,
      found: invalid[0] ?? '',
    });
  if (future.length > 0)
    faults.push({
      message: `${count(future.length, 'lastmod date')} in the sitemap ${future.length === 1 ? 'is' : 'are'} in the future, such as ${future[0] ?? ''}.`,
      found: future[0] ?? '',
    });
  if (faults.length > 0) return faults;
  const days = new Set(dates.map((date) => date.slice(0, 10)));
  return dated.length >= entriesMin && days.size <= daysMax
    ? [
        {
          message: `All ${dated.length} lastmod dates in the sitemap fall on ${count(days.size, 'day')}.`,
          found: [...days].join(', '),
        },
      ]
    : [];
}

export const sitemapLastmodUntrusted = defineSiteRule({
  id: 'sitemap-lastmod-untrusted',
  group: 'sitemap',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  scope: 'site',
  needs: 'http',
  tier: 2,
  needsFullCoverage: false,
  title: 'Unreliable lastmod dates in the sitemap',
  why: 'Google uses lastmod only where it proves consistently accurate. Build dates and impossible dates are ignored.',
  fix: 'Use the day each page’s content last changed, or leave lastmod out.',
  reads: ['sitemaps'],
  checkSite(site, { today }) {
    const without = whyNoSitemap(site);
    if (without !== null) return without;
    const dated = (site.sitemaps?.entries ?? []).filter(({ lastmod }) => lastmod !== null);
    if (dated.length === 0) return skip('The sitemap has no lastmod dates.');
    const faults = faultsOf(dated, today);
    if (faults.length === 0) return [];
    return [
      {
        urls: [],
        message: faults.map(({ message }) => message).join(' '),
        evidence: faults.map(({ found }) => ({ found, wanted: 'the day each page last changed' })),
      },
    ];
  },
});
