/** How `pagewright logs` verifies crawlers: by files with address ranges, and by DNS. */
import { Resolver as SystemResolver } from 'node:dns/promises';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type AddressRanges, parseRanges } from '@pagewright/engine/logs/address-ranges';
import type { Resolver, Verification } from '@pagewright/engine/logs/verify-crawlers';
import { crawlers } from '@pagewright/engine/model/crawlers';
import { UsageError } from '../errors/usage-error.ts';
import { words } from '../words/words.ts';

const known = [...new Set(crawlers.flatMap(({ ranges = [] }) => ranges))];

async function readRanges(folder: string): Promise<ReadonlyMap<string, AddressRanges>> {
  const names = await readdir(folder).catch(() => {
    throw new UsageError(words.logs.noFolder({ folder }));
  });
  const found = new Map<string, AddressRanges>();
  for (const name of known.filter((each) => names.includes(each))) {
    const ranges = parseRanges(await readFile(path.join(folder, name), 'utf8'));
    if (ranges !== null) found.set(name, ranges);
  }
  if (found.size === 0) throw new UsageError(words.logs.noRanges({ folder, names: known }));
  return found;
}

function systemResolver(): Resolver {
  const resolver = new SystemResolver({ timeout: 3000, tries: 2 });
  return {
    namesOf: (address) => resolver.reverse(address),
    addressesOf: async (name) => {
      const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
      return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    },
  };
}

export async function openVerification(ranges: string | undefined, byDns: boolean): Promise<Verification> {
  return {
    ...(ranges !== undefined && { ranges: await readRanges(ranges) }),
    ...(byDns && { resolver: systemResolver() }),
  };
}
