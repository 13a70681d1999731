/** A site over time, with its states: on its way, not there, unreadable, empty, shown. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ApiError } from '../../api/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { AcceptedList } from './accepted-list.tsx';
import { LatestReport } from './latest-report.tsx';
import { useSite } from './queries.ts';
import { ScheduleCard } from './schedule-card.tsx';
import styles from './site.module.css';
import { SiteRuns } from './site-runs.tsx';
import { SiteTrend } from './site-trend.tsx';
import { strings } from './strings.ts';

export interface SiteViewProps {
  readonly id: string;
  /** How a closed site is entered. */
  readonly access?: ReactNode;
  /** What its owner is told after a run. */
  readonly alerts?: ReactNode;
  /** The links to the site. */
  readonly shares?: ReactNode;
}

export function SiteView({ id, access, alerts, shares }: SiteViewProps) {
  const { data: site, isPending, error, refetch } = useSite(id);
  if (isPending) {
    return (
      <Skeleton label={strings.loading}>
        <SkeletonBlock height={160} />
        <SkeletonBlock height={320} />
      </Skeleton>
    );
  }
  if (site === undefined) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  const latest = site.points.at(-1);
  if (latest === undefined)
    return (
      <div className={styles.site}>
        <NoAnalysis domain={site.domain} />
        {access}
      </div>
    );
  return (
    <div className={styles.site}>
      <LatestReport latest={latest} previous={site.points.at(-2) ?? null} />
      <SiteTrend points={site.points} />
      <SiteRuns site={site} />
      <ScheduleCard siteId={site.id} />
      {access}
      {alerts}
      <AcceptedList siteId={site.id} />
      {shares}
    </div>
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

function LoadFailed({ error, onRetry }: { readonly error: ApiError | null; readonly onRetry: () => void }) {
  if (error?.status === 404) {
    return (
      <EmptyState
        title={strings.notFound}
        action={
          <ButtonLink variant="primary" asChild>
            <Link to="/site-history">{strings.backToHistory}</Link>
          </ButtonLink>
        }
      >
        {strings.notFoundText}
      </EmptyState>
    );
  }
  return (
    <Alert
      tone="poor"
      title={strings.loadFailed}
      action={<Button onClick={onRetry}>{strings.tryAgain}</Button>}
    >
      {strings.loadFailedText}
    </Alert>
  );
}
