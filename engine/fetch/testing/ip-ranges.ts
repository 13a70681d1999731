/** IP addresses as numbers, for tests that walk along the borders of ranges. */
import ipaddr from 'ipaddr.js';

export interface IpNumber {
  readonly version: 4 | 6;
  readonly value: bigint;
}

const toNumber = (bytes: readonly number[]): bigint =>
  bytes.reduce((value, byte) => value * 256n + BigInt(byte), 0n);

export function parseIp(text: string): IpNumber {
  const address = ipaddr.parse(text);
  return { version: address.kind() === 'ipv4' ? 4 : 6, value: toNumber(address.toByteArray()) };
}

/** The first and the last address of a range in CIDR notation. */
export function endsOfRange(cidr: string): readonly [first: IpNumber, last: IpNumber] {
  const [base = '', length = ''] = cidr.split('/');
  const { version, value } = parseIp(base);
  const hostBits = BigInt((version === 4 ? 32 : 128) - Number(length));
  return [
    { version, value },
    { version, value: value + (1n << hostBits) - 1n },
  ];
}

export function formatIp({ version, value }: IpNumber): string {
  const length = version === 4 ? 4 : 16;
  const bytes = Array.from({ length }, (_, index) =>
    Number((value >> (8n * BigInt(length - 1 - index))) & 0xffn),
  );
  return ipaddr.fromByteArray(bytes).toString();
}
