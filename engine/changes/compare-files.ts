/** What changed in robots.txt and in the sitemaps between two analyses. */

import { countOf } from '@pagewright/contract/count-of';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { FileChange } from '@pagewright/contract/entities/site-changes';
import type { SiteFiles } from '@pagewright/contract/entities/site-files';

/** Lines that are in one list more often than in the other. */
function linesOnlyIn(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

const exists = (status: number | null): boolean => status !== null && status < 400;

function describeRobots(before: SiteFiles['robotsTxt'], after: SiteFiles['robotsTxt']): FileChange[] {
  if (before === undefined || after === undefined || before.url !== after.url) return [];
  const [had, has] = [exists(before.status), exists(after.status)];
  if (had === has && before.fingerprint === after.fingerprint) return [];
  const added = linesOnlyIn(after.lines, before.lines);
  const removed = linesOnlyIn(before.lines, after.lines);
  if (had && !has) return [{ file: 'robots.txt', what: 'robots.txt was removed.', added, removed }];
  if (!had && has) return [{ file: 'robots.txt', what: 'robots.txt was added.', added, removed }];
  const isOrderOnly = added.length + removed.length === 0;
  const what = isOrderOnly ? 'The lines of robots.txt are in a different order.' : 'robots.txt changed.';
  return [{ file: 'robots.txt', what, added, removed }];
}

function describeSitemap(before: SiteFiles['sitemap'], after: SiteFiles['sitemap']): FileChange[] {
  if (before === undefined || after === undefined) return [];
  const added = linesOnlyIn(after.files, before.files);
  const removed = linesOnlyIn(before.files, after.files);
  if (before.fingerprint === after.fingerprint && added.length + removed.length === 0) return [];
  const name = { file: 'sitemap', added, removed } as const;
  if (after.files.length === 0) return [{ ...name, what: 'The sitemap was removed.' }];
  if (before.files.length === 0)
    return [{ ...name, what: `There is a sitemap now, with ${countOf(after.urls, 'URL')}.` }];
  if (before.urls !== after.urls)
    return [{ ...name, what: `The sitemap lists ${countOf(after.urls, 'URL')}, ${before.urls} before.` }];
  const isSame = before.fingerprint === after.fingerprint;
  return [
    {
      ...name,
      what: isSame ? 'The sitemap consists of different files.' : 'The sitemap lists different URLs.',
    },
  ];
}

export const compareFiles = (before: Analysis, after: Analysis): FileChange[] => [
  ...describeRobots(before.siteFiles?.robotsTxt, after.siteFiles?.robotsTxt),
  ...describeSitemap(before.siteFiles?.sitemap, after.siteFiles?.sitemap),
];
