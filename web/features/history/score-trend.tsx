/** The scores of a site as a small line; runs without one are left out. */
import { wholeScore } from '@pagewright/contract/ratings';
import { dateWords } from '../../ui/date-words.ts';
import { Sparkline } from '../../ui/sparkline.tsx';
import { strings } from './strings.ts';

export interface ScoreTrendProps {
  readonly domain: string;
  /** Oldest first. */
  readonly points: readonly { readonly date: string; readonly score: number | null }[];
}

export const ScoreTrend = ({ domain, points }: ScoreTrendProps) => (
  <Sparkline
    label={strings.scoreTrendOf(domain)}
    points={points.flatMap(({ date, score }) =>
      score === null ? [] : [{ label: dateWords(date), value: wholeScore(score) }],
    )}
  />
);
