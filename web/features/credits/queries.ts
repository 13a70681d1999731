/** Usage, packages, the ledger, and buying. */
import {
  createCheckoutSession,
  readCredits,
  readLedger,
  readPackages,
} from '@pagewright/contract/endpoints/payments';
import { readUsage } from '@pagewright/contract/endpoints/settings';
import type { PackageId } from '@pagewright/contract/entities/usage';
import { limits } from '@pagewright/contract/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../api/call.ts';
import { leave } from '../../api/leave.ts';
import { invalidate, useEndpoint } from '../../api/query.ts';
import { useSession } from '../../api/session.ts';

/** Usage is asked for only when there is a user. */
export function useUsage() {
  const session = useSession();
  return useEndpoint(readUsage, {}, { enabled: session.status === 'user' });
}

export const usePackages = () => useEndpoint(readPackages, {});

export const useLedger = () => useEndpoint(readLedger, {});

/** The account page's figures are asked for again whenever the person comes back to it. */
export function useUsageRefresh(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => void invalidate(client, readUsage, readCredits, readLedger);
    const refreshIfVisible = () => document.visibilityState === 'visible' && refresh();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refreshSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(refresh, limits.usageRefreshAfterAnalysisMs);
    };
    refresh();
    window.addEventListener('focus', refresh);
    document.addEventListener('visibilitychange', refreshIfVisible);
    window.addEventListener('analysisComplete', refreshSoon);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', refresh);
      document.removeEventListener('visibilitychange', refreshIfVisible);
      window.removeEventListener('analysisComplete', refreshSoon);
    };
  }, [client]);
}

/** Stays pending after success: the browser is on its way to the payment page. */
export const usePurchase = () =>
  useMutation({
    mutationFn: async (packageType: PackageId) => {
      const { url } = await call(createCheckoutSession, { body: { packageType } });
      leave(url);
    },
  });
