/** The run this person follows, for every component below the provider: how far it is, and what can be done with it. */
import { createContext, use, useEffect } from 'react';
import type { RunState } from './run-state.ts';
import type { RunStore } from './run-store.ts';

export interface FollowedRun {
  readonly state: RunState;
  /** Null for a visitor, who can start nothing. */
  readonly store: RunStore | null;
}

export const RunContext = createContext<FollowedRun | null>(null);

export function useRun(): FollowedRun {
  const run = use(RunContext);
  if (run === null) throw new Error('A run can only be followed below a RunProvider.');
  return run;
}

/** The same, and a run that was started in another tab or before a reload is found again. */
export function useFollowedRun(): FollowedRun {
  const run = useRun();
  const { store } = run;
  useEffect(() => store?.attach(), [store]);
  return run;
}
