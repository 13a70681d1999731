/** Asks the robots.txt files that a crawl has read about any address. */
import { judgeRobots, type RobotsJudge, robotsPathOf } from './crawl/judge-robots.ts';
import type { CrawlResult } from './facts/crawl-result.ts';
import type { RobotsVerdict } from './facts/robots-facts.ts';

/** What robots.txt of an address's own origin, or else of the site's, says to an agent. */
export function judgeFrom({ robots }: CrawlResult): (agent: string, url: string) => RobotsVerdict {
  const judges = new Map<string, RobotsJudge>();
  return (agent, url) => {
    const parsed = new URL(url);
    const facts = robots.find((file) => file.url.startsWith(`${parsed.origin}/`)) ?? robots[0];
    if (facts === undefined) return { allowed: true, rule: null, reason: '' };
    const key = `${agent} ${facts.url}`;
    const judge = judges.get(key) ?? judgeRobots(facts, agent);
    judges.set(key, judge);
    return judge.judge(robotsPathOf(parsed));
  };
}
