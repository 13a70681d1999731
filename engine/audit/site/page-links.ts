/** Finds links of a page by their targets. */
import type { PageRecord, SiteFacts, UrlRecord } from '../../model/site-facts.ts';
import type { EvidenceDraft, Shown } from '../evidence.ts';

export interface LinkSeen {
  readonly target: UrlRecord;
  /** The link text. */
  readonly name: string;
}

/** Finds the links of a page whose target is wanted, each target once. */
export function linksTo(
  { urlRecords }: Pick<SiteFacts, 'urlRecords'>,
  isWanted: (target: UrlRecord) => boolean,
): (page: PageRecord) => readonly LinkSeen[] {
  const wanted = Uint8Array.from(urlRecords, (record) => (isWanted(record) ? 1 : 0));
  return ({ links: { targets, names } }) => {
    const found: LinkSeen[] = [];
    let lines: readonly string[] | null = null;
    for (let at = 0; at < targets.length; at += 1) {
      const id = targets[at] ?? -1;
      if (wanted[id] !== 1) continue;
      const target = urlRecords[id];
      if (target === undefined || found.some((link) => link.target === target)) continue;
      lines ??= names.split('\n');
      found.push({ target, name: lines[at] ?? '' });
    }
    return found;
  };
}

/** A link as evidence: its text, its target and what was found there. */
export const linkEvidence = ({ target, name }: LinkSeen, found: Shown, wanted?: Shown): EvidenceDraft => ({
  ...(name !== '' && { snippet: `“${name.slice(0, 80)}” → ${target.url}` }),
  found,
  ...(wanted !== undefined && { wanted }),
  urls: [target.url],
});
