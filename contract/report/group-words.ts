/** How a row of findings says what it is about, on how many pages, and what it costs. */
import type { IssueGroup } from './issue-groups.ts';
import { countOf, formatNumber } from './report-words.ts';

export const wholeSite = 'the whole site';

type Extent = Pick<IssueGroup, 'urls' | 'isHostWide' | 'isSiteWide' | 'templates' | 'onSite' | 'ruleId'>;

/** "3 pages", "1 template, 340 pages", "site-wide, 25 pages", "2 URLs" or "the whole site". */
export function extentWords({ urls, isHostWide, isSiteWide, templates, onSite, ruleId }: Extent): string {
  if (urls.length === 0) return wholeSite;
  const isAboutUrls = onSite.some((issue) => issue.ruleId === ruleId && issue.urls.length === 1);
  const count = countOf(urls.length, isAboutUrls ? 'URL' : 'page');
  if (isHostWide) return `${count} and ${wholeSite}`;
  if (isSiteWide) return `site-wide, ${count}`;
  if (templates === null) return count;
  const rest = urls.length - templates.pages;
  const shared = `${countOf(templates.count, 'template')}, ${countOf(templates.pages, 'page')}`;
  return rest > 0 ? `${shared}, and ${countOf(rest, 'other page')}` : shared;
}

/** "−4.2 points"; null when the site has no score. */
export function pointsWords(points: number | null): string | null {
  if (points === null) return null;
  const rounded = Math.round(points * 10) / 10;
  if (rounded === 0) return points > 0 ? 'under 0.1 points' : '0 points';
  return `−${formatNumber(rounded)} ${rounded === 1 ? 'point' : 'points'}`;
}
