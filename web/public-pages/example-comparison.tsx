/** What a comparison draws: two sites on one line per measure. The figures are invented and say so. */
import { type MetricRating, metricRatingLabels, rateDifference } from '@pagewright/contract/ratings';
import { Dumbbell, DumbbellKey } from '../ui/dumbbell.tsx';
import type { Tone } from '../ui/tone.ts';
import styles from './example-panel.module.css';
import { exampleWords } from './words.ts';

const rows = [
  { measure: 'titles', you: 78, them: 64 },
  { measure: 'descriptions', you: 61, them: 83 },
  { measure: 'headings', you: 90, them: 89 },
  { measure: 'images', you: 47, them: 71 },
] as const;

const tones: Record<MetricRating, Tone> = { better: 'good', worse: 'poor', similar: 'neutral' };

export function ExampleComparison() {
  return (
    <figure className={styles.panel}>
      <figcaption className={styles.caption}>
        <strong>{exampleWords.comparison}</strong>
        <span>{exampleWords.comparisonNote}</span>
      </figcaption>
      <div className={styles.body}>
        <DumbbellKey first={exampleWords.first} second={exampleWords.second} />
        {rows.map(({ measure, you, them }) => {
          const result = rateDifference(you - them);
          return (
            <Dumbbell
              key={measure}
              label={exampleWords.measures[measure]}
              first={{ name: exampleWords.ours, value: you }}
              second={{ name: exampleWords.theirs, value: them }}
              outcome={{ text: metricRatingLabels[result], tone: tones[result] }}
            />
          );
        })}
      </div>
    </figure>
  );
}
