/** Tests robots-txt-crawl-delay. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { robotsTxtCrawlDelay } from './robots-txt-crawl-delay.ts';

const site = (robots: string) => ({ pages: { '/': html() }, robots });

testSiteRule(robotsTxtCrawlDelay, {
  pass: [
    site('User-agent: *\nDisallow:'),
    site('User-agent: bingbot\nCrawl-delay: 5'),
    site('User-agent: AhrefsBot\nCrawl-delay: 120'),
  ],
  fail: [
    [
      site('User-agent: bingbot\nCrawl-delay: 60'),
      'lets Bing read at most 1,440 pages a day',
      { findings: 1 },
    ],
  ],
});
