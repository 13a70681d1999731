/** What robots.txt and the sitemaps of a site say, in a form that later runs compare. */
import { createHash } from 'node:crypto';
import type { SiteFiles } from '@pagewright/contract/entities/site-files';
import type { CrawlResult } from '../model/crawl-result.ts';
import type { RobotsGroup, RobotsTxt } from '../model/robots-txt.ts';

/** Lines beyond are not stored; the fingerprint is of all. */
const robotsLinesMax = 500;

const fingerprintOf = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('base64url');

const linesOfGroup = ({ agents, rules, crawlDelaySeconds }: RobotsGroup): string[] => [
  ...agents.map((agent) => `User-agent: ${agent}`),
  ...rules.map(({ allow, path }) => `${allow ? 'Allow' : 'Disallow'}: ${path}`),
  ...(crawlDelaySeconds === null ? [] : [`Crawl-delay: ${crawlDelaySeconds}`]),
];

/** A file that could not be read says nothing of a change. */
function describeRobots(robots: RobotsTxt | undefined): SiteFiles['robotsTxt'] {
  if (robots === undefined || robots.access === 'closed') return undefined;
  const { url, status, groups, sitemaps } = robots;
  const lines = [...groups.flatMap(linesOfGroup), ...sitemaps.map((each) => `Sitemap: ${each.url}`)];
  return { url, status, lines: lines.slice(0, robotsLinesMax), fingerprint: fingerprintOf(lines) };
}

function describeSitemap(sitemaps: CrawlResult['sitemaps']): SiteFiles['sitemap'] {
  if (sitemaps === null || !sitemaps.isComplete) return undefined;
  const urls = [...new Set(sitemaps.entries.map(({ url }) => url))].sort();
  return {
    files: sitemaps.files.filter(({ kind }) => kind !== null).map(({ url }) => url),
    urls: urls.length,
    fingerprint: fingerprintOf(urls),
  };
}

export function describeSiteFiles({ robots, sitemaps, origin }: CrawlResult): SiteFiles {
  const robotsTxt = describeRobots(robots.find(({ url }) => url === `${origin}/robots.txt`));
  const sitemap = describeSitemap(sitemaps);
  return { ...(robotsTxt && { robotsTxt }), ...(sitemap && { sitemap }) };
}
