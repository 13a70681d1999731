/** Competitor Analysis: the form, the comparison under way, or the result with its parts. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { Stack } from '../../../ui/layout.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useReportData } from '../shared/report-context.ts';
import { CompareForm } from './compare-form.tsx';
import type { CompareState } from './compare-state.ts';
import { Comparing } from './comparing.tsx';
import { Comparison } from './comparison.tsx';
import { ComparisonController } from './comparison-controller.ts';

export function CompetitorTab() {
  const { analysis } = useReportData();
  const { controller, state } = useComparisonController(analysis);
  if (state.phase === 'result') return <Comparison controller={controller} state={state} />;
  return (
    <Stack gap={5} columns={1} paper>
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
    </Stack>
  );
}

/** Results are cached without expiry, as is a running comparison while another tab is shown. */
const controllers = new WeakMap<QueryClient, Map<string, ComparisonController>>();

function controllerOf(client: QueryClient, analysis: Analysis): ComparisonController {
  const own = controllers.get(client) ?? new Map<string, ComparisonController>();
  controllers.set(client, own);
  const controller = own.get(analysis.id) ?? new ComparisonController(client, analysis);
  own.set(analysis.id, controller);
  return controller;
}

/** Connects the comparison controller of an analysis to the screen: one while the page is open, whichever tab is shown. */
function useComparisonController(analysis: Analysis): {
  readonly controller: ComparisonController;
  readonly state: CompareState;
} {
  const client = useQueryClient();
  const toasts = useToast();
  const controller = controllerOf(client, analysis);
  useEffect(() => {
    controller.setToasts(toasts);
    controller.attach();
  }, [controller, toasts]);
  return { controller, state: useSyncExternalStore(controller.subscribe, controller.state) };
}
