/** A progress bar on a terminal; silent in pipes. */
import type { SiteProgress } from '@pagewright/engine/pipeline/track-progress';

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
  const pages = `${pagesAnalyzed}${pagesToAnalyze === null ? '' : `/${pagesToAnalyze}`} pages`;
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
