/** Joins a run desk to the screen: one desk per person, found again on mount, let go on leaving. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { RunDesk, type RunListener } from './run-desk.ts';
import { idle, type RunState } from './run-state.ts';

export interface RunDeskOnScreen {
  readonly state: RunState;
  /** Null for a visitor, who can start nothing. */
  readonly desk: RunDesk | null;
}

const nobodySubscribes = () => () => undefined;
const alwaysIdle = () => idle;

export function useRunDesk(userId: string | undefined, listener: RunListener): RunDeskOnScreen {
  const client = useQueryClient();
  const desk = useMemo(() => (userId === undefined ? null : new RunDesk(client, userId)), [client, userId]);
  useEffect(() => {
    desk?.listen(listener);
  });
  useEffect(() => {
    desk?.attach();
    return () => desk?.detach();
  }, [desk]);
  const state = useSyncExternalStore(desk?.subscribe ?? nobodySubscribes, desk?.state ?? alwaysIdle);
  return { state, desk };
}
