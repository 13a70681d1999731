/** For comparison: crawlee's CheerioCrawler at its fastest realistic settings; it parses each page and reads five fields. */
import { CheerioCrawler, Configuration, log } from '@crawlee/cheerio';

log.setLevel(log.LEVELS.ERROR);
const [origin, concurrency] = process.argv.slice(2);
globalThis.benchmarkPages = 0;
const crawler = new CheerioCrawler(
  {
    minConcurrency: Number(concurrency),
    maxConcurrency: Number(concurrency),
    maxRequestRetries: 0,
    respectRobotsTxtFile: true,
    useSessionPool: false,
    async requestHandler({ $, enqueueLinks }) {
      globalThis.benchmarkPages += 1;
      $('title').first().text();
      $('meta[name="description"]').attr('content');
      $('link[rel="canonical"]').attr('href');
      $('h1').first().text();
      $('img').each((_, element) => void element.attribs.alt);
      await enqueueLinks({ strategy: 'same-origin', exclude: [/\/(img|css|js)\//] });
    },
    failedRequestHandler() {},
  },
  new Configuration({ persistStorage: false, purgeOnStart: true }),
);
await crawler.run([`${origin}/`]);
process.exit(0);
