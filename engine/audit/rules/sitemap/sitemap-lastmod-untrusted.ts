/** Change dates in the sitemap that cannot be true. */

import type { SitemapEntry } from '../../../model/sitemap-facts.ts';
import { clip } from '../../clip.ts';
import { type EvidenceDraft, say } from '../../evidence.ts';
import { skip } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import type { FindingOf } from '../../rule-texts.ts';
import { whyNoSitemap } from './listed-urls.ts';
import { sitemapTexts } from './messages.ts';

const entriesMin = 20;
const daysMax = 2;
/** W3C date and time: a year, a month, a day, or a day with a time and its zone. */
const w3cDate = /^\d{4}(?:-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?)?)?$/;

type LastmodFinding = FindingOf<(typeof sitemapTexts)['sitemap-lastmod-untrusted']>;

const evidenceOf = (...dates: readonly string[]): EvidenceDraft[] =>
  dates.map((found) => ({ found, wanted: say('the-day-each-page-last-changed') }));

function findingOf(dated: readonly SitemapEntry[], today: string): LastmodFinding | null {
  const dates = dated.map(({ lastmod }) => lastmod ?? '');
  const isInvalid = (date: string): boolean => !w3cDate.test(date) || Number.isNaN(Date.parse(date));
  const invalid = dates.filter(isInvalid);
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  const future = dates.filter((date) => !isInvalid(date) && date.slice(0, 10) > tomorrow);
  const [invalidDate] = invalid;
  const [futureDate] = future;
  const ofInvalid = { invalid: invalid.length, invalidDate: clip(invalidDate ?? '', 80) };
  const ofFuture = { future: future.length, futureDate: futureDate ?? '' };
  if (invalidDate !== undefined && futureDate !== undefined)
    return {
      messageId: 'invalid-and-future',
      data: { ...ofInvalid, ...ofFuture },
      evidence: evidenceOf(invalidDate, futureDate),
    };
  if (invalidDate !== undefined)
    return { messageId: 'invalid', data: ofInvalid, evidence: evidenceOf(invalidDate) };
  if (futureDate !== undefined)
    return { messageId: 'future', data: ofFuture, evidence: evidenceOf(futureDate) };
  const days = new Set(dates.map((date) => date.slice(0, 10)));
  if (dated.length < entriesMin || days.size > daysMax) return null;
  return {
    messageId: 'same-days',
    data: { dates: dated.length, days: days.size },
    evidence: evidenceOf([...days].join(', ')),
  };
}

export const sitemapLastmodUntrusted = defineSiteRule({
  id: 'sitemap-lastmod-untrusted',
  group: 'sitemap',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  needs: 'http',
  texts: sitemapTexts['sitemap-lastmod-untrusted'],
  reads: ['sitemaps'],
  checkSite(site, { today }) {
    const without = whyNoSitemap(site);
    if (without !== null) return without;
    const dated = (site.sitemaps?.entries ?? []).filter(({ lastmod }) => lastmod !== null);
    if (dated.length === 0) return skip('no-lastmod');
    const finding = findingOf(dated, today);
    return finding === null ? [] : [{ urls: [], ...finding }];
  },
});
