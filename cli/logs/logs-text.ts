/** Says on a terminal what crawlers do. */
import { formatNumber } from '@pagewright/contract/count-of';
import type { CrawlerVisits, LogJoin, LogSummary } from '@pagewright/contract/entities/server-log';
import { purposeLabels, wastedLabels } from '@pagewright/contract/report/log-words';
import type { Paint } from '../output/paint.ts';
import { words } from '../words/words.ts';

const listMax = 10;
const daysMax = 14;

const say = words.logs;
const dayOf = (moment: string): string => moment.slice(0, 10);
/** What crawlers request is not ours: no control character reaches the terminal. */
const plain = (text: string): string => text.replaceAll(/\p{Cc}/gu, ' ');

const section = (name: string, lines: readonly string[], paint: Paint): string[] =>
  lines.length === 0 ? [] : ['', paint.bold(name), ...lines];

const listed = (lines: readonly string[], count = lines.length): string[] => [
  ...lines.slice(0, listMax),
  ...(count > listMax ? [`  ${say.more({ count: count - listMax })}`] : []),
];

function verdictsOf({ hits, verified, impostors, impostorHosts, isVerifiable }: CrawlerVisits): string[] {
  return [
    ...(!isVerifiable && hits > 0 ? [say.unverifiable] : []),
    ...(isVerifiable && hits > 0 ? [say.verified({ verified })] : []),
    ...(impostors > 0 && impostorHosts.length === 0 ? [say.impostors({ count: impostors })] : []),
    ...(impostors > 0 && impostorHosts.length > 0
      ? [say.impostorsFrom({ count: impostors, domains: impostorHosts })]
      : []),
  ];
}

function crawlerLines({ crawlers, verifiedBy }: LogSummary, paint: Paint): string[] {
  return crawlers.flatMap((visits) => {
    const { crawler, operator, purpose, hits, pages, wasted, last } = visits;
    const line = say.crawlerLine({ hits, pages, wasted, last: dayOf(last) });
    const verdicts = verifiedBy.length === 0 ? [] : verdictsOf(visits);
    return [
      `  ${paint.bold(crawler)} ${paint.dim(`${operator}, ${purposeLabels[purpose]}`)}`,
      `    ${[line, ...verdicts].join('; ')}`,
    ];
  });
}

function wastedLines({ wasted }: LogSummary): string[] {
  return wasted.flatMap(({ kind, hits, paths }) =>
    hits === 0
      ? []
      : [
          `  ${wastedLabels[kind]}: ${formatNumber(hits)}`,
          ...paths
            .slice(0, listMax)
            .map(({ path, hits: of, status }) => `    ${formatNumber(of)}  ${status}  ${plain(path)}`),
        ],
  );
}

function notesOf(summary: LogSummary): string[] {
  const { unread, otherHosts, crawlers, verifiedBy, formats, cut, pages } = summary;
  return [
    ...(otherHosts > 0 ? [say.otherHosts({ count: otherHosts })] : []),
    ...(unread > 0 ? [say.unread({ count: unread })] : []),
    ...(formats.includes('common') ? [say.noAgents] : []),
    ...(crawlers.length > 0 && verifiedBy.length === 0 ? [say.notVerified] : []),
    ...(cut.hits > 0 ? [say.cutPages({ hits: cut.hits, pages: pages.length + cut.pages })] : []),
    ...(cut.addresses > 0 ? [say.cutAddresses({ count: cut.addresses })] : []),
  ];
}

function joinLines(join: LogJoin, paint: Paint): string[] {
  const { unvisited, unvisitedCount, unknown, unknownCount, pages, isComplete } = join;
  const title = (isComplete ? say.unvisited : say.unvisitedCut)({ count: unvisitedCount, pages });
  const urls = unvisited.map((url) => `  - ${plain(url)}`);
  const paths = unknown.map(
    ({ path, hits, last }) =>
      `  - ${plain(path)} ${paint.dim(`${say.hits({ hits })}, ${say.lastVisit({ last: dayOf(last) })}`)}`,
  );
  return [
    '',
    paint.bold(title),
    ...listed(urls, unvisitedCount),
    '',
    paint.bold(say.unknown({ count: unknownCount })),
    ...listed(paths, unknownCount),
  ];
}

export function renderLogsText(summary: LogSummary, join: LogJoin | null, paint: Paint): string {
  const { from, to, requests, crawlers, statuses, days, pages } = summary;
  if (from === null || to === null) return `${say.noRequests}\n`;
  const hits = crawlers.reduce((sum, each) => sum + each.hits, 0);
  const ofDay = (counts: Readonly<Record<string, number>>): number =>
    Object.values(counts).reduce((sum, each) => sum + each, 0);
  const lines = [
    paint.bold(say.period({ from: dayOf(from), to: dayOf(to) })),
    say.requests({ requests, crawlers: hits }),
    ...notesOf(summary).map((note) => paint.dim(note)),
    ...section(say.crawlers, crawlerLines(summary, paint), paint),
    ...section(say.wasted, wastedLines(summary), paint),
    ...section(
      say.statuses,
      statuses.map(({ status, hits: of }) => `  ${status}  ${formatNumber(of)}`),
      paint,
    ),
    ...section(
      say.days,
      days.slice(-daysMax).map(({ day, hits: counts }) => `  ${day}  ${formatNumber(ofDay(counts))}`),
      paint,
    ),
    ...section(
      say.pages,
      pages
        .slice(0, listMax)
        .map(
          ({ path, hits: of, status, last }) =>
            `  ${formatNumber(of)}  ${status}  ${plain(path)} ${paint.dim(say.lastVisit({ last: dayOf(last) }))}`,
        ),
      paint,
    ),
    ...(join === null ? [] : joinLines(join, paint)),
  ];
  return `${lines.join('\n')}\n`;
}
