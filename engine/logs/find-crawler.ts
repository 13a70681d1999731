/** Finds the crawler that a user agent names. */
import { type Crawler, crawlers } from '../model/crawlers.ts';

/** How many user agents are remembered. */
const rememberedMax = 5000;

/** The longest token first: one may be part of another. */
const byToken = crawlers
  .filter(({ isRobotsOnly }) => isRobotsOnly !== true)
  .map((crawler) => ({ crawler, token: crawler.token.toLowerCase() }))
  .toSorted((a, b) => b.token.length - a.token.length);

function find(userAgent: string): Crawler | null {
  const text = userAgent.toLowerCase();
  return byToken.find(({ token }) => text.includes(token))?.crawler ?? null;
}

/** Remembers what it found: a log repeats few user agents many times. */
export function crawlerFinder(): (userAgent: string) => Crawler | null {
  const found = new Map<string, Crawler | null>();
  return (userAgent) => {
    const known = found.get(userAgent);
    if (known !== undefined) return known;
    const crawler = find(userAgent);
    if (found.size >= rememberedMax) found.clear();
    // A copy: the text may be part of a piece of the log.
    found.set(Buffer.from(userAgent, 'latin1').toString('latin1'), crawler);
    return crawler;
  };
}
