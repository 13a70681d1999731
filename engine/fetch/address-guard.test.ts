/** Every inside address in every spelling is refused, and its neighbours just outside are not. */
import { describe, expect, it } from 'vitest';
import { checkUrl, guardedLookup, isPublicAddress, type ResolvedAddress } from './address-guard.ts';
import { noConnectTo, parseConnectTo } from './connect-to.ts';
import { hostileTargets } from './testing/hostile-targets.ts';
import { endsOfRange, formatIp, parseIp } from './testing/ip-ranges.ts';
import { specialRanges } from './testing/special-purpose-ranges.ts';

const policy = { connectTo: noConnectTo };

const resolveHost = (answers: readonly ResolvedAddress[]): Promise<string> =>
  new Promise((resolve) => {
    const lookup = guardedLookup(() => Promise.resolve(answers));
    lookup('site.example', { all: true }, (error, found) => {
      resolve(error === null ? JSON.stringify(found) : error.message);
    });
  });

describe('the address table', () => {
  it.each(specialRanges)('refuses both ends of %s', (cidr) => {
    for (const end of endsOfRange(cidr)) expect(isPublicAddress(formatIp(end))).toBe(false);
  });

  const publicNeighbours = `
    1.0.0.0 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0 169.253.255.255
    169.255.0.0 172.15.255.255 172.32.0.0 191.255.255.255 192.0.1.0 192.0.1.255 192.0.3.0 192.31.195.255
    192.31.197.0 192.52.192.255 192.52.194.0 192.88.98.255 192.88.100.0 192.167.255.255 192.169.0.0
    192.175.47.255 192.175.49.0 198.17.255.255 198.20.0.0 198.51.99.255 198.51.101.0 203.0.112.255
    203.0.114.0 223.255.255.255 168.63.129.15 168.63.129.17 8.8.8.8 93.184.216.34 2000:: 2001:200::
    2001:db7:ffff:ffff:ffff:ffff:ffff:ffff 2001:db9:: 2003:: 2001:ffff:ffff:ffff:ffff:ffff:ffff:ffff
    2620:4f:7fff:ffff:ffff:ffff:ffff:ffff 2620:4f:8001:: 3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff
    3fff:1000:: 3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff 2606:4700:4700::1111 2a00:1450:4001:80b::200e
    2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff
  `
    .trim()
    .split(/\s+/);

  it.each(publicNeighbours)('lets %s pass', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(specialRanges)('has no hole or overlap beyond %s: the neighbours are as listed', (cidr) => {
    const [{ version, value: first }, { value: last }] = endsOfRange(cidr);
    const top = version === 4 ? 2n ** 32n : 2n ** 128n;
    const expected = new Set(publicNeighbours.map((text) => parseIp(text).value));
    const unexpected = [first - 1n, last + 1n]
      .filter((value) => value >= 0n && value < top && !expected.has(value))
      .map((value) => formatIp({ version, value }));
    expect(unexpected.filter(isPublicAddress)).toEqual([]);
  });

  it.each(['', 'localhost', '127.1', '0177.0.0.1', '[::1]', 'fe80::1%eth0', '1.2.3', '::g'])(
    'takes %j for no address at all',
    (text) => {
      expect(isPublicAddress(text)).toBe(false);
    },
  );
});

describe('the check of a URL', () => {
  const targets = hostileTargets();

  it('refuses every one of at least 294 hostile targets', () => {
    expect(targets.length).toBeGreaterThanOrEqual(294);
    expect(targets.filter((target) => checkUrl(target, policy).ok)).toEqual([]);
  });

  it('refuses them all beside a CONNECT_TO that names another host', () => {
    const named = { connectTo: parseConnectTo('shop.example=127.0.0.1:8081') };
    expect(targets.filter((target) => checkUrl(target, named).ok)).toEqual([]);
  });

  it.each([
    'http://example.com/',
    'https://example.com:443/',
    'http://example.com:443/a?b#c',
    'https://example.com./',
    'https://münchen.de/',
    'http://8.8.8.8/',
    'http://134744072/',
    'http://[2606:4700:4700::1111]/',
    'https://127.0.0.1.example.com/',
    'https://localhost.example.com/',
    'https://internal.example.com/',
  ])('lets %s pass', (target) => {
    expect(checkUrl(target, policy)).toMatchObject({ ok: true });
  });

  it('says in a sentence why', () => {
    expect(checkUrl('http://0x7f.1/', policy)).toEqual({
      ok: false,
      detail: '127.0.0.1 is not a public address (this machine).',
    });
    expect(checkUrl('https://example.com:8443/', policy)).toEqual({
      ok: false,
      detail: 'Only ports 80 and 443 are read, not 8443.',
    });
  });

  it('allows only hosts of CONNECT_TO to be internal, on any port', () => {
    const named = { connectTo: parseConnectTo('shop.example=127.0.0.1:8081') };
    expect(checkUrl('http://shop.example:8081/', named).ok).toBe(true);
    expect(checkUrl('http://shop.example./', named).ok).toBe(true);
    expect(checkUrl('http://127.0.0.1:8081/', named).ok).toBe(false);
    expect(checkUrl('http://www.shop.example:8081/', named).ok).toBe(false);
  });
});

describe('the lookup at the connection', () => {
  const publicAnswer = { address: '93.184.216.34', family: 4 };

  it('returns all addresses when all are public', async () => {
    const second = { address: '2606:4700:4700::1111', family: 6 };
    expect(await resolveHost([publicAnswer, second])).toBe(JSON.stringify([publicAnswer, second]));
  });

  it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:10.0.0.1', 'fd00:ec2::254'])(
    'refuses a mixed DNS answer with %s in it',
    async (address) => {
      const inside = { address, family: address.includes(':') ? 6 : 4 };
      const refusal = await resolveHost([publicAnswer, inside]);
      expect(refusal).toBe('site.example is not a host of the public internet.');
      expect(refusal).not.toContain(address);
    },
  );

  it('refuses an empty DNS answer', async () => {
    expect(await resolveHost([])).toBe('site.example has no address.');
  });

  it('resolves once and returns the very answer it checked', async () => {
    let resolveCount = 0;
    const rebinding = guardedLookup(() => {
      resolveCount += 1;
      return Promise.resolve([resolveCount === 1 ? publicAnswer : { address: '127.0.0.1', family: 4 }]);
    });
    const connectedTo = await new Promise((resolve) => {
      rebinding('site.example', { all: false }, (_error, address) => {
        resolve(address);
      });
    });
    expect({ resolveCount, connectedTo }).toEqual({ resolveCount: 1, connectedTo: '93.184.216.34' });
  });
});
