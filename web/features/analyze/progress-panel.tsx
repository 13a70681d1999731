/** A run under way: its percentage with the milestones, its steps, its pages, and the way to stop it. */
import { durationWords, severityLabels } from '@pagewright/contract/report/report-words';
import { useEffect, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Note, Row, Stack, Text } from '../../ui/layout.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ToneIcon } from '../../ui/tone-icon.tsx';
import { Track } from '../../ui/track.tsx';
import { FinishedPages } from './finished-pages.tsx';
import styles from './progress-panel.module.css';
import {
  countWords,
  milestoneReached,
  milestoneTicks,
  nextMarks,
  noMarks,
  remainingMs,
  type Step,
  type StepState,
  stepsOf,
} from './progress-steps.ts';
import type { RunError, RunProgress } from './run-state.ts';
import { strings } from './strings.ts';

export interface ProgressPanelProps {
  readonly domain: string;
  readonly progress: RunProgress;
  readonly failure: RunError | null;
  readonly isStopping: boolean;
  readonly onCancel: () => void;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onRetry: () => void;
}

export function ProgressPanel(props: ProgressPanelProps) {
  const { domain, progress, failure, isStopping, onCancel, onPause, onResume, onRetry } = props;
  const percentage = Math.floor(progress.percentage);
  useRunningTitle(percentage, domain);
  return (
    <Stack padding="large" aria-labelledby="run-domain" as={Card} gap={4}>
      <Row as="header" gap={3} align="start" justify="between" wrap>
        <Text as="div" shrink>
          <Text size="xs" weight={600} tone="quiet">
            {strings.analyzing}
          </Text>
          <h2 id="run-domain" className={styles.domain}>
            {domain}
          </h2>
        </Text>
        <Row gap={2}>
          {progress.wholeSite && !isStopping && (
            <Button onClick={progress.isPaused ? onResume : onPause}>
              {progress.isPaused ? strings.resume : strings.pause}
            </Button>
          )}
          <Button onClick={onCancel} busy={isStopping}>
            {isStopping ? strings.stopping : strings.cancel}
          </Button>
        </Row>
      </Row>
      <div className={styles.figure}>
        <p className={styles.percentage} aria-hidden="true">
          {percentage}
          <small>%</small>
        </p>
        <Track
          value={percentage}
          label={strings.progressName({ domain })}
          valueText={`${percentage}%, ${countWords(progress)}`}
          milestones={milestoneTicks}
        />
        <Note>
          <RunTime progress={progress} />
        </Note>
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
    </Stack>
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
    document.title = strings.titleWhileRunning({ percentage, domain });
  }, [percentage, domain]);
}

const tickMs = 1000;

/** How long a run has taken, and how long the rest may take. */
function RunTime({ progress }: { readonly progress: RunProgress }) {
  const { startedAt, percentage, queuePosition } = progress;
  const now = useNow();
  const [marks, setMarks] = useState(noMarks);
  const next = nextMarks(marks, { percentage, atMs: now });
  // React's way to keep something of earlier properties: it renders again at once, before anything is shown.
  if (next.last !== marks.last) setMarks(next);
  if (progress.isPaused) return strings.paused;
  if (queuePosition > 0) return strings.queuePosition({ runs: queuePosition });
  if (startedAt === undefined) return strings.leaveNote;
  const elapsed = now - Date.parse(startedAt);
  const rest = progress.wholeSite ? scanRest(progress) : remainingMs(marks, now);
  return [
    strings.started({ time: durationWords(elapsed) }),
    ...scanWords(progress),
    ...(rest === null ? [] : [strings.remaining({ time: durationWords(rest) })]),
    strings.leaveNote,
  ].join(' · ');
}

const scanRest = ({ secondsLeft }: RunProgress): number | null =>
  secondsLeft === null ? null : secondsLeft * 1000;

/** How fast a whole site is read, and how much of it waits. */
function scanWords({ pagesPerMinute, pagesToAnalyze, pagesAnalyzed }: RunProgress): string[] {
  if (pagesPerMinute === null) return [];
  const queued = Math.max(0, (pagesToAnalyze ?? pagesAnalyzed) - pagesAnalyzed);
  return [strings.speed({ pages: pagesPerMinute }), strings.queued({ pages: queued })];
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const stateWords = (): Record<StepState, string> => ({
  done: strings.stepDone,
  running: strings.stepRunning,
  waiting: strings.stepWaiting,
});

/** The named steps of a run: ticked, running or waiting. */
const StepList = ({ steps }: { readonly steps: readonly Step[] }) => (
  <ol className={styles.steps} aria-label={strings.stepsName}>
    {steps.map(({ name, state, note }, index) => (
      // The steps are always the same five; only the first one's name grows.
      // oxlint-disable-next-line react/no-array-index-key
      <li key={index} data-state={state}>
        <span className={styles.tick} aria-hidden="true">
          {state === 'done' && <Icon name="check" size={12} />}
          {state === 'running' && <Spinner />}
        </span>
        <span className={styles.name}>
          {name}
          <span className="visually-hidden">, {stateWords()[state]}</span>
        </span>
        {note !== '' && (
          <Text as="span" size="xs" face="mono" tone="quiet" push>
            {note}
          </Text>
        )}
      </li>
    ))}
  </ol>
);

const tones = { critical: 'poor', warning: 'fair', info: 'info' } as const;

/** What a run has found so far: issues with the pages they are on, and the pages as a browser shows them. */
function RunFindings({ progress: { findings, screenshots } }: { readonly progress: RunProgress }) {
  if (findings.length + screenshots.length === 0) return null;
  return (
    <div className={styles.live}>
      {findings.length > 0 && (
        <section aria-labelledby="run-findings">
          <h3 id="run-findings" className={styles.label}>
            {strings.findings}
          </h3>
          <ul className={styles.findings}>
            {findings.map(({ title, severity, pages }) => (
              <li key={title}>
                <ToneIcon tone={tones[severity]} size={12} label={severityLabels[severity]} />
                <span>{title}</span>
                <Text as="span" tone="quiet" push nowrap>
                  {strings.onPages({ count: pages })}
                </Text>
              </li>
            ))}
          </ul>
        </section>
      )}
      {screenshots.length > 0 && (
        <ul className={styles.screenshots}>
          {screenshots.toReversed().map(({ url, thumbnailUrl }) => (
            <li key={url}>
              <img
                src={thumbnailUrl}
                alt={strings.screenshotOf({ path: URL.parse(url)?.pathname ?? url })}
                width={160}
                height={106}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
