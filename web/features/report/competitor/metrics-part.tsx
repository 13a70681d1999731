/** The seven metrics: a dumbbell each, better, needs work or similar; the same as a table. */
import type { Significance } from '@pagewright/contract/entities/competitor';
import { limits } from '@pagewright/contract/limits';
import {
  type MetricFigure,
  metricFigures,
  metricRatingTones,
} from '@pagewright/contract/report/competitor-figures';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Dumbbell, DumbbellAxis, DumbbellKey } from '../../../ui/dumbbell.tsx';
import { Note, Row, Stack, Text } from '../../../ui/layout.tsx';
import { Table } from '../../../ui/table.tsx';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import styles from './competitor.module.css';
import { competitorStrings as words } from './competitor-strings.ts';
import type { PartProps } from './part-props.ts';
import { PageUrls } from './sources.tsx';

const weights: Readonly<Record<Significance, 'strong' | 'normal' | 'light'>> = {
  critical: 'strong',
  important: 'normal',
  minor: 'light',
};

/** Counts have a scale of their own, which their note says. */
const axisTicks = [0, 50, limits.score.max] as const;

export function MetricsPart({ result }: PartProps) {
  const [asTable, setAsTable] = useState(false);
  const figures = metricFigures(result);
  const compared = figures.filter(({ notCompared }) => notCompared === null);
  const count = (rating: MetricFigure['rating']): number =>
    compared.filter((figure) => figure.rating === rating).length;
  return (
    <Card aria-labelledby="comparison-metrics">
      <Row as="header" gap={4} rowGap={2} align="start" justify="between" wrap>
        <div>
          <h4 id="comparison-metrics" className={styles.heading}>
            {words.subs.metrics}
          </h4>
          <p>
            {words.metricsSummary({
              better: count('better'),
              worse: count('worse'),
              similar: count('similar'),
            })}
          </p>
        </div>
        <Button variant="quiet" onClick={() => setAsTable(!asTable)} data-print="hide">
          {asTable ? words.asChart : words.asTable}
        </Button>
      </Row>
      {asTable ? (
        <MetricTable result={result} figures={figures} />
      ) : (
        <div className={styles.chart}>
          <DumbbellKey first={result.mainDomain} second={result.competitorDomain} />
          <DumbbellAxis ticks={axisTicks} />
          <Stack as="ul" above={3} ruled>
            {figures.map((figure) => (
              <li key={figure.key}>
                <MetricRow result={result} figure={figure} />
              </li>
            ))}
          </Stack>
        </div>
      )}
    </Card>
  );
}

interface MetricProps extends PartProps {
  readonly figure: MetricFigure;
}

function MetricRow({ result: { mainDomain, competitorDomain }, figure }: MetricProps) {
  const { label, main, competitor, ratingLabel, differenceWords, notCompared } = figure;
  return (
    <>
      {notCompared === null ? (
        <Dumbbell
          label={label}
          note={figure.unit === 'count' ? words.fewerIsBetter({ end: figure.end }) : undefined}
          first={{ name: mainDomain, value: main.position, valueText: main.words }}
          second={{ name: competitorDomain, value: competitor.position, valueText: competitor.words }}
          outcome={{ text: `${ratingLabel}, ${differenceWords}`, tone: metricRatingTones[figure.rating] }}
          weight={weights[figure.significance]}
        />
      ) : (
        <Text size="sm" padY={3}>
          <ToneIcon tone="neutral" size={10} /> {label}: {ratingLabel}. {notCompared}
        </Text>
      )}
      <Disclosure
        summary={
          <Note as="span" measure>
            <span className="visually-hidden">{label}: </span>
            {main.basis === ''
              ? words.measured
              : words.countedFrom({ main: main.basis, competitor: competitor.basis })}
          </Note>
        }
      >
        <Stack gap={3} columns={1} size="sm" tone="soft" anywhere measure>
          <p>{figure.method}</p>
          <Basis domain={mainDomain} side={main} />
          <Basis domain={competitorDomain} side={competitor} />
        </Stack>
      </Disclosure>
    </>
  );
}

const Basis = ({ domain, side }: { readonly domain: string; readonly side: MetricFigure['main'] }) => (
  <>
    {side.basis !== '' && (
      <p>
        <strong>{domain}</strong>: {side.words} ({side.basis})
      </p>
    )}
    {side.urls.length > 0 && <PageUrls label={words.costing({ domain })} urls={side.urls} />}
  </>
);

function MetricTable({ result, figures }: PartProps & { readonly figures: readonly MetricFigure[] }) {
  const { mainDomain, competitorDomain } = result;
  return (
    <Table
      caption={words.pairName({ main: mainDomain, competitor: competitorDomain })}
      rows={figures}
      rowKey={({ key }) => key}
      columns={[
        { id: 'metric', header: words.columns.metric, rowHeader: true, cell: ({ label }) => label },
        { id: 'main', header: mainDomain, align: 'end', cell: ({ main }) => main.words },
        { id: 'other', header: competitorDomain, align: 'end', cell: ({ competitor }) => competitor.words },
        {
          id: 'difference',
          header: words.columns.difference,
          align: 'end',
          cell: ({ differenceWords }) => differenceWords,
        },
        {
          id: 'percent',
          header: words.columns.percent,
          align: 'end',
          cell: ({ percentWords }) => percentWords,
        },
        {
          id: 'rating',
          header: words.columns.rating,
          cell: ({ ratingLabel, notCompared }) =>
            notCompared === null ? ratingLabel : `${ratingLabel}. ${notCompared}`,
        },
        {
          id: 'significance',
          header: words.columns.significance,
          cell: ({ significanceLabel }) => significanceLabel,
        },
      ]}
    />
  );
}
