/** How far two samples can be trusted: from how many of the known pages each site was judged by. */
import type { ComparedSample } from '@pagewright/contract/entities/competitor';
import type { CoverageEntry } from '@pagewright/contract/entities/coverage';
import type { ComparedSite, Side } from './compared-site.ts';

/** A page that exists and was not asked for, as against files, other sites and redirects. */
const unread = /^The limit of |^It was not reached/;

const isGone = ({ status }: CoverageEntry): boolean => status === 404 || status === 410;

function languagesOf(pages: Side['pages']): string[] {
  const codes = pages.flatMap(({ language }) => {
    const code = language?.trim().toLowerCase().split(/[-_]/)[0];
    return code === undefined || !/^[a-z]{2,3}$/.test(code) ? [] : [code];
  });
  return [...Map.groupBy(codes, (code) => code)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([code]) => code);
}

export function sampleOf({ pages, whole }: Pick<Side, 'pages' | 'whole'>): ComparedSample {
  const { coverage, date }: ComparedSite = whole;
  const count = (isCounted: (entry: CoverageEntry) => boolean): number =>
    coverage.entries.filter(isCounted).length;
  const failed = count((entry) => entry.outcome === 'failed' && !isGone(entry));
  const blocked = count(({ outcome }) => outcome === 'blocked');
  const waiting = count(({ outcome, reason }) => outcome === 'skipped' && unread.test(reason));
  return {
    pages: pages.length,
    known: whole.pages.length + waiting + failed + blocked,
    failed,
    blocked,
    languages: languagesOf(pages),
    date,
  };
}

/** The most that a share measured on so many of so many pages is off by, as a standard error from 0 to 0.5. */
function marginOf({ pages, known }: ComparedSample): number {
  if (pages === 0) return 0.5;
  if (known <= pages) return 0;
  return Math.sqrt((0.25 / pages) * ((known - pages) / (known - 1)));
}

/** 100 less the margin of the difference between the two. */
export function confidenceOf(main: ComparedSample, competitor: ComparedSample): number {
  const margin = Math.hypot(marginOf(main), marginOf(competitor));
  return Math.max(0, Math.round(100 * (1 - margin)));
}
