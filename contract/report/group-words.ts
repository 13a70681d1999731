/** How a row of findings says what it is about, on how many pages, and what it costs. */
import { messages } from '../messages/translate.ts';
import type { IssueGroup } from './issue-groups.ts';
import type { WorkSection } from './order-of-work.ts';

const words = messages({
  wholeSite: 'the whole site',
  urls: '{count, plural, one {# URL} other {# URLs}}',
  pages: '{count, plural, one {# page} other {# pages}}',
  hostWide: '{extent} and the whole site',
  siteWide: 'site-wide, {extent}',
  templates:
    '{count, plural, one {# template} other {# templates}}, {pages, plural, one {# page} other {# pages}}',
  templatesAndMore:
    '{count, plural, one {# template} other {# templates}}, {pages, plural, one {# page} other {# pages}}, and {rest, plural, one {# other page} other {# other pages}}',
  points: '{points, plural, one {# point} other {# points}}',
  gain: '+{points, plural, one {# point} other {# points}}',
  lessThanOne: 'under 1 point',
});

type Extent = Pick<
  IssueGroup,
  'urls' | 'copies' | 'isHostWide' | 'isSiteWide' | 'templates' | 'onSite' | 'ruleId'
>;

/** A finding on a whole site lists the first of its pages only. */
const unlistedPages = ({ onSite, ruleId }: Extent): number =>
  onSite.reduce(
    (sum, issue) =>
      issue.ruleId === ruleId && issue.pageCount !== undefined
        ? sum + issue.pageCount - issue.urls.length
        : sum,
    0,
  );

/** "3 pages", "1 template, 340 pages", "site-wide, 25 pages", "2 URLs" or "the whole site". */
export function extentWords(extent: Extent): string {
  const { urls, copies, isHostWide, isSiteWide, templates, onSite, ruleId } = extent;
  if (urls.length === 0) return words.wholeSite;
  const pages = urls.length + copies.length + unlistedPages(extent);
  const isAboutUrls = onSite.some((issue) => issue.ruleId === ruleId && issue.urls.length === 1);
  const all = (isAboutUrls ? words.urls : words.pages)({ count: pages });
  if (isHostWide) return words.hostWide({ extent: all });
  if (isSiteWide) return words.siteWide({ extent: all });
  if (templates === null) return all;
  const rest = pages - templates.pages;
  return rest > 0 ? words.templatesAndMore({ ...templates, rest }) : words.templates(templates);
}

/** "3 pages", "2 URLs" or "the whole site": how far it reaches, and no more. */
export const reachWords = (group: Extent): string =>
  extentWords({ ...group, isSiteWide: false, templates: null });

/** "+4 points", "under 1 point" or "0 points": what the site gets back, whole, as scores are; null when it has no score. The figure that every list is sorted by. */
export function pointsWords(points: number | null): string | null {
  if (points === null) return null;
  if (points <= 0) return words.points({ points: 0 });
  const whole = Math.round(points);
  return whole === 0 ? words.lessThanOne : words.gain({ points: whole });
}

/** Above the rows of one severity, which are sorted by their points. */
export const sectionLabels: Readonly<Record<WorkSection, string>> = messages({
  entrance: 'Before anything else',
  critical: 'Critical issues',
  warning: 'Warnings',
  info: 'Advice',
});
