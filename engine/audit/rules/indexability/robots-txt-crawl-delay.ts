/** A crawl delay that leaves a search engine few pages a day. */

import { say } from '../../evidence.ts';
import { missing } from '../../outcome.ts';
import { defineSiteRule } from '../../rule.ts';
import { indexabilityTexts } from './messages.ts';

/** A page every ten seconds is what Bing still takes for a normal pace. */
const secondsMax = 10;
const secondsOfDay = 86_400;
/** Search engines that obey the line; Google does not read it. */
const engines: ReadonlyMap<string, string> = new Map([
  ['*', '*'],
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
  needs: 'http',
  texts: indexabilityTexts['robots-txt-crawl-delay'],
  reads: ['robots'],
  checkSite({ robots }) {
    if (robots === null) return missing('robots-txt-not-requested');
    const slow = robots.groups.flatMap(({ agents, crawlDelaySeconds, line }) => {
      const agent = agents.find((each) => engines.has(each));
      return agent === undefined || crawlDelaySeconds === null || crawlDelaySeconds <= secondsMax
        ? []
        : [{ agent, line, seconds: crawlDelaySeconds }];
    });
    return slow.map(({ agent, line, seconds }) => ({
      urls: [],
      messageId: agent === '*' ? ('all' as const) : ('engine' as const),
      data: { engine: engines.get(agent) ?? agent, pages: Math.floor(secondsOfDay / seconds), seconds },
      evidence: [
        {
          snippet: `User-agent: ${agent}, from line ${line}`,
          found: `Crawl-delay: ${seconds}`,
          wanted: say('or-less', { limit: secondsMax }),
          urls: [robots.url],
        },
      ],
    }));
  },
});
