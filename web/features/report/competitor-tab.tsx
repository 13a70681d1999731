/** Competitor Analysis: the form, the comparison under way, or the result with its parts. */
import { CompareForm } from './competitor/compare-form.tsx';
import { Comparing } from './competitor/comparing.tsx';
import { Comparison } from './competitor/comparison.tsx';
import styles from './competitor/competitor.module.css';
import { useCompareDesk } from './competitor/use-compare-desk.ts';
import { useReportData } from './report-context.ts';

export function CompetitorTab() {
  const { analysis } = useReportData();
  const { desk, state } = useCompareDesk(analysis);
  if (state.phase === 'result') return <Comparison desk={desk} state={state} />;
  return (
    <div className={styles.tab}>
      <CompareForm domain={analysis.domain} state={state} onSubmit={(domain) => void desk.start(domain)} />
      {state.phase === 'comparing' && (
        <Comparing state={state} onCancel={() => void desk.cancel()} onRetry={() => desk.retry()} />
      )}
    </div>
  );
}
