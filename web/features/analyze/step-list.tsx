/** The named steps of a run: ticked, running or waiting. */
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Step, StepState } from './progress-steps.ts';
import styles from './step-list.module.css';
import { strings } from './strings.ts';

const stateWords: Record<StepState, string> = {
  done: strings.stepDone,
  running: strings.stepRunning,
  waiting: strings.stepWaiting,
};

export const StepList = ({ steps }: { readonly steps: readonly Step[] }) => (
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
          <span className="visually-hidden">, {stateWords[state]}</span>
        </span>
        {note !== '' && <span className={styles.note}>{note}</span>}
      </li>
    ))}
  </ol>
);
