/** Competitor Analysis: the form, the comparison under way, or the result with its parts. */
import { CompareForm } from './competitor/compare-form.tsx';
import { Comparing } from './competitor/comparing.tsx';
import { Comparison } from './competitor/comparison.tsx';
import styles from './competitor/competitor.module.css';
import { useComparisonController } from './competitor/use-comparison-controller.ts';
import { useReportData } from './shared/report-context.ts';

export function CompetitorTab() {
  const { analysis } = useReportData();
  const { controller, state } = useComparisonController(analysis);
  if (state.phase === 'result') return <Comparison controller={controller} state={state} />;
  return (
    <div className={styles.tab}>
      <CompareForm
        domain={analysis.domain}
        state={state}
        onSubmit={(domain) => void controller.start(domain)}
      />
      {state.phase === 'comparing' && (
        <Comparing
          state={state}
          onCancel={() => void controller.cancel()}
          onRetry={() => controller.retry()}
        />
      )}
    </div>
  );
}
