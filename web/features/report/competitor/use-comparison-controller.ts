/** Connects the comparison controller of an analysis to the screen: one while the page is open, whichever tab is shown. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useToast } from '../../../ui/toast.tsx';
import type { CompareState } from './compare-state.ts';
import { ComparisonController } from './comparison-controller.ts';

/** Results are cached without expiry, as is a running comparison while another tab is shown. */
const controllers = new WeakMap<QueryClient, Map<string, ComparisonController>>();

function controllerOf(client: QueryClient, analysis: Analysis): ComparisonController {
  const own = controllers.get(client) ?? new Map<string, ComparisonController>();
  controllers.set(client, own);
  const controller = own.get(analysis.id) ?? new ComparisonController(client, analysis);
  own.set(analysis.id, controller);
  return controller;
}

export function useComparisonController(analysis: Analysis): {
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
