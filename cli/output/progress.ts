/** A progress bar on a terminal; silent in pipes. */

import { durationWords } from '@pagewright/contract/report/report-words';
import type { AuditProgress } from '@pagewright/engine/pipeline/audit-ports';
import type { SiteProgress } from '@pagewright/engine/pipeline/track-progress';
import { words } from '../words/words.ts';

const eraseLine = '\r\u001B[K';
const barWidth = 24;

interface ProgressStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly write: (text: string) => unknown;
}

export interface ProgressBar {
  readonly show: (progress: SiteProgress) => void;
  readonly end: () => void;
}

const bar = (percentage: number): string => {
  const filled = Math.round((percentage / 100) * barWidth);
  return `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}`;
};

/** Control characters of a crawled URL must not move the cursor. */
const printable = (text: string): string => text.replaceAll(/\p{Cc}/gu, '');

function lineOf(
  { percentage, pagesAnalyzed, pagesToAnalyze, currentPageUrl }: SiteProgress,
  width: number,
): string {
  const pages = words.progress.pages({
    pages: `${pagesAnalyzed}${pagesToAnalyze === null ? '' : `/${pagesToAnalyze}`}`,
  });
  return `${bar(percentage)} ${String(Math.floor(percentage)).padStart(3)}%  ${pages}  ${printable(currentPageUrl ?? '')}`.slice(
    0,
    width,
  );
}

export function createProgressBar(stream: ProgressStream, isQuiet: boolean): ProgressBar {
  if (isQuiet || stream.isTTY !== true) return { show: () => undefined, end: () => undefined };
  let last = '';
  return {
    show: (progress) => {
      const line = lineOf(progress, (stream.columns ?? 80) - 1);
      if (line !== last) stream.write(`${eraseLine}${line}`);
      last = line;
    },
    end: () => void stream.write(eraseLine),
  };
}

export interface CrawlMeter {
  readonly show: (progress: AuditProgress) => void;
  readonly end: () => void;
}

/** A line a second on a terminal, one in half a minute in a log. */
const intervalMs = { terminal: 1000, log: 30_000 };

/** Speed, queue and the time that is left of a large crawl; pages of an earlier attempt do not count for the speed. */
export function createCrawlMeter(stream: ProgressStream, isQuiet: boolean, now: () => number): CrawlMeter {
  if (isQuiet) return { show: () => undefined, end: () => undefined };
  const isTerminal = stream.isTTY === true;
  const interval = isTerminal ? intervalMs.terminal : intervalMs.log;
  let first: { readonly at: number; readonly pages: number } | null = null;
  let shownAt = Number.NEGATIVE_INFINITY;
  let stage: AuditProgress['stage'] = 'crawling';
  const lineOf = ({ pagesCrawled, pagesExpected, pagesFound }: AuditProgress): string => {
    if (stage !== 'crawling') return words.progress[stage]({ pages: pagesCrawled });
    first ??= { at: now(), pages: pagesCrawled };
    const seconds = (now() - first.at) / 1000;
    const speed = seconds < 1 ? 0 : (pagesCrawled - first.pages) / seconds;
    const data = {
      crawled: pagesCrawled,
      expected: pagesExpected,
      queued: pagesFound - pagesCrawled,
      speed: speed.toFixed(1),
    };
    if (speed === 0) return words.progress.crawling(data);
    const left = durationWords(((pagesExpected - pagesCrawled) / speed) * 1000);
    return words.progress.crawlingLeft({ ...data, left });
  };
  return {
    show: (progress) => {
      if (now() - shownAt < interval && progress.stage === stage) return;
      shownAt = now();
      stage = progress.stage;
      const line = lineOf(progress);
      stream.write(isTerminal ? `${eraseLine}${line.slice(0, (stream.columns ?? 80) - 1)}` : `${line}\n`);
    },
    end: () => void (isTerminal && stream.write(eraseLine)),
  };
}
