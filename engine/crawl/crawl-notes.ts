/** Writes the notes of a crawl: what was missing, which limit was reached, which delay was applied. */
import type { Message } from '@pagewright/contract/entities/message';
import { crawlMessage } from '@pagewright/contract/report/crawl-messages';
import { robotsToken } from '../fetch/http-client.ts';
import type { FetchRecord, Obstacle } from '../model/crawl-result.ts';
import type { SitemapProblem, SitemapSet } from '../model/sitemap-facts.ts';
import type { CrawlState } from './crawl-state.ts';
import { isGone } from './sitemaps/fetch-sitemaps.ts';

const isFatal = ({ kind }: SitemapProblem): boolean =>
  kind !== 'bad-location' && kind !== 'unescaped-ampersand';

/** What the owner of a site can do about a crawler that is kept out. */
const unblockAdvice = `If this is your site, allow the user agent ${robotsToken} or this server’s IP address in its bot protection or firewall, then run the analysis again.`;

/** The same where it is kept out by a password. */
const passwordAdvice = `If this is your site, enter its username and password, or allow this server’s IP address in without a password, then run the analysis again.`;

const obstacleAdvice: Readonly<Record<Obstacle, string>> = {
  password: passwordAdvice,
  'waiting room': `Run the analysis again when visitors no longer have to wait. If this is your site, you can also let the user agent ${robotsToken} pass its waiting room.`,
  parked:
    'If this is your domain, connect it to your website at your registrar, then run the analysis again.',
  'default page':
    'If this is your site, publish its pages on this server or point the domain to the server that has them, then run the analysis again.',
  maintenance: 'Run the analysis again when the site is back.',
};

/** What the owner can do about a response that was not the page. */
export const adviceFor = ({ obstacle }: Pick<FetchRecord, 'obstacle'>): string =>
  obstacle === undefined ? unblockAdvice : obstacleAdvice[obstacle];

/** How many requests met a bot challenge or block page, and what can be done about blocked ones of any kind. */
function blockNotes({
  budget: { tallies },
  coverage: { challenges, fetches },
}: CrawlState): readonly Message[] {
  // A few forbidden pages are the owner's choice.
  const isLeftAlone = Object.values(tallies).some(({ stopped, blocked }) => stopped !== null && blocked > 0);
  if (challenges.length === 0 && !isLeftAlone) return [];
  const kinds = Map.groupBy(challenges, ({ by, what }) => `${by} ${what}`);
  const met = [...kinds.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : crawlMessage('challenged', {
          by: first.by,
          what: first.what,
          count: others.length + 1,
          requests: fetches.length,
        }),
  );
  const refused = fetches.filter(({ isBlocked }) => isBlocked);
  const advices = [...new Set(refused.map(adviceFor))];
  return [...met, ...advices.map((text) => crawlMessage('advice', { text }))];
}

/** Null when the sitemap was complete. */
export function sitemapNote({ files, entries, isComplete }: SitemapSet): Message | null {
  if (entries.length > 0 && isComplete) return null;
  // That nothing is at a usual place is no fault of it.
  const wanted = files.filter(({ foundIn, status }) => foundIn !== 'usual-place' || !isGone(status));
  const faults = wanted.flatMap(({ url, problems }) =>
    problems
      .filter(isFatal)
      .slice(0, 1)
      .map(({ detail }) => `${url}: ${detail}`),
  );
  const why = faults.length === 0 ? '' : ` (${faults.slice(0, 4).join(' ')})`;
  if (entries.length === 0 && faults.length === 0) return crawlMessage('no-sitemap');
  return crawlMessage(entries.length === 0 ? 'sitemap-unreadable' : 'sitemap-cut', { why });
}

/** What ended the whole crawl; null when nothing did. */
function whyEnded({
  budget: { stopped },
  options: { maxPages },
  coverage: { analysed },
}: CrawlState): Message | null {
  if (stopped !== null) return stopped;
  return analysed >= maxPages ? crawlMessage('page-limit', { most: maxPages }) : null;
}

/** Why a remaining URL was not requested. */
export const notCrawledReason = (state: CrawlState, url: string): Message =>
  whyEnded(state) ?? state.budget.tallyOf(url).stopped ?? crawlMessage('not-reached');

/** The same for all of them, in one sentence or more. */
export const notCrawledReasons = (state: CrawlState): string => {
  const ended = whyEnded(state);
  if (ended !== null) return ended.text;
  const reasons = new Set(Object.values(state.budget.tallies).flatMap(({ stopped }) => stopped?.text ?? []));
  return reasons.size === 0 ? crawlMessage('not-reached').text : [...reasons].join(' ');
};

/** A delay of robots.txt applies even where the settings have a shorter one. */
export function delayNote(robotsDelayMs: number, settingsDelayMs: number, maxMs: number): Message | null {
  if (robotsDelayMs <= settingsDelayMs) return null;
  const seconds = robotsDelayMs / 1000;
  return robotsDelayMs <= maxMs
    ? crawlMessage('robots-delay', { seconds })
    : crawlMessage('robots-delay-cut', { seconds, most: maxMs / 1000 });
}

/** The notes of the end, besides those made during the crawl. */
export function closingNotes(state: CrawlState): readonly Message[] {
  const { coverage: log, politeness, site } = state;
  const { stopped } = state.budget;
  const notes: Message[] = [];
  const unread = log.pending + log.unlisted;
  if (stopped !== null) notes.push(stopped);
  else if (unread > 0)
    notes.push(crawlMessage('urls-unread', { why: notCrawledReasons(state), count: unread }));
  notes.push(...blockNotes(state));
  if (log.unlisted > 0) notes.push(crawlMessage('list-cut', { count: log.unlisted }));
  const closed = politeness.robotsCache
    .facts()
    .find(({ access, url }) => access === 'closed' && url.startsWith(`${site.origin}/`));
  if (closed !== undefined) notes.push(crawlMessage('robots-closed', { text: closed.reason }));
  return notes;
}
