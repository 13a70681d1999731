/** A crawl delay that leaves a search engine few pages a day. */
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';

/** A page every ten seconds is what Bing still takes for a normal pace. */
const secondsMax = 10;
const secondsOfDay = 86_400;
/** Search engines that obey the line; Google does not read it. */
const engines: ReadonlyMap<string, string> = new Map([
  ['*', 'crawlers that obey it, Bing among them'],
  ['bingbot', 'Bing'],
  ['msnbot', 'Bing'],
  ['slurp', 'Yahoo'],
  ['yandexbot', 'Yandex'],
  ['yandex', 'Yandex'],
  ['duckduckbot', 'DuckDuckGo'],
]);

export const robotsTxtCrawlDelay = defineSiteRule({
  id: 'robots-txt-crawl-delay',
  group: 'indexability',
  severity: 'info',
  basis: 'heuristic',
  source: 'https://www.bing.com/webmasters/help/how-to-create-a-robots-txt-file-cb7c31ec',
  scope: 'site',
  needs: 'http',
  tier: 3,
  needsFullCoverage: false,
  title: 'Long crawl delay in robots.txt',
  why: 'Bing and others wait that long between two pages, so new and changed pages reach their results late. Google ignores the line.',
  fix: 'Remove Crawl-delay, or lower it to a few seconds; set the crawl rate in Bing Webmaster Tools if the server needs it.',
  reads: ['robots'],
  checkSite({ robots }) {
    if (robots === null) return missing('robots.txt was not requested.');
    const slow = robots.groups.flatMap(({ agents, crawlDelaySeconds, line }) => {
      const agent = agents.find((each) => engines.has(each));
      return agent === undefined || crawlDelaySeconds === null || crawlDelaySeconds <= secondsMax
        ? []
        : [{ agent, line, seconds: crawlDelaySeconds }];
    });
    return slow.map(({ agent, line, seconds }) => ({
      urls: [],
      message: `robots.txt lets ${engines.get(agent) ?? agent} read at most ${Math.floor(secondsOfDay / seconds)} pages a day (Crawl-delay: ${seconds}).`,
      evidence: [
        {
          snippet: `User-agent: ${agent}, from line ${line}`,
          found: `Crawl-delay: ${seconds}`,
          wanted: `${secondsMax} or less`,
          urls: [robots.url],
        },
      ],
    }));
  },
});
