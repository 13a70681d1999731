/** How a row of findings says what it is about, on how many pages, and what it costs. */

import { countOf } from '../count-of.ts';
import type { IssueGroup } from './issue-groups.ts';
import type { WorkSection } from './order-of-work.ts';

export const wholeSite = 'the whole site';

type Extent = Pick<
  IssueGroup,
  'urls' | 'copies' | 'isHostWide' | 'isSiteWide' | 'templates' | 'onSite' | 'ruleId'
>;

/** "3 pages", "1 template, 340 pages", "site-wide, 25 pages", "2 URLs" or "the whole site". */
export function extentWords(extent: Extent): string {
  const { urls, copies, isHostWide, isSiteWide, templates, onSite, ruleId } = extent;
  if (urls.length === 0) return wholeSite;
  const pages = urls.length + copies.length;
  const isAboutUrls = onSite.some((issue) => issue.ruleId === ruleId && issue.urls.length === 1);
  const count = countOf(pages, isAboutUrls ? 'URL' : 'page');
  if (isHostWide) return `${count} and ${wholeSite}`;
  if (isSiteWide) return `site-wide, ${count}`;
  if (templates === null) return count;
  const rest = pages - templates.pages;
  const shared = `${countOf(templates.count, 'template')}, ${countOf(templates.pages, 'page')}`;
  return rest > 0 ? `${shared}, and ${countOf(rest, 'other page')}` : shared;
}

/** "3 pages", "2 URLs" or "the whole site": how far it reaches, and no more. */
export const reachWords = (group: Extent): string =>
  extentWords({ ...group, isSiteWide: false, templates: null });

/** "4 points", "under 1 point" or "0 points": whole, as scores are. */
function wholePoints(points: number): string {
  if (points <= 0) return countOf(0, 'point');
  const whole = Math.round(points);
  return whole === 0 ? 'under 1 point' : countOf(whole, 'point');
}

/** "+4 points": what the site gets back; null when it has no score. The figure that every list is sorted by. */
export const pointsWords = (points: number | null): string | null =>
  points === null ? null : wholePoints(points).replace(/^(?=[1-9])/, '+');

/** Above the rows of one severity, which are sorted by their points. */
export const sectionLabels: Readonly<Record<WorkSection, string>> = {
  entrance: 'Before anything else',
  critical: 'Critical issues',
  warning: 'Warnings',
  info: 'Advice',
};
