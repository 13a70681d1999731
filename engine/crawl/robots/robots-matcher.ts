/** Matches URLs against the robots.txt files that a crawl has fetched. */

import type { CrawlResult } from '../../model/crawl-result.ts';
import type { RobotsMatch } from '../../model/robots-txt.ts';
import { matchRobots, type RobotsMatcher, robotsPathOf, sharedPatterns } from './match-robots.ts';

/** Uses the robots.txt of the URL's own origin, or else of the site. */
export function robotsMatcherFrom({ robots }: CrawlResult): (agent: string, url: string) => RobotsMatch {
  const matchers = new Map<string, RobotsMatcher>();
  const patternOf = sharedPatterns();
  return (agent, url) => {
    const parsed = new URL(url);
    const facts = robots.find((file) => file.url.startsWith(`${parsed.origin}/`)) ?? robots[0];
    if (facts === undefined) return { allowed: true, rule: null, reason: '' };
    const key = `${agent} ${facts.url}`;
    const matcher = matchers.get(key) ?? matchRobots(facts, agent, patternOf);
    matchers.set(key, matcher);
    return matcher.match(robotsPathOf(parsed));
  };
}
