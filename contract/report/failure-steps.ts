/** What to do about an analysis that failed: one step, and where it is taken. */
import type { FailedRun } from '../entities/failed-run.ts';
import { plainMessages } from '../messages/plain-messages.ts';

const labels = plainMessages({
  password: 'Enter password',
  domain: 'Check the domain',
  again: 'Try again',
});

export interface FailureStep {
  readonly label: string;
  /** Within the product. */
  readonly to: string;
}

/** What a mistyped domain leads to. */
const ofTheDomain = new Set<string | null>(['dns', 'refused-address', 'parked']);

export function failureStep({
  domain,
  code,
  siteId,
}: Pick<FailedRun, 'domain' | 'code' | 'siteId'>): FailureStep {
  const again = `/dashboard?domain=${encodeURIComponent(domain)}`;
  if (code === 'password')
    return {
      label: labels.password,
      to:
        siteId === null
          ? `/site-history?add=${encodeURIComponent(domain)}`
          : `/sites/${encodeURIComponent(siteId)}`,
    };
  return { label: ofTheDomain.has(code) ? labels.domain : labels.again, to: again };
}
