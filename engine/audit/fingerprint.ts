/** Identifies a finding across runs, so that an accepted one stays accepted until its evidence changes. */

import type { Evidence, Issue } from '@pagewright/contract/entities/issue';
import { urlPatternOf } from '@pagewright/contract/url-pattern';
import { shortHash } from '../model/short-hash.ts';

/** A finding that the user decided to ignore. */
export interface Acceptance {
  readonly fingerprint: string;
  readonly reason: string;
  /** ISO day after which it is reported again; null for never. */
  readonly until: string | null;
}

/** Numbers, white space and case may change between runs without a new meaning. */
const normalise = (text: string): string =>
  text.toLowerCase().replaceAll(/\d+/g, '0').replaceAll(/\s+/g, ' ').trim();

/** The place where something is missing, with all else that is there; not the thing itself. */
const isSurroundings = (snippet: string): boolean => /^<(?:html|head|body)\b/i.test(snippet);

const wordsOf = ({ snippet, found, urls }: Evidence): string => {
  const element = snippet === undefined || isSurroundings(snippet) ? undefined : snippet;
  return element ?? found ?? snippet ?? urls?.join(' ') ?? '';
};

/** Each piece of evidence by itself, so that a finding with less of it is still the same one. */
export const evidenceFingerprints = ({ evidence }: Pick<Issue, 'evidence'>): string[] =>
  evidence.length === 0 ? [shortHash('')] : evidence.map((piece) => shortHash(normalise(wordsOf(piece))));

/** Rule, URL pattern and normalised evidence; `url` is null for findings about the site. */
export function fingerprintOf(issue: Pick<Issue, 'ruleId' | 'evidence'>, url: string | null): string {
  const evidence = issue.evidence.map(({ snippet, found, urls }) =>
    normalise(snippet ?? found ?? urls?.join(' ') ?? ''),
  );
  return shortHash([issue.ruleId, url === null ? '' : urlPatternOf(url), ...evidence].join('\n'));
}

/** New evidence makes a new fingerprint, so the finding is reported again. */
export const isAccepted = (
  acceptances: ReadonlyMap<string, Acceptance>,
  fingerprint: string,
  today: string,
): boolean => {
  const acceptance = acceptances.get(fingerprint);
  return acceptance !== undefined && (acceptance.until === null || acceptance.until >= today);
};
