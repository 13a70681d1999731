/** Totals beside those before, and clicks, impressions and position by day. */
import type { SearchTotals, SearchView } from '@pagewright/contract/entities/search';
import { useState } from 'react';
import { dayWords } from '../../ui/date-words.ts';
import { TrendChart } from '../../ui/trend-chart.tsx';
import { percentWords, positionWords } from './figure-words.ts';
import styles from './search.module.css';
import { strings } from './strings.ts';

interface Figure {
  readonly label: string;
  readonly of: (totals: SearchTotals) => string;
}

const figures = (): readonly Figure[] => [
  { label: strings.clicks, of: ({ clicks }) => clicks.toLocaleString('en-US') },
  { label: strings.impressions, of: ({ impressions }) => impressions.toLocaleString('en-US') },
  { label: strings.rate, of: percentWords },
  { label: strings.position, of: ({ position }) => positionWords(position) },
];

export function SearchFigures({ view }: { readonly view: SearchView }) {
  const [active, setActive] = useState<number | null>(null);
  const { totals, before, trend } = view;
  if (totals === null) return null;
  const times = trend.map(({ day }) => Date.parse(day));
  const dayOf = (run: number): string => dayWords(trend[run]?.day ?? '');
  const common = {
    times,
    runLabel: (run: number) => strings.readDay({ day: dayOf(run) }),
    tickLabel: dayOf,
    active,
    onActive: setActive,
  };
  return (
    <>
      <dl className={styles.figures}>
        {figures().map(({ label, of }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {of(totals)}
              {before !== null && <small>{strings.before({ before: of(before) })}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {trend.length > 1 && (
        <div className={styles.charts}>
          {(['clicks', 'impressions'] as const).map((name) => (
            <TrendChart
              key={name}
              {...common}
              label={strings[name]}
              series={[{ name: strings[name], values: trend.map((day) => day[name]) }]}
            />
          ))}
          <TrendChart
            {...common}
            label={strings.position}
            format={positionWords}
            series={[
              {
                name: strings.position,
                values: trend.map(({ impressions, position }) => (impressions === 0 ? null : position)),
              },
            ]}
          />
        </div>
      )}
    </>
  );
}
