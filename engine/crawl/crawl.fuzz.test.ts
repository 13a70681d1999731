/** Fuzz tests: any body, sitemap, robots.txt, image or URL gives a result, never a throw. */
import { BlockList } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { isDomainWithPath, splitWebsiteUrl } from '@pagewright/contract/domain';
import { fuzz } from '@pagewright/contract/testing/fuzz';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkUrl, isPublicAddress } from '../fetch/address-guard.ts';
import { noConnectTo } from '../fetch/connect-to.ts';
import { decodeBody } from '../fetch/decode-body.ts';
import { isInScope, normaliseUrl } from '../fetch/normalize-url.ts';
import { formatIp } from '../fetch/testing/ip-ranges.ts';
import { specialRanges } from '../fetch/testing/special-purpose-ranges.ts';
import { imageSizeOf } from './probes/image-size.ts';
import { matchRobots } from './robots/match-robots.ts';
import { parseRobots } from './robots/parse-robots.ts';

const text = fc.string({ unit: 'binary', maxLength: 60 });

/** The same table, read by Node; in two lists, because in one it takes every IPv4 address for a mapped one. */
const blocked = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const cidr of specialRanges) {
  const [net = '', bits = ''] = cidr.split('/');
  const family = net.includes(':') ? 'ipv6' : 'ipv4';
  blocked[family].addSubnet(net, Number(bits), family);
}

const wordOf = (most: bigint) => fc.bigInt({ min: 0n, max: most });
const edges = specialRanges.flatMap((cidr) => cidr.split('/', 1));

it('an address is public for the guard exactly where Node finds it in no range of the table', () =>
  fuzz(
    'the address table',
    fc.property(
      fc.oneof(
        wordOf(2n ** 32n - 1n).map((value) => ({ version: 4 as const, value })),
        wordOf(2n ** 128n - 1n).map((value) => ({ version: 6 as const, value })),
        // Near the ends of 2000::/3, where most of the table lies.
        fc
          .tuple(
            fc.constantFrom(0x2000n, 0x2001n, 0x2002n, 0x2620n, 0x3ffen, 0x3fffn),
            wordOf(2n ** 112n - 1n),
          )
          .map(([top, rest]) => ({ version: 6 as const, value: (top << 112n) + rest })),
      ),
      (address) => {
        const ip = formatIp(address);
        const family = address.version === 4 ? 'ipv4' : 'ipv6';
        const isSpecial = blocked[family].check(ip, family);
        expect([ip, isPublicAddress(ip)]).toEqual([ip, !isSpecial]);
        const host = address.version === 4 ? ip : `[${ip}]`;
        expect(checkUrl(`http://${host}/`, { connectTo: noConnectTo }).ok).toBe(!isSpecial);
      },
    ),
    { runs: 3000 },
  ));

it('a number or a mix of spellings is refused exactly where its address is', () => {
  const part = fc.tuple(fc.nat(255), fc.constantFrom(10, 8, 16)).map(([value, base]) => ({
    value,
    text: base === 16 ? `0x${value.toString(16)}` : base === 8 ? `0${value.toString(8)}` : String(value),
  }));
  return fuzz(
    'spellings of IPv4',
    fc.property(
      fc.tuple(part, part, part, part),
      fc.constantFrom('', '.', '/', ':80/', '#@x.example'),
      (parts, end) => {
        const ip = parts.map(({ value }) => value).join('.');
        const check = checkUrl(`http://${parts.map((each) => each.text).join('.')}${end}`, {
          connectTo: noConnectTo,
        });
        expect([ip, check.ok]).toEqual([ip, isPublicAddress(ip)]);
      },
    ),
    { runs: 2000 },
  );
});

it('whatever the form accepts as a domain is one host on the web, without port, user or IP address', () => {
  const label = fc.string({
    unit: fc.constantFrom(...'ab019-é中０ⅰ①%@:\\/[]'.split('')),
    minLength: 1,
    maxLength: 6,
  });
  return fuzz(
    'domains of the form',
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc.array(label, { minLength: 2, maxLength: 5 }).map((labels) => labels.join('.')),
        fc.tuple(fc.domain(), text).map(([domain, path]) => `${domain}/${path}`),
        fc.constantFrom(...edges).map((ip) => `${ip}.nip`),
      ),
      (typed) => {
        if (!isDomainWithPath(typed)) return;
        const { host, path } = splitWebsiteUrl(typed);
        const url = URL.parse(`https://${host}${path}`);
        if (url === null) return; // names that cannot be resolved fail as such
        expect([url.hostname, url.port, url.username, url.search, url.hash]).toEqual([host, '', '', '', '']);
        expect(/^[\d.]+$|^\[/.test(url.hostname)).toBe(false);
      },
    ),
    { runs: 2000 },
  );
});

