/** /dashboard: start an analysis, follow it, go back to an earlier one. */
import { useNavigate } from 'react-router';
import { Analyze } from '../features/analyze/analyze.tsx';
import { StatusBanner } from '../features/credits/status-banner.tsx';
import { HistoryCard } from '../features/history/history-card.tsx';
import { SessionSwitch } from '../features/session/session-switch.tsx';
import styles from './dashboard-page.module.css';
import { Page } from './page.tsx';
import { strings } from './strings.ts';

const words = strings.dashboard;

export function DashboardPage() {
  const navigate = useNavigate();
  return (
    <Page title={words.title} description={words.description} tabTitle={words.tabTitle}>
      <meta name="description" content={words.meta} />
      <link rel="canonical" href={`${window.location.origin}/dashboard`} />
      <SessionSwitch signedIn={<StatusBanner />} />
      <div className={styles.columns}>
        <Analyze onCompleted={({ id }) => void navigate(`/analysis/${encodeURIComponent(id)}`)} />
        <HistoryCard />
      </div>
    </Page>
  );
}
