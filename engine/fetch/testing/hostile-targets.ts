/** Hundreds of URLs of private networks, in every spelling an attacker has tried, for the guard's tests. */

const internalIpv4 = `
  192.31.196.1 192.52.193.1 192.88.99.1 192.175.48.1
  0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.100.100.200 127.0.0.1 127.255.255.254
  169.254.169.254 169.254.170.2 172.16.0.1 172.31.255.255 192.0.0.192 192.0.2.1 192.168.0.1
  192.168.255.255 198.18.0.1 198.19.255.255 198.51.100.7 203.0.113.9 224.0.0.1 239.255.255.250
  240.0.0.1 255.255.255.255 168.63.129.16
`
  .trim()
  .split(/\s+/);

const octetsOf = (ip: string): readonly number[] => ip.split('.').map(Number);
const numberOf = (ip: string): number => octetsOf(ip).reduce((value, octet) => value * 256 + octet, 0);
const hex = (value: number, width = 1): string => value.toString(16).padStart(width, '0');

function spellings(ip: string): readonly string[] {
  const value = numberOf(ip);
  const [a = 0, b = 0, c = 0, d = 0] = octetsOf(ip);
  const groups = `${hex(a * 256 + b)}:${hex(c * 256 + d)}`;
  return [
    ip,
    `${ip}.`,
    String(value),
    `0x${hex(value)}`,
    `0${value.toString(8)}`,
    octetsOf(ip)
      .map((octet) => `0${octet.toString(8)}`)
      .join('.'),
    octetsOf(ip)
      .map((octet) => `0x${hex(octet)}`)
      .join('.'),
    `${a}.${b * 65_536 + c * 256 + d}`,
    `${a}.${b}.${c * 256 + d}`,
    ip.replaceAll('.', '%2e'),
    ip.replaceAll('.', '。'),
    ip.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    `[::ffff:${ip}]`,
    `[::ffff:${groups}]`,
    `[::${groups}]`,
    `[64:ff9b::${groups}]`,
    `[64:ff9b:1::${groups}]`,
    `[2002:${groups}::1]`,
    `[2001:0:${groups}::1]`,
  ];
}

const internalNames = `
  [::] [::1] [0:0:0:0:0:0:0:1] [fc00::1] [fd00:ec2::254] [fe80::1] [fec0::1] [ff02::1] [2001:db8::1]
  [2001:10::1] [2001:20::1] [2001:2::1] [100::1] [3fff::1] [5f00::1] [4000::1] [1000::1]
  [2620:4f:8000::1] [fd20:ce::254] localhost LOCALHOST localhost. foo.localhost printer.local
  metadata.google.internal metadata router.lan nas.home.arpa wiki.corp intranet ⓛocalhost loc%61lhost
`
  .trim()
  .split(/\s+/);

const hostileUrls = String.raw`
  file:///etc/passwd ftp://example.com/ gopher://example.com/ data:text/html,x javascript:alert(1)
  ws://example.com/ blob:https://example.com/1 about:blank https://user@example.com/
  https://user:word@example.com/ https://:word@example.com/ https://example.com@127.0.0.1/
  http://example.com:22/ http://example.com:6379/ https://example.com:8443/ http://example.com:0/
  http://127.0.0.1:80\@example.com/ http:/127.0.0.1/ http:127.0.0.1 http:\\127.0.0.1\ nonsense
  http://127.0.0.1#@example.com/ http://127.0.0.1?@example.com/ //127.0.0.1/
`
  .trim()
  .split(/\s+/);

export const hostileTargets = (): readonly string[] => [
  ...internalIpv4.flatMap(spellings).map((host) => `http://${host}/`),
  ...internalNames.flatMap((host) => [`http://${host}/`, `https://${host}/`]),
  ...hostileUrls,
  '\thttp://127.0.0.1/',
  '',
];
