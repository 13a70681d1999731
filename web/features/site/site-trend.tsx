/** Score, issues, indexable pages and speed over time; all charts read the same run. */
import type { TrendPoint } from '@pagewright/contract/entities/site';
import { wholeScore } from '@pagewright/contract/ratings';
import { useState } from 'react';
import { Link } from 'react-router';
import { Card, CardHeader } from '../../ui/card.tsx';
import { dateTimeWords, dateWords } from '../../ui/date-words.ts';
import { Note, Stack } from '../../ui/layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { TrendChart, type TrendSeries } from '../../ui/trend-chart.tsx';
import styles from './site.module.css';
import { strings } from './strings.ts';

interface Chart {
  readonly label: string;
  readonly series: readonly TrendSeries[];
  readonly range?: readonly [number, number];
  readonly format?: (value: number) => string;
}

const chartsOf = (points: readonly TrendPoint[]): Chart[] => [
  {
    label: strings.score,
    range: [0, 100],
    series: [
      {
        name: strings.score,
        values: points.map(({ score }) => (score === null ? null : wholeScore(score))),
      },
    ],
  },
  {
    label: strings.issues,
    series: [
      { name: strings.criticalShort, values: points.map(({ criticalIssues }) => criticalIssues) },
      { name: strings.warningsShort, values: points.map(({ warnings }) => warnings), dashed: true },
    ],
  },
  {
    label: strings.indexable,
    series: [{ name: strings.indexable, values: points.map(({ indexable }) => indexable) }],
  },
  {
    label: strings.speed,
    format: (ms: number) => strings.seconds({ seconds: (ms / 1000).toFixed(1) }),
    series: [{ name: strings.speed, values: points.map(({ lcpMs }) => lcpMs) }],
  },
];

/** A chart of nothing is left out. */
const isMeasured = ({ series }: Chart): boolean =>
  series.some(({ values }) => values.some((value) => value !== null));

export function SiteTrend({ points }: { readonly points: readonly TrendPoint[] }) {
  const [active, setActive] = useState<number | null>(null);
  const shown = points[active ?? points.length - 1] ?? points.at(-1);
  const times = points.map(({ date }) => Date.parse(date));
  const hasTrend = points.length > 1;
  return (
    <Stack padding="large" aria-labelledby="site-trend" as={Card} gap={5} columns={1}>
      <CardHeader
        id="site-trend"
        level={2}
        title={strings.trend}
        description={hasTrend ? strings.trendText : strings.oneRun}
        actions={
          hasTrend &&
          shown !== undefined && (
            <Note tone="soft">
              <time dateTime={shown.date}>{dateTimeWords(shown.date)}</time>{' '}
              <TextLink asChild>
                <Link
                  to={`/analysis/${encodeURIComponent(shown.analysisId)}`}
                  aria-label={strings.openLabel({ date: dateTimeWords(shown.date) })}
                >
                  {strings.openReport}
                </Link>
              </TextLink>
            </Note>
          )
        }
      />
      {hasTrend && (
        <div className={styles.charts}>
          {chartsOf(points)
            .filter(isMeasured)
            .map((chart) => (
              <TrendChart
                key={chart.label}
                {...chart}
                times={times}
                tickLabel={(run) => dateWords(points[run]?.date ?? '')}
                runLabel={(run) => strings.readRun({ date: dateTimeWords(points[run]?.date ?? '') })}
                active={active}
                onActive={setActive}
              />
            ))}
        </div>
      )}
    </Stack>
  );
}
