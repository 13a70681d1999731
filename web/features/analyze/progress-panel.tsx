/** A run under way: its percentage with the milestones, its steps, its pages, and the way to stop it. */
import { useEffect } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Track } from '../../ui/track.tsx';
import { FinishedPages } from './finished-pages.tsx';
import styles from './progress-panel.module.css';
import { countWords, milestoneReached, milestoneTicks, stepsOf } from './progress-steps.ts';
import { RunFindings } from './run-findings.tsx';
import type { RunError, RunProgress } from './run-state.ts';
import { RunTime } from './run-time.tsx';
import { StepList } from './step-list.tsx';
import { strings } from './strings.ts';

export interface ProgressPanelProps {
  readonly domain: string;
  readonly progress: RunProgress;
  readonly failure: RunError | null;
  readonly isStopping: boolean;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

export function ProgressPanel(props: ProgressPanelProps) {
  const { domain, progress, failure, isStopping, onCancel, onRetry } = props;
  const percentage = Math.floor(progress.percentage);
  useRunningTitle(percentage, domain);
  return (
    <Card padding="large" aria-labelledby="run-domain" className={styles.panel}>
      <header className={styles.header}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{strings.analyzing}</p>
          <h2 id="run-domain" className={styles.domain}>
            {domain}
          </h2>
        </div>
        <Button onClick={onCancel} busy={isStopping}>
          {isStopping ? strings.stopping : strings.cancel}
        </Button>
      </header>
      <div className={styles.figure}>
        <p className={styles.percentage} aria-hidden="true">
          {percentage}
          <small>%</small>
        </p>
        <Track
          value={percentage}
          label={strings.progressName(domain)}
          valueText={`${percentage}%, ${countWords(progress)}`}
          milestones={milestoneTicks}
        />
        <p className={styles.meta}>
          <RunTime progress={progress} />
        </p>
      </div>
      {failure && <ErrorAlert failure={failure} onRetry={onRetry} />}
      <div className={styles.columns}>
        <StepList steps={stepsOf(progress)} />
        <FinishedPages progress={progress} />
      </div>
      <RunFindings progress={progress} />
      {progress.notes.length > 0 && (
        <ul className={styles.notes} aria-label={strings.notes}>
          {progress.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <p className="visually-hidden" aria-live="polite">
        {milestoneReached(progress)}
      </p>
    </Card>
  );
}

function ErrorAlert({ failure, onRetry }: { failure: RunError; onRetry: () => void }) {
  return (
    <Alert
      tone={failure.isReconnecting ? 'fair' : 'poor'}
      title={failure.text}
      action={!failure.isReconnecting && <Button onClick={onRetry}>{strings.retry}</Button>}
    >
      {failure.isReconnecting && strings.reconnecting}
    </Alert>
  );
}

function useRunningTitle(percentage: number, domain: string): void {
  useEffect(() => {
    const before = document.title;
    return () => {
      document.title = before;
    };
  }, []);
  useEffect(() => {
    document.title = strings.titleWhileRunning(percentage, domain);
  }, [percentage, domain]);
}
