/** A site over time, with its states: on its way, not there, unreadable, empty, shown. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Stack } from '../../ui/layout.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { AcceptedList } from './accepted-list.tsx';
import { LatestReport } from './latest-report.tsx';
import { useSite } from './queries.ts';
import { ScheduleCard } from './schedule-card.tsx';
import { SiteFailure } from './site-failure.tsx';
import { SiteRuns } from './site-runs.tsx';
import { SiteTrend } from './site-trend.tsx';
import { strings } from './strings.ts';
import { WorkList } from './work-list.tsx';

export interface SiteViewProps {
  readonly id: string;
  /** What people searched for. */
  readonly search?: ReactNode;
  /** How a closed site is entered. */
  readonly access?: ReactNode;
  /** What its owner is told after a run. */
  readonly alerts?: ReactNode;
  /** What else its owner wants read from each page. */
  readonly fields?: ReactNode;
  /** What crawlers do. */
  readonly logs?: ReactNode;
  /** The links to the site. */
  readonly shares?: ReactNode;
}

export function SiteView({ id, access, alerts, fields, logs, shares, search }: SiteViewProps) {
  const { data: site, isPending, error, refetch } = useSite(id);
  if (isPending) {
    return (
      <Skeleton label={strings.loading}>
        <SkeletonBlock height={160} />
        <SkeletonBlock height={320} />
      </Skeleton>
    );
  }
  if (site === undefined)
    return (
      <LoadFailed
        missing={
          error?.status === 404
            ? {
                title: strings.notFound,
                text: strings.notFoundText,
                back: <Link to="/site-history">{strings.backToHistory}</Link>,
              }
            : null
        }
        title={strings.loadFailed}
        text={strings.loadFailedText}
        tryAgain={strings.tryAgain}
        onRetry={refetch}
      />
    );
  const latest = site.points.at(-1);
  const failure = <SiteFailure siteId={site.id} since={latest?.date ?? ''} />;
  if (latest === undefined)
    return (
      <Stack gap={5} columns={1}>
        {failure}
        <NoAnalysis domain={site.domain} />
        {search}
        {access}
      </Stack>
    );
  return (
    <Stack gap={5} columns={1}>
      {failure}
      <LatestReport latest={latest} previous={site.points.at(-2) ?? null} />
      <SiteTrend points={site.points} />
      {search}
      <SiteRuns site={site} />
      {logs}
      <ScheduleCard siteId={site.id} />
      {access}
      {fields}
      {alerts}
      <WorkList siteId={site.id} latestId={latest.analysisId} />
      <AcceptedList siteId={site.id} />
      {shares}
    </Stack>
  );
}

const NoAnalysis = ({ domain }: { readonly domain: string }) => (
  <EmptyState
    title={strings.empty}
    action={
      <ButtonLink variant="primary" asChild>
        <Link to={`/dashboard?domain=${encodeURIComponent(domain)}`}>{strings.analyze}</Link>
      </ButtonLink>
    }
  >
    {strings.emptyText}
  </EmptyState>
);
