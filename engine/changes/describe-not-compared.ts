/** What two analyses cannot tell of each other, in sentences. */
import { countOf } from '@pagewright/contract/count-of';
import type { Analysis } from '@pagewright/contract/entities/analysis';

export interface NotComparedCounts {
  /** Pages that one run alone read. */
  readonly readOnce: number;
  /** Findings that the owner accepted since. */
  readonly accepted: number;
  /** Findings on pages that are no longer there. */
  readonly gone: number;
  /** Findings of rules that one run alone checked. */
  readonly unchecked: number;
  /** Findings that rest on measured times. */
  readonly timed: number;
}

export function describeNotCompared(
  before: Analysis,
  after: Analysis,
  { readOnce, accepted, gone, unchecked, timed }: NotComparedCounts,
): string[] {
  const hasUnknownRules = (before.ruleRevisions === undefined) !== (after.ruleRevisions === undefined);
  return [
    ...(readOnce > 0
      ? [
          `${countOf(readOnce, 'page was', 'pages were')} crawled in only one of the two analyses, because of a limit or an error.`,
        ]
      : []),
    ...(accepted > 0
      ? [
          `You accepted ${countOf(accepted, 'finding. It', 'findings. They')} no longer ${accepted === 1 ? 'counts' : 'count'}, so the score can rise without a fix.`,
        ]
      : []),
    ...(gone > 0
      ? [`${countOf(gone, 'finding was on a page that is', 'findings were on pages that are')} gone.`]
      : []),
    ...(unchecked > 0
      ? [
          `${countOf(unchecked, 'finding', 'findings')} could not be compared: only one of the two analyses ran ${unchecked === 1 ? 'this check' : 'these checks'}.`,
        ]
      : []),
    ...(timed > 0
      ? [
          `${countOf(timed, 'finding is based', 'findings are based')} on measured times, which vary between runs even when nothing changed.`,
        ]
      : []),
    ...(hasUnknownRules
      ? [
          'The earlier analysis did not record the version of its checks, so some changes may come from new checks.',
        ]
      : []),
  ];
}