it('a URL in scope is on the host of the crawl', () =>
  fuzz(
    'URLs in scope',
    fc.property(
      fc.oneof(
        text,
        fc.webUrl(),
        text.map((rest) => `https://site.example${rest}`),
      ),
      (written) => {
        const normal = normaliseUrl(written, 'https://site.example/');
        if (normal === null || !isInScope({ host: 'site.example', path: '' }, new URL(normal))) return;
        expect(new URL(normal).hostname).toMatch(/^(www\.)?site\.example\.?$/);
      },
    ),
  ));

it('matches a robots.txt of any lines in steps proportional to its size', () => {
  const path = fc.string({ unit: fc.constantFrom('a', 'b', '/', '*', '$', '%', '%61', 'é'), maxLength: 60 });
  return fuzz(
    'robots.txt in linear time',
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('Allow', 'Disallow'), path), { maxLength: 20 }),
      path,
      (rules, requestedPath) => {
        const lines = rules.map(([verb, pattern]) => `${verb}: /${pattern}`);
        const robots = { ...parseRobots(`User-agent: *\n${lines.join('\n')}`), access: 'rules' as const };
        const meter = { steps: 0 };
        const match = matchRobots({ reason: '', ...robots }, 'PagewrightBot');
        match.match(`/${requestedPath}`, meter);
        const size = lines.join('').length + lines.length * (requestedPath.length + 2);
        expect(meter.steps).toBeLessThanOrEqual(10 * (size + 10));
      },
    ),
    { runs: 1000 },
  );
});

const encodings = fc.constantFrom(
  '',
  'gzip',
  'br',
  'deflate',
  'zstd',
  'x-gzip',
  'gzip, br',
  'nonsense',
  'identity',
);
const packed = fc
  .tuple(fc.uint8Array({ maxLength: 300 }), fc.constantFrom(gzipSync, deflateSync, brotliCompressSync))
  .map(([bytes, pack]) => new Uint8Array(pack(bytes)));

/** One byte turned, or the end cut off. */
const damaged = fc.tuple(packed, fc.nat(), fc.nat(255), fc.boolean()).map(([bytes, at, value, isCut]) => {
  const place = at % Math.max(1, bytes.length);
  return isCut ? bytes.slice(0, place) : bytes.with(place < bytes.length ? place : 0, value);
});

it('a body of any bytes under any encoding is read up to the limit or called unreadable', () =>
  fuzz(
    'bodies of any bytes',
    fc.asyncProperty(
      fc.oneof(fc.uint8Array({ minLength: 1, maxLength: 300 }), packed, damaged),
      encodings,
      async (bytes, encoding) => {
        const outcome = await decodeBody(bytes, encoding, 200).catch((error: unknown) => {
          expect(error).toHaveProperty('name', 'BodyEncodingError');
          return null;
        });
        if (outcome !== null) expect(outcome.body.length).toBeLessThanOrEqual(200);
      },
    ),
    { runs: 500 },
  ));

it('an image of any bytes has a size or none', () => {
  const magic = fc.constantFrom(
    '\x89PNG\r\n\x1a\n',
    'GIF89a',
    '\xff\xd8\xff\xe0',
    'RIFF\0\0\0\0WEBPVP8X',
    'RIFF\0\0\0\0WEBPVP8L',
    '\0\0\0\x1cftypavif',
  );
  return fuzz(
    'images of any bytes',
    fc.property(magic, fc.uint8Array({ maxLength: 80 }), (head, rest) => {
      const size = imageSizeOf(Buffer.concat([Buffer.from(head, 'latin1'), rest]));
      expect(size === null || (size.width >= 0 && size.height >= 0)).toBe(true);
    }),
    { runs: 2000 },
  );
});
