/** Addresses of a site that pages link to and that redirect for a time only. */
import type { AddressCheck, AddressRecord, SiteFacts } from '../../facts/site-facts.ts';

const temporary: ReadonlySet<number> = new Set([302, 303, 307]);

/** Who is not signed in is sent to sign in: that is for the time being, whoever asks. */
const signIn = /\/(?:[^/]*[-_])?(?:log-?in|sign-?in|auth|sso|anmelden|connexion)(?:[-_./?]|$)/i;

export interface TemporaryRedirect {
  readonly address: AddressRecord;
  readonly check: AddressCheck;
}

export const temporaryRedirects = ({
  addresses,
  graph,
}: Pick<SiteFacts, 'addresses' | 'graph'>): readonly TemporaryRedirect[] =>
  addresses.flatMap((address) => {
    const { check, isInternal, id } = address;
    const status = check?.hops[0]?.status;
    if (check === null || !isInternal || status === undefined || !temporary.has(status)) return [];
    if (signIn.test(check.finalUrl ?? '') || graph.referrers(id).length === 0) return [];
    return [{ address, check }];
  });
