/** One row for each site: how it stands and how it got there. */
import type { SiteSummary } from '@pagewright/contract/entities/site';
import { wholeScore } from '@pagewright/contract/ratings';
import { pointsChangeWords } from '@pagewright/contract/report/changes-words';
import { scoreChange } from '@pagewright/contract/report/trend-figures';
import { Link } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { dateTimeWords, dateWords } from '../../ui/date-words.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Text } from '../../ui/layout.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { Sparkline } from '../../ui/sparkline.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './history-table.module.css';
import { ScoreTrend } from './history-table.tsx';
import { useSites } from './queries.ts';
import { strings } from './strings.ts';

export function SitesTable({ wanted, onClear }: NoMatchProps) {
  const { data: sites, isPending, refetch } = useSites();
  if (isPending) {
    return (
      <Skeleton label={strings.loading}>
        <SkeletonBlock height={240} />
      </Skeleton>
    );
  }
  if (sites === undefined) {
    return (
      <Alert
        tone="poor"
        title={strings.loadFailed}
        action={<Button onClick={() => void refetch()}>{strings.tryAgain}</Button>}
      >
        {strings.loadFailedText}
      </Alert>
    );
  }
  const found = sites.filter(({ domain }) => matches(domain, wanted));
  if (found.length === 0) return <NoMatch wanted={wanted} onClear={onClear} />;
  return <Table caption={strings.sitesCaption} columns={columns()} rows={found} rowKey={({ id }) => id} />;
}

const siteUrl = (id: string): string => `/sites/${encodeURIComponent(id)}`;

const columns = (): TableColumn<SiteSummary>[] => [
  {
    id: 'domain',
    header: strings.website,
    rowHeader: true,
    cell: ({ id, domain }) => (
      <TextLink asChild quiet className={styles.domain}>
        <Link to={siteUrl(id)}>{domain}</Link>
      </TextLink>
    ),
  },
  {
    id: 'date',
    header: strings.lastAnalyzed,
    cell: ({ points }) => {
      const last = points.at(-1);
      return last === undefined ? (
        strings.notYet
      ) : (
        <time dateTime={last.date}>{dateTimeWords(last.date)}</time>
      );
    },
  },
  { id: 'analyses', header: strings.analyses, isMinor: true, align: 'end', cell: ({ analyses }) => analyses },
  { id: 'score', header: strings.score, align: 'end', cell: ({ points }) => <LastScore points={points} /> },
  {
    id: 'trend',
    header: strings.scoreTrend,
    isMinor: true,
    cell: ({ domain, points }) => points.length > 0 && <ScoreTrend domain={domain} points={points} />,
  },
  {
    id: 'critical',
    header: strings.criticalTrend,
    isMinor: true,
    cell: ({ domain, points }) =>
      points.length > 0 && (
        <Sparkline
          label={strings.criticalTrendOf({ domain })}
          points={points.map(({ date, criticalIssues }) => ({
            label: dateWords(date),
            value: criticalIssues,
          }))}
        />
      ),
  },
  {
    id: 'actions',
    header: strings.actions,
    align: 'end',
    cell: ({ id, domain }) => (
      <ButtonLink asChild>
        <Link to={siteUrl(id)} aria-label={strings.openSiteOf({ domain })}>
          {strings.openSite}
        </Link>
      </ButtonLink>
    ),
  },
];

function LastScore({ points }: Pick<SiteSummary, 'points'>) {
  const [last, before] = [points.at(-1), points.at(-2)];
  const score = last?.score ?? null;
  if (score === null) return '–';
  const change = scoreChange(before?.score ?? null, score);
  return (
    <>
      {wholeScore(score)}{' '}
      {change !== null && (
        <Text as="span" tone="soft">
          {pointsChangeWords(change)}
        </Text>
      )}
    </>
  );
}

/** Searching the history by domain, and what is shown where nothing matches. */
export const matches = (domain: string, wanted: string): boolean =>
  domain.toLowerCase().includes(wanted.trim().toLowerCase());

interface NoMatchProps {
  readonly wanted: string;
  readonly onClear: () => void;
}

export const NoMatch = ({ wanted, onClear }: NoMatchProps) => (
  <EmptyState
    title={strings.noMatch({ wanted: wanted.trim() })}
    action={<Button onClick={onClear}>{strings.clearSearch}</Button>}
  />
);
