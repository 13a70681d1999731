/** Reads the files in which operators publish the addresses of their crawlers. */
import { BlockList, isIP } from 'node:net';

export interface AddressRanges {
  readonly has: (address: string) => boolean;
  readonly count: number;
}

const familyOf = (address: string): 'ipv4' | 'ipv6' | null =>
  (({ 4: 'ipv4', 6: 'ipv6' }) as const)[isIP(address) as 4 | 6] ?? null;

/** All texts of a JSON document; files differ in how they nest them. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function textsOf(file: string): string[] {
  try {
    return textsIn(JSON.parse(file));
  } catch {
    return file.split(/[\s,;]+/);
  }
}

/** JSON as Google, Microsoft and OpenAI publish it, or a plain list; null where no range is in it. */
export function parseRanges(file: string): AddressRanges | null {
  const list = new BlockList();
  let count = 0;
  for (const text of textsOf(file)) {
    const [network = '', bits] = text.split('/');
    const family = familyOf(network);
    if (family === null) continue;
    const most = family === 'ipv4' ? 32 : 128;
    const prefix = bits === undefined ? most : Number(bits);
    if (!Number.isInteger(prefix) || prefix < 0 || prefix > most) continue;
    list.addSubnet(network, prefix, family);
    count += 1;
  }
  const has = (address: string): boolean => {
    const family = familyOf(address);
    return family !== null && list.check(address, family);
  };
  return count === 0 ? null : { has, count };
}

const inside = parseRanges(
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 ::1 fc00::/7 fe80::/10',
);

/** Not of a network of our own: there a log shows a proxy instead of who it is for. */
export const isPublic = (address: string): boolean =>
  familyOf(address) !== null && inside?.has(address) === false;
