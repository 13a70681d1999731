/** Joins the desk of an analysis to the screen: one for as long as the page is open, whichever tab is shown. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useToast } from '../../../ui/toast.tsx';
import { CompareDesk } from './compare-desk.ts';
import type { CompareState } from './compare-state.ts';

/** Results are kept without an expiry, as is a comparison under way while its reader looks elsewhere. */
const desks = new WeakMap<QueryClient, Map<string, CompareDesk>>();

function deskOf(client: QueryClient, analysis: Analysis): CompareDesk {
  const own = desks.get(client) ?? new Map<string, CompareDesk>();
  desks.set(client, own);
  const desk = own.get(analysis.id) ?? new CompareDesk(client, analysis);
  own.set(analysis.id, desk);
  return desk;
}

export function useCompareDesk(analysis: Analysis): {
  readonly desk: CompareDesk;
  readonly state: CompareState;
} {
  const client = useQueryClient();
  const toasts = useToast();
  const desk = deskOf(client, analysis);
  useEffect(() => {
    desk.tellBy(toasts);
    desk.attach();
  }, [desk, toasts]);
  return { desk, state: useSyncExternalStore(desk.subscribe, desk.state) };
}
