/** Names a finding across runs, so that one that was accepted stays accepted until its evidence changes. */
import type { Issue } from '@pagewright/contract/entities/issue';
import { shortHash } from '../facts/short-hash.ts';
import { urlPatternOf } from './roll-up.ts';

/** Someone looked at a finding and decided to live with it. */
export interface Acceptance {
  readonly fingerprint: string;
  readonly reason: string;
  /** ISO day after which it is told again; null for good. */
  readonly until: string | null;
}

/** Numbers, white space and letter case change from run to run without meaning anything new. */
const normalise = (text: string): string =>
  text.toLowerCase().replaceAll(/\d+/g, '0').replaceAll(/\s+/g, ' ').trim();

/** Rule, URL pattern and normalised evidence; `url` is null for findings about the site. */
export function fingerprintOf(issue: Pick<Issue, 'ruleId' | 'evidence'>, url: string | null): string {
  const evidence = issue.evidence.map(({ snippet, found, urls }) =>
    normalise(snippet ?? found ?? urls?.join(' ') ?? ''),
  );
  return shortHash([issue.ruleId, url === null ? '' : urlPatternOf(url), ...evidence].join('\n'));
}

/** New evidence makes a new fingerprint, and so opens the finding again. */
export const isAccepted = (
  acceptances: ReadonlyMap<string, Acceptance>,
  fingerprint: string,
  today: string,
): boolean => {
  const acceptance = acceptances.get(fingerprint);
  return acceptance !== undefined && (acceptance.until === null || acceptance.until >= today);
};
