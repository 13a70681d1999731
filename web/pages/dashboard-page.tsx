/** /dashboard: start an analysis, follow it, read its report, go back to an earlier one. */
import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Analyze } from '../features/analyze/analyze.tsx';
import { reportUrl } from '../features/analyze/run-provider.tsx';
import { StatusBanner } from '../features/credits/status-banner.tsx';
import { HistoryCard } from '../features/history/history-card.tsx';
import { ReportSkeleton } from '../features/report/report-skeleton.tsx';
import { RequireAuth, SessionSwitch } from '../features/session/auth-required.tsx';
import styles from './dashboard-page.module.css';
import { Page } from './page.tsx';
import { strings } from './strings.ts';

const DashboardReport = lazy(() =>
  import('./dashboard-report.tsx').then((module) => ({ default: module.DashboardReport })),
);

const words = strings.dashboard;

/** The report that is shown is in the URL: a reload keeps it, Back and New Analysis leave it. */
export function DashboardPage() {
  const [search] = useSearchParams();
  const analysis = search.get('analysis') ?? '';
  return (
    <Page title={words.title} description={words.description} tabTitle={words.tabTitle}>
      <meta name="description" content={words.meta} />
      <link rel="canonical" href={`${window.location.origin}/dashboard`} />
      {analysis === '' ? (
        <Start />
      ) : (
        <RequireAuth>
          {() => (
            <Suspense fallback={<ReportSkeleton label={strings.loading} />}>
              <DashboardReport key={analysis} id={analysis} />
            </Suspense>
          )}
        </RequireAuth>
      )}
    </Page>
  );
}

function Start() {
  const navigate = useNavigate();
  return (
    <>
      <SessionSwitch signedIn={<StatusBanner />} />
      <div className={styles.columns}>
        <Analyze onCompleted={(id) => void navigate(reportUrl(id))} />
        <HistoryCard />
      </div>
    </>
  );
}
