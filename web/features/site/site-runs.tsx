/** The newest analyses of a site as a table, and a choice of two to compare. */
import type { Site, TrendPoint } from '@pagewright/contract/entities/site';
import { limits } from '@pagewright/contract/limits';
import { wholeScore } from '@pagewright/contract/ratings';
import { pointsChangeWords } from '@pagewright/contract/report/changes-words';
import { scoreChange } from '@pagewright/contract/report/trend-figures';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { dateTimeWords } from '../../ui/date-words.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { ClientReportButton } from './client-report.tsx';
import styles from './site.module.css';
import { strings } from './strings.ts';

interface Run extends TrendPoint {
  /** Of the score; null where there is nothing to compare it with. */
  readonly change: number | null;
  readonly isFirst: boolean;
}

const rowsAtFirst = 20;

/** Newest first; of the older ones only a selection is known, for the charts. */
const runsOf = (points: readonly TrendPoint[]): Run[] =>
  points
    .map((point, at) => ({
      ...point,
      change: scoreChange(points[at - 1]?.score ?? null, point.score),
      isFirst: at === 0,
    }))
    .slice(-limits.trend.recent)
    .reverse();

export function SiteRuns({ site }: { readonly site: Site }) {
  const { domain, analyses, points } = site;
  const [showsAll, setShowsAll] = useState(false);
  const runs = runsOf(points);
  return (
    <Stack padding="large" aria-labelledby="site-runs" as={Card} gap={5} columns={1} className={styles.runs}>
      <CardHeader
        id="site-runs"
        level={2}
        title={strings.runs}
        actions={points.length > 1 && <ClientReportButton site={site} />}
      />
      {points.length > 1 && <ComparePicker points={points} />}
      <Table
        caption={strings.runsCaption({ domain })}
        columns={columns()}
        rows={showsAll ? runs : runs.slice(0, rowsAtFirst)}
        rowKey={({ analysisId }) => analysisId}
      />
      {analyses > runs.length && <p>{strings.newestOf({ shown: runs.length, all: analyses })}</p>}
      {!showsAll && runs.length > rowsAtFirst && (
        <Button onClick={() => setShowsAll(true)}>{strings.showAll({ count: runs.length })}</Button>
      )}
    </Stack>
  );
}

const columns = (): TableColumn<Run>[] => [
  {
    id: 'date',
    header: strings.date,
    rowHeader: true,
    cell: ({ date }) => <time dateTime={date}>{dateTimeWords(date)}</time>,
  },
  {
    id: 'score',
    header: strings.score,
    align: 'end',
    cell: ({ score }) => (score === null ? '–' : wholeScore(score)),
  },
  {
    id: 'change',
    header: strings.change,
    align: 'end',
    cell: ({ change }) => (change === null ? '–' : pointsChangeWords(change)),
  },
  {
    id: 'critical',
    header: strings.criticalShort,
    align: 'end',
    cell: ({ criticalIssues }) => criticalIssues,
  },
  { id: 'warnings', header: strings.warningsShort, align: 'end', cell: ({ warnings }) => warnings },
  { id: 'pages', header: strings.pages, align: 'end', cell: ({ pages }) => pages },
  {
    id: 'actions',
    header: strings.actions,
    align: 'end',
    cell: (run) => <Actions run={run} />,
  },
];

const Actions = ({ run: { analysisId, date, isFirst } }: { readonly run: Run }) => (
  <span className={styles.actions}>
    {!isFirst && (
      <ButtonLink variant="quiet" asChild>
        <Link
          to={`/analysis/${encodeURIComponent(analysisId)}/changes`}
          aria-label={strings.compareLabel({ date: dateTimeWords(date) })}
        >
          {strings.whatChanged}
        </Link>
      </ButtonLink>
    )}
    <ButtonLink asChild>
      <Link
        to={`/analysis/${encodeURIComponent(analysisId)}`}
        aria-label={strings.openLabel({ date: dateTimeWords(date) })}
      >
        {strings.open}
      </Link>
    </ButtonLink>
  </span>
);

/** Chooses two analyses of a site and opens what changed between them. */
function ComparePicker({ points }: { readonly points: readonly TrendPoint[] }) {
  const navigate = useNavigate();
  const options = points
    .map(({ analysisId, date }) => ({ value: analysisId, label: dateTimeWords(date) }))
    .reverse();
  const [earlier, setEarlier] = useState(options.at(-1)?.value ?? '');
  const [later, setLater] = useState(options[0]?.value ?? '');
  return (
    <Row
      as="form"
      gap={3}
      align="end"
      wrap
      aria-label={strings.pickCompare}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(`/analysis/${encodeURIComponent(later)}/changes?since=${encodeURIComponent(earlier)}`);
      }}
    >
      <SelectField label={strings.pickBefore} value={earlier} options={options} onChange={setEarlier} />
      <SelectField label={strings.pickAfter} value={later} options={options} onChange={setLater} />
      <Button type="submit" disabled={earlier === later}>
        {strings.pickGo}
      </Button>
    </Row>
  );
}
