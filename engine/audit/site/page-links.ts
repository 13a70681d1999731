/** Goes through the links of every page and says what their targets answer. */
import type { Evidence } from '@pagewright/contract/entities/issue';
import type { AddressRecord, PageRecord, SiteFacts } from '../../facts/site-facts.ts';

export interface LinkSeen {
  readonly target: AddressRecord;
  /** What the link says. */
  readonly name: string;
}

/** Finds the links of a page whose target is of the wanted kind, each target once. Every address is judged once. */
export function linksTo(
  { addresses }: Pick<SiteFacts, 'addresses'>,
  isWanted: (target: AddressRecord) => boolean,
): (page: PageRecord) => readonly LinkSeen[] {
  const wanted = Uint8Array.from(addresses, (address) => (isWanted(address) ? 1 : 0));
  return ({ links: { targets, names } }) => {
    const found: LinkSeen[] = [];
    let lines: readonly string[] | null = null;
    for (let at = 0; at < targets.length; at += 1) {
      const id = targets[at] ?? -1;
      if (wanted[id] !== 1) continue;
      const target = addresses[id];
      if (target === undefined || found.some((link) => link.target === target)) continue;
      lines ??= names.split('\n');
      found.push({ target, name: lines[at] ?? '' });
    }
    return found;
  };
}

/** A link as evidence: what it says, where it leads and what is there. */
export const linkEvidence = ({ target, name }: LinkSeen, found: string, wanted?: string): Evidence => ({
  ...(name !== '' && { snippet: `“${name.slice(0, 80)}” → ${target.url}` }),
  found,
  ...(wanted !== undefined && { wanted }),
  urls: [target.url],
});
