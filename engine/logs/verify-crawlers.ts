/** Tells crawlers from impostors: by the address ranges their operators publish, or by reverse and forward DNS. */
import type { Crawler } from '../model/crawlers.ts';
import { type AddressRanges, isPublic } from './address-ranges.ts';

/** Both reject with the code ENOTFOUND or ENODATA where there is nothing. */
export interface Resolver {
  readonly namesOf: (address: string) => Promise<readonly string[]>;
  readonly addressesOf: (name: string) => Promise<readonly string[]>;
}

export interface Verification {
  /** By the name of the file. */
  readonly ranges?: ReadonlyMap<string, AddressRanges>;
  readonly resolver?: Resolver;
}

/** `unverified`: there is no way, or it led nowhere. */
export interface Verdict {
  readonly kind: 'verified' | 'impostor' | 'unverified';
  /** The domain of an impostor. */
  readonly domain?: string;
}

export interface Claim {
  readonly crawler: Crawler;
  readonly address: string;
}

const unverified: Verdict = { kind: 'unverified' };
const verified: Verdict = { kind: 'verified' };

const addressesMax = 50_000;
const lookupsMax = 2000;
const lookupsAtOnce = 16;
/** A network without DNS is not asked again and again. */
const failuresMax = 20;

const isNothing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA');

async function listOrNothing(list: Promise<readonly string[]>): Promise<readonly string[]> {
  try {
    return await list;
  } catch (error) {
    if (isNothing(error)) return [];
    throw error;
  }
}

const isUnder = (name: string, domain: string): boolean => name === domain || name.endsWith(`.${domain}`);

/** What is left of a name when its first labels, which often spell the address, are gone. */
const domainOf = (name: string): string => {
  const labels = name.split('.');
  const isCountry =
    labels.length > 2 && (labels.at(-1)?.length ?? 0) === 2 && (labels.at(-2)?.length ?? 0) <= 3;
  return labels.slice(isCountry ? -3 : -2).join('.');
};

async function byDns(
  { namesOf, addressesOf }: Resolver,
  hosts: readonly string[],
  address: string,
): Promise<Verdict> {
  const names = (await listOrNothing(namesOf(address))).map((name) => name.toLowerCase().replace(/\.$/, ''));
  for (const name of names.filter((each) => hosts.some((host) => isUnder(each, host))))
    if ((await listOrNothing(addressesOf(name))).includes(address)) return verified;
  const [name] = names;
  return { kind: 'impostor', ...(name !== undefined && { domain: domainOf(name) }) };
}

/** Null where ranges do not decide. */
function byRanges({ ranges }: Verification, { crawler, address }: Claim): Verdict | null {
  const files = crawler.ranges ?? [];
  const known = files.flatMap((file) => ranges?.get(file) ?? []);
  if (known.some((each) => each.has(address))) return verified;
  return known.length > 0 ? { kind: 'impostor' } : null;
}

export const waysOf = ({ ranges, resolver }: Verification): ('ranges' | 'dns')[] => [
  ...(ranges !== undefined && ranges.size > 0 ? (['ranges'] as const) : []),
  ...(resolver === undefined ? [] : (['dns'] as const)),
];

export class CrawlerVerifier {
  readonly #verification: Verification;
  readonly #verdicts = new Map<string, Verdict>();
  #lookups = 0;
  #failures = 0;
  /** How many addresses there was no room for. */
  left = 0;

  constructor(verification: Verification) {
    this.#verification = verification;
  }

  /** Null for an address that `ask` must ask about first. */
  verdictOf(claim: Claim): Verdict | null {
    if (waysOf(this.#verification).length === 0) return unverified;
    return this.#verdicts.get(`${claim.crawler.token} ${claim.address}`) ?? null;
  }

  /** Gives each of them a verdict. */
  async ask(claims: readonly Claim[]): Promise<void> {
    if (this.#verdicts.size >= addressesMax) this.#verdicts.clear();
    const waiting = [
      ...new Map(claims.map((claim) => [`${claim.crawler.token} ${claim.address}`, claim])).entries(),
    ];
    const work = async (): Promise<void> => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const [key, claim] = next;
        this.#verdicts.set(key, await this.#decide(claim));
      }
    };
    await Promise.all(Array.from({ length: lookupsAtOnce }, work));
  }

  async #decide(claim: Claim): Promise<Verdict> {
    if (!isPublic(claim.address)) return unverified;
    const ranged = byRanges(this.#verification, claim);
    if (ranged?.kind === 'verified') return ranged;
    const { resolver } = this.#verification;
    const { hosts } = claim.crawler;
    if (resolver === undefined || hosts === undefined) return ranged ?? unverified;
    if (this.#failures >= failuresMax || this.#lookups >= lookupsMax) {
      this.left += 1;
      return unverified;
    }
    this.#lookups += 1;
    try {
      const verdict = await byDns(resolver, hosts, claim.address);
      this.#failures = 0;
      return verdict;
    } catch {
      this.#failures += 1;
      return unverified;
    }
  }
}
