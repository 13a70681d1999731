/** Goes through the links of every page and says what their targets answer. */
import type { Evidence } from '@pagewright/contract/entities/issue';
import { type AddressRecord, linkFlags, type PageRecord, type SiteFacts } from '../../facts/site-facts.ts';

export interface LinkSeen {
  readonly target: AddressRecord;
  /** What the link says. */
  readonly name: string;
}

/** The links of one page whose target is of the wanted kind, each target once. */
export function linksOf(
  { addresses }: Pick<SiteFacts, 'addresses'>,
  { links }: PageRecord,
  isWanted: (target: AddressRecord, isInternal: boolean) => boolean,
): readonly LinkSeen[] {
  const { targets, flags, names } = links;
  const found: LinkSeen[] = [];
  for (let at = 0; at < targets.length; at += 1) {
    const target = addresses[targets[at] ?? -1];
    if (target === undefined || !isWanted(target, ((flags[at] ?? 0) & linkFlags.internal) !== 0)) continue;
    if (found.some((link) => link.target === target)) continue;
    found.push({ target, name: names[at] ?? '' });
  }
  return found;
}

/** A link as evidence: what it says, where it leads and what is there. */
export const linkEvidence = ({ target, name }: LinkSeen, found: string, wanted?: string): Evidence => ({
  ...(name !== '' && { snippet: `“${name.slice(0, 80)}” → ${target.url}` }),
  found,
  ...(wanted !== undefined && { wanted }),
  urls: [target.url],
});
