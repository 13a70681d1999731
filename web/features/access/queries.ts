/** Reading and changing how a closed site is entered. */
import {
  addSite,
  readSiteAccess,
  removeCredential,
  removeSiteAccess,
  saveSiteAccess,
  setCredential,
  verifySite,
} from '@pagewright/contract/endpoints/site-access';
import { readSites } from '@pagewright/contract/endpoints/sites';
import type { CredentialForm, SiteAccess, SiteAccessForm } from '@pagewright/contract/entities/site-access';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { invalidate, remember, useEndpoint } from '../../api/query.ts';

export const useSiteAccess = (siteId: string) => useEndpoint(readSiteAccess, { params: { id: siteId } });

/** What the server answers is what is shown. */
function useRemember(siteId: string) {
  const client = useQueryClient();
  return (access: SiteAccess) =>
    remember(client, readSiteAccess, { input: { params: { id: siteId } }, response: access });
}

export function useSaveAccess(siteId: string) {
  const show = useRemember(siteId);
  return useMutation({
    mutationFn: (body: SiteAccessForm) => call(saveSiteAccess, { params: { id: siteId }, body }),
    onSuccess: show,
  });
}

export function useSetCredential(siteId: string) {
  const show = useRemember(siteId);
  return useMutation({
    mutationFn: (body: CredentialForm) => call(setCredential, { params: { id: siteId }, body }),
    onSuccess: show,
    // Nothing of a password stays in memory.
    gcTime: 0,
  });
}

export function useRemoveCredential(siteId: string) {
  const show = useRemember(siteId);
  const client = useQueryClient();
  return useMutation({
    mutationFn: (credentialId: string) => call(removeCredential, { params: { id: siteId, credentialId } }),
    onSuccess: show,
    onError: () => void invalidate(client, readSiteAccess),
  });
}

export function useVerifySite(siteId: string) {
  const show = useRemember(siteId);
  return useMutation({
    mutationFn: () => call(verifySite, { params: { id: siteId }, body: {} }),
    onSuccess: ({ access }) => show(access),
  });
}

export function useRemoveAccess(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeSiteAccess, { params: { id: siteId } }),
    onSettled: () => invalidate(client, readSiteAccess, readSites),
  });
}

export function useAddSite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (domain: string) => call(addSite, { body: { domain } }),
    onSuccess: () => invalidate(client, readSites),
  });
}
