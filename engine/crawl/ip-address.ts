/** Reads an IP address in its one proper spelling into a number, and a CIDR range into its two ends. */
import { isIPv4, isIPv6 } from 'node:net';

export interface IpAddress {
  readonly version: 4 | 6;
  readonly value: bigint;
}

export interface IpRange {
  readonly version: 4 | 6;
  readonly first: bigint;
  readonly last: bigint;
}

const readIpv4 = (text: string): bigint =>
  text.split('.').reduce((value, octet) => value * 256n + BigInt(octet), 0n);

/** A dotted tail (`::ffff:127.0.0.1`) becomes the two groups it stands for. */
function dottedTailToGroups(text: string): string {
  const cut = text.lastIndexOf(':') + 1;
  const tail = text.slice(cut);
  if (!tail.includes('.')) return text;
  const value = readIpv4(tail);
  return `${text.slice(0, cut)}${(value >> 16n).toString(16)}:${(value & 0xffffn).toString(16)}`;
}

function readIpv6(text: string): bigint {
  const [head = '', tail] = dottedTailToGroups(text).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].reduce((value, group) => value * 65536n + BigInt(`0x${group}`), 0n);
}

/** Null for anything but a plain address: no zone, no brackets, no short or octal form. */
/** Node's search for the long form is slow to begin with, and no name has a colon. */
const isLongForm = (text: string): boolean => text.includes(':') && isIPv6(text);

export const isIpAddress = (text: string): boolean => isIPv4(text) || isLongForm(text);

export function parseIpAddress(text: string): IpAddress | null {
  if (isIPv4(text)) return { version: 4, value: readIpv4(text) };
  if (isLongForm(text) && !text.includes('%')) return { version: 6, value: readIpv6(text) };
  return null;
}

export function parseIpRange(cidr: string): IpRange {
  const [base = '', length = ''] = cidr.split('/');
  const address = parseIpAddress(base);
  if (address === null) throw new Error(`Not an address range: ${cidr}`);
  const hostBits = BigInt((address.version === 4 ? 32 : 128) - Number(length));
  const first = (address.value >> hostBits) << hostBits;
  return { version: address.version, first, last: first + (1n << hostBits) - 1n };
}

export const isInRange = (address: IpAddress, range: IpRange): boolean =>
  address.version === range.version && address.value >= range.first && address.value <= range.last;

/** The usual dotted spelling, or eight full groups: for tests and sentences. */
export function formatIpAddress({ version, value }: IpAddress): string {
  const [parts, bits] = version === 4 ? [4, 8n] : [8, 16n];
  const pieces: string[] = [];
  for (let index = parts - 1; index >= 0; index -= 1) {
    const piece = (value >> (BigInt(index) * bits)) & ((1n << bits) - 1n);
    pieces.push(version === 4 ? piece.toString() : piece.toString(16));
  }
  return pieces.join(version === 4 ? '.' : ':');
}
