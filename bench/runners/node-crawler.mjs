/** For comparison: node-crawler (npm `crawler`), with the frontier it lacks; it parses each page and reads three fields. */
import Crawler from 'crawler';

const [origin, concurrency] = process.argv.slice(2);
const seen = new Set(['/']);
globalThis.benchmarkPages = 0;
await new Promise((resolve) => {
  const crawler = new Crawler({
    maxConnections: Number(concurrency),
    retries: 0,
    silence: true,
    callback: (error, response, done) => {
      if (!error && response.$ && response.statusCode === 200) {
        globalThis.benchmarkPages += 1;
        const { $ } = response;
        $('title').first().text();
        $('meta[name="description"]').attr('content');
        $('h1').first().text();
        $('a[href]').each((_, element) => {
          const url = URL.parse(element.attribs.href, response.options?.url ?? origin);
          if (
            url === null ||
            url.origin !== origin ||
            url.pathname.startsWith('/private/') ||
            seen.has(url.pathname)
          )
            return;
          seen.add(url.pathname);
          crawler.add({ url: `${origin}${url.pathname}` });
        });
      }
      done();
    },
  });
  crawler.on('drain', resolve);
  crawler.add({ url: `${origin}/` });
});
process.exit(0);
