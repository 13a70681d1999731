/** What a comparison draws: two sites on one line per measure. The figures are invented and say so. */
import { type MetricRating, metricRatingLabels, rateDifference } from '@pagewright/contract/ratings';
import { Dumbbell, DumbbellKey } from '../ui/dumbbell.tsx';
import type { Tone } from '../ui/tone.ts';
import styles from './example-panel.module.css';

const rows = [
  { measure: 'Titles', you: 78, them: 64 },
  { measure: 'Descriptions', you: 61, them: 83 },
  { measure: 'Headings', you: 90, them: 89 },
  { measure: 'Images', you: 47, them: 71 },
] as const;

const tones: Record<MetricRating, Tone> = { better: 'good', worse: 'poor', similar: 'neutral' };

export function ExampleComparison() {
  return (
    <figure className={styles.panel}>
      <figcaption className={styles.caption}>
        <strong>Example comparison</strong>
        <span>Two made-up bakeries.</span>
      </figcaption>
      <div className={styles.body}>
        <DumbbellKey first="You" second="Them" />
        {rows.map(({ measure, you, them }) => {
          const result = rateDifference(you - them);
          return (
            <Dumbbell
              key={measure}
              label={measure}
              first={{ name: 'you', value: you }}
              second={{ name: 'them', value: them }}
              outcome={{ text: metricRatingLabels[result], tone: tones[result] }}
            />
          );
        })}
      </div>
    </figure>
  );
}
