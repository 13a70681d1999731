/** The address ranges that are not the public internet: IANA's special-purpose registries as one table. */
import { type IpAddress, isInRange, parseIpRange } from './ip-address.ts';

/**
 * https://www.iana.org/assignments/iana-ipv4-special-registry and iana-ipv6-special-registry.
 * Every listed range is refused, those marked globally reachable too: none of them holds a website.
 */
export const specialRanges = [
  ['0.0.0.0/8', 'this network'],
  ['10.0.0.0/8', 'a private network'],
  ['100.64.0.0/10', 'shared address space of a provider'],
  ['127.0.0.0/8', 'this machine'],
  ['169.254.0.0/16', 'link local, where clouds keep their metadata'],
  ['172.16.0.0/12', 'a private network'],
  ['192.0.0.0/24', 'protocol assignments'],
  ['192.0.2.0/24', 'documentation'],
  ['192.31.196.0/24', 'AS112'],
  ['192.52.193.0/24', 'AMT'],
  ['192.88.99.0/24', 'a 6to4 relay'],
  ['192.168.0.0/16', 'a private network'],
  ['192.175.48.0/24', 'AS112'],
  ['198.18.0.0/15', 'benchmarking'],
  ['198.51.100.0/24', 'documentation'],
  ['203.0.113.0/24', 'documentation'],
  ['224.0.0.0/4', 'multicast'],
  ['240.0.0.0/4', 'reserved or broadcast'],
  // In no registry: Azure's own service address, public by number and inside by route.
  ['168.63.129.16/32', 'a cloud provider’s inside service'],
  ['::/128', 'the unspecified address'],
  ['::1/128', 'this machine'],
  ['::/96', 'an IPv4-compatible address'],
  ['::ffff:0:0/96', 'an IPv4-mapped address'],
  ['64:ff9b::/96', 'an IPv4 address behind NAT64'],
  ['64:ff9b:1::/48', 'an IPv4 address behind NAT64'],
  ['100::/64', 'the discard prefix'],
  ['100:0:0:1::/64', 'a dummy prefix'],
  ['2001::/32', 'Teredo'],
  ['2001:2::/48', 'benchmarking'],
  ['2001:10::/28', 'ORCHID'],
  ['2001:20::/28', 'ORCHIDv2'],
  ['2001:30::/28', 'drone identifiers'],
  ['2001::/23', 'protocol assignments'],
  ['2001:db8::/32', 'documentation'],
  ['2002::/16', 'an IPv4 address behind 6to4'],
  ['2620:4f:8000::/48', 'AS112'],
  ['3fff::/20', 'documentation'],
  ['5f00::/16', 'segment routing'],
  ['fc00::/7', 'a private network (unique local)'],
  ['fe80::/10', 'link local'],
  ['fec0::/10', 'a private network (site local)'],
  ['ff00::/8', 'multicast'],
  // Global unicast is 2000::/3; all the rest has been given to nobody.
  ['::/3', 'outside global unicast'],
  ['4000::/2', 'outside global unicast'],
  ['8000::/1', 'outside global unicast'],
] as const;

const readRanges = () => specialRanges.map(([cidr, use]) => ({ range: parseIpRange(cidr), use }));
/** Read when first asked: hosts of CONNECT_TO are never looked up here. */
let table: ReturnType<typeof readRanges> | undefined;

/** What a special address is used for, or null for a public one. */
export function specialUseOf(address: IpAddress): string | null {
  table ??= readRanges();
  return table.find(({ range }) => isInRange(address, range))?.use ?? null;
}
