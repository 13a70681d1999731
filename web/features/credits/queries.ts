/** Usage, packages, the ledger, and buying. */
import {
  createCheckoutSession,
  readCredits,
  readLedger,
  readPackages,
  readPurchase,
} from '@pagewright/contract/endpoints/payments';
import { readServerInfo } from '@pagewright/contract/endpoints/session';
import { readUsage } from '@pagewright/contract/endpoints/settings';
import type { PackageId } from '@pagewright/contract/entities/usage';
import { limits } from '@pagewright/contract/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../api/call.ts';
import { leave } from '../../api/leave.ts';
import { invalidate, useEndpoint } from '../../api/query.ts';
import { useSession } from '../../api/session.ts';

/** Usage is fetched only when there is a user. */
export function useUsage() {
  const session = useSession();
  return useEndpoint(readUsage, {}, { enabled: session.status === 'user' });
}

/** The balance as the payments know it. */
export function useCredits() {
  const session = useSession();
  return useEndpoint(readCredits, {}, { enabled: session.status === 'user' });
}

export const usePackages = () => useEndpoint(readPackages, {});

export const useLedger = () => useEndpoint(readLedger, {});

/** Whether buying is only played on this server. */
export const useIsTestCheckout = (): boolean => useEndpoint(readServerInfo, {}).data?.isTestCheckout ?? false;

/** Reading it also completes it, so usage is fetched again once it is paid. */
export function useReturnedPurchase(id: string) {
  const client = useQueryClient();
  const purchase = useEndpoint(readPurchase, { params: { id } });
  const isPaid = purchase.data?.state === 'paid';
  useEffect(() => {
    if (isPaid) void invalidate(client, readUsage, readCredits, readLedger);
  }, [client, isPaid]);
  return purchase;
}

/** The account page fetches usage again whenever the user comes back to it. */
export function useUsageRefresh(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => void invalidate(client, readUsage, readCredits, readLedger, readPurchase);
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

/** Stays a success until the browser is gone to the payment page; who comes back by Back can choose again. */
export function usePurchase() {
  const purchase = useMutation({
    mutationFn: async (packageType: PackageId) => {
      const { url } = await call(createCheckoutSession, { body: { packageType } });
      leave(url);
    },
  });
  const { reset } = purchase;
  useEffect(() => {
    // The browser keeps the page as it was left, Processing... and all.
    const startOver = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', startOver);
    return () => window.removeEventListener('pageshow', startOver);
  }, [reset]);
  return purchase;
}
