/** Says what an IP address is reserved for: private networks, this machine, documentation and the like. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** By ipaddr.js' name for a range of IANA's special-purpose registries; none of them hosts a website. */
const uses: Readonly<Record<string, string>> = {
  unspecified: 'this network',
  broadcast: 'reserved or broadcast',
  multicast: 'multicast',
  linkLocal: 'link local, where clouds keep their metadata',
  loopback: 'this machine',
  carrierGradeNat: 'shared address space of a provider',
  private: 'a private network',
  reserved: 'reserved, for documentation or benchmarking',
  as112: 'AS112',
  as112v6: 'AS112',
  amt: 'AMT',
  uniqueLocal: 'a private network (unique local)',
  deprecatedSiteLocal: 'a private network (site local)',
  ipv4Mapped: 'an IPv4-mapped address',
  rfc6052: 'an IPv4 address behind NAT64',
  '6to4': 'an IPv4 address behind 6to4',
  teredo: 'Teredo',
  discard: 'the discard prefix',
  benchmarking: 'benchmarking',
};

/** Ranges that ipaddr.js considers public. */
const furtherRanges = [
  // In no registry: Azure's own service address, public by number and internal by route.
  [ipaddr.parseCIDR('168.63.129.16/32'), 'a cloud provider’s internal service'],
  [ipaddr.parseCIDR('::/96'), 'an IPv4-compatible address'],
  // Global unicast is 2000::/3; nothing else has been assigned.
  [ipaddr.parseCIDR('::/3'), 'outside global unicast'],
  [ipaddr.parseCIDR('4000::/2'), 'outside global unicast'],
  [ipaddr.parseCIDR('8000::/1'), 'outside global unicast'],
] as const;

type Address = ReturnType<typeof ipaddr.parse>;

/** Null for anything but a plain address: ipaddr.js by itself would accept octal, short and scoped forms. */
export const parseIpAddress = (text: string): Address | null =>
  isIP(text) === 0 || text.includes('%') ? null : ipaddr.parse(text);

/** What a special address is used for, or null for a public one. */
export function specialUseOf(address: Address): string | null {
  const range = address.range();
  if (range !== 'unicast') return uses[range] ?? 'reserved';
  const further = furtherRanges.find(
    ([[base, length]]) => base.kind() === address.kind() && address.match(base, length),
  );
  return further?.[1] ?? null;
}
