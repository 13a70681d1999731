/** Finds linked URLs with temporary redirects. */
import type { SiteFacts, UrlCheck, UrlRecord } from '../../model/site-facts.ts';

const temporary: ReadonlySet<number> = new Set([302, 303, 307]);

/** Redirects to a sign-in page are temporary by design. */
const signIn = /\/(?:[^/]*[-_])?(?:log-?in|sign-?in|auth|sso|anmelden|connexion)(?:[-_./?]|$)/i;

export interface TemporaryRedirect {
  readonly record: UrlRecord;
  readonly check: UrlCheck;
}

export const temporaryRedirects = ({
  urlRecords,
  graph,
}: Pick<SiteFacts, 'urlRecords' | 'graph'>): readonly TemporaryRedirect[] =>
  urlRecords.flatMap((record) => {
    const { check, isInternal, id } = record;
    const status = check?.hops[0]?.status;
    if (check === null || !isInternal || status === undefined || !temporary.has(status)) return [];
    if (signIn.test(check.finalUrl ?? '') || graph.referrers(id).length === 0) return [];
    return [{ record, check }];
  });
