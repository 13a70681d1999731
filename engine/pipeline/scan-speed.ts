/** How fast a long crawl is, and how long it will take: by what it read in the last minutes. */
import type { SiteProgress } from './track-progress.ts';

interface Mark {
  readonly at: number;
  readonly pages: number;
}

const windowMs = 3 * 60_000;
const markEveryMs = 2000;
/** Before, it would jump. */
const leastMs = 10_000;

/** Adds speed and estimate to the progress of a crawl. */
export function createSpeedometer(now: () => number): (progress: SiteProgress) => SiteProgress {
  let marks: Mark[] = [];
  return (progress) => {
    const at = now();
    const pages = progress.pagesAnalyzed;
    const last = marks.at(-1);
    if (last === undefined || at - last.at >= markEveryMs)
      marks = [...marks.filter((mark) => at - mark.at <= windowMs), { at, pages }];
    const [first] = marks;
    if (first === undefined || at - first.at < leastMs || pages <= first.pages) return progress;
    const perMs = (pages - first.pages) / (at - first.at);
    const left = (progress.pagesToAnalyze ?? pages) - pages;
    return {
      ...progress,
      pagesPerMinute: Math.round(perMs * 60_000),
      secondsLeft: Math.max(0, Math.round(left / perMs / 1000)),
    };
  };
}
