/** Follows the run of the signed-in person on every page, and says how it ended on those that do not show it. */
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../api/session.ts';
import { useToast } from '../../ui/toast.tsx';
import { RunContext, useRun } from './run-context.ts';
import { idle } from './run-state.ts';
import { RunStore } from './run-store.ts';
import type { Refusal } from './start-refusal.ts';
import { strings } from './strings.ts';

const noSubscription = () => () => undefined;
const alwaysIdle = () => idle;

export function RunProvider({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const session = useSession();
  const userId = session.status === 'user' ? session.user.id : undefined;
  const store = useMemo(() => (userId === undefined ? null : new RunStore(client, userId)), [client, userId]);
  useEffect(() => () => store?.detach(), [store]);
  const state = useSyncExternalStore(store?.subscribe ?? noSubscription, store?.state ?? alwaysIdle);
  const run = useMemo(() => ({ state, store }), [state, store]);
  return (
    <RunContext value={run}>
      {children}
      <RunNotices />
    </RunContext>
  );
}

/** Rendered after the pages, so that the dashboard handles a finished run before a toast is shown. */
function RunNotices() {
  const { state, store } = useRun();
  const toast = useToast();
  const navigate = useNavigate();
  useEffect(
    () =>
      store?.listen(({ title, description, action }: Refusal) =>
        toast.show({
          title,
          description,
          tone: 'poor',
          action: action && {
            label: action.label,
            altText: action.altText,
            onSelect: () => void navigate(action.to),
          },
        }),
      ),
    [store, toast, navigate],
  );
  useEffect(() => {
    if (store === null || state.phase !== 'completed' || store.state() !== state) return;
    const { domain, analysisId } = state;
    toast.show({
      title: strings.completed,
      description: strings.completedText({ domain }),
      tone: 'good',
      action: {
        label: strings.viewReport,
        altText: strings.viewReportAlt,
        onSelect: () => {
          store.acknowledge();
          void navigate(reportUrl(analysisId));
        },
      },
    });
    // Once the report is shown no toast is needed.
    return () => toast.dismiss();
  }, [store, state, toast, navigate]);
  return null;
}

/** Where the dashboard shows the report of an analysis. */
export const reportUrl = (analysisId: string): string =>
  `/dashboard?analysis=${encodeURIComponent(analysisId)}`;
