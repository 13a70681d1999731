/** Looks up TXT records of the DNS. */
import { Resolver } from 'node:dns/promises';
import type { LookupTxt } from '../services/deps.ts';

const timeoutMs = 3000;

const answersWithout: ReadonlySet<unknown> = new Set(['ENODATA', 'ENOTFOUND', 'NXDOMAIN']);

/** With the servers of the system unless others are given. */
export function createTxtLookup(servers?: readonly string[]): LookupTxt {
  return async (name) => {
    const resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
    if (servers !== undefined) resolver.setServers(servers);
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      if (error instanceof Error && 'code' in error && answersWithout.has(error.code)) return [];
      return null;
    }
  };
}
