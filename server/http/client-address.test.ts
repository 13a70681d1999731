/** Tests whom limits by address count: the client behind our own proxies, never what it says of itself. */
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { clientAddress, type TrustedProxies, trustProxies } from './client-address.ts';

async function addressOf(
  proxies: TrustedProxies,
  peer: string,
  forwarded?: string | readonly string[],
): Promise<string> {
  const trustProxy = trustProxies(proxies);
  const app = fastify({ trustProxy });
  app.get('/', (request) => clientAddress(request, trustProxy).address);
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded as string };
  const { body } = await app.inject({ url: '/', remoteAddress: peer, headers });
  await app.close();
  return body;
}

describe('the address of a client', () => {
  it('is that of the connection without proxies of ours', async () => {
    expect(await addressOf(0, '198.51.100.1', '203.0.113.9')).toBe('198.51.100.1');
    expect(await addressOf([], '198.51.100.1', '203.0.113.9')).toBe('198.51.100.1');
  });

  it('is what the last of so many proxies saw, whatever was written before', async () => {
    expect(await addressOf(1, '10.0.0.1', '203.0.113.9')).toBe('203.0.113.9');
    expect(await addressOf(1, '10.0.0.1', '1.1.1.1, 2.2.2.2, 203.0.113.9')).toBe('203.0.113.9');
    expect(await addressOf(2, '10.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.2')).toBe('203.0.113.9');
    expect(await addressOf(1, '10.0.0.1', ['1.1.1.1', '203.0.113.9'])).toBe('203.0.113.9');
    expect(await addressOf(1, '10.0.0.1')).toBe('10.0.0.1');
  });

  it('is the first that is not in the networks of our proxies, from the right', async () => {
    const networks = ['10.0.0.0/8', 'fd00::/8'];
    expect(await addressOf(networks, '10.0.0.1', '1.1.1.1, 203.0.113.9, fd00::2, 10.2.0.1')).toBe(
      '203.0.113.9',
    );
    expect(await addressOf(networks, '::ffff:10.0.0.1', '203.0.113.9')).toBe('203.0.113.9');
    expect(await addressOf(networks, '198.51.100.1', '203.0.113.9')).toBe('198.51.100.1');
    expect(await addressOf(['192.0.2.7'], '192.0.2.7', '203.0.113.9')).toBe('203.0.113.9');
    expect(await addressOf(['192.0.2.7'], '192.0.2.8', '203.0.113.9')).toBe('192.0.2.8');
  });

  it('is never the left end of a chain in which all are trusted', async () => {
    expect(await addressOf(['10.0.0.0/8'], '10.0.0.1', '10.9.9.9, 10.1.2.3')).toBe('10.1.2.3');
    expect(await addressOf(5, '10.0.0.1', '1.1.1.1, 203.0.113.9')).toBe('203.0.113.9');
  });

  it('is that of the connection where the proxy wrote none', async () => {
    for (const nonsense of ['unknown', '_hidden', '999.1.1.1', "1.1.1.1' or 1=1", 'x'.repeat(5000)])
      expect(await addressOf(1, '10.0.0.1', nonsense)).toBe('10.0.0.1');
  });

  it('has no port, and is the /64 of an IPv6 address', async () => {
    expect(await addressOf(1, '10.0.0.1', '203.0.113.9:4711')).toBe('203.0.113.9');
    expect(await addressOf(1, '10.0.0.1', '[2001:db8:1:2:3::4]:4711')).toBe('2001:db8:1:2::/64');
    expect(await addressOf(0, '2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe('2001:db8:1:2::/64');
    expect(await addressOf(0, '2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
    expect(await addressOf(0, '::ffff:203.0.113.9')).toBe('203.0.113.9');
  });
});

describe('the limit of wrong passwords by address', () => {
  it.each<[string, TrustedProxies, string, (i: number) => string]>([
    ['forged headers without a proxy', 0, '198.51.100.1', (i) => `203.0.113.${i}`],
    ['forged entries before that of one proxy', 1, '10.0.0.1', (i) => `203.0.113.${i}, 198.51.100.2`],
    [
      'forged entries before trusted networks',
      ['10.0.0.0/8'],
      '10.0.0.1',
      (i) => `9.9.9.${i}, 198.51.100.3, 10.0.0.9`,
    ],
    [
      'forged entries from inside a trusted network',
      ['10.0.0.0/8'],
      '10.0.0.1',
      (i) => `10.7.7.${i}, 10.0.0.8`,
    ],
    ['addresses of one IPv6 network', 1, '10.0.0.1', (i) => `2001:db8:0:1::${i.toString(16)}`],
  ])('holds against %s', async (_what, trustedProxies, address, forwarded) => {
    const server = await createTestApp({}, { trustedProxies });
    const statuses: number[] = [];
    for (let i = 1; i <= 12; i += 1) {
      const answer = await server.call('POST', '/api/auth/login', {
        body: { email: `person${i}@mail.example`, password: 'guess' },
        headers: { 'x-forwarded-for': forwarded(i) },
        address,
      });
      statuses.push(answer.statusCode);
    }
    await server.close();
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  });
});

describe('the limit of requests for a new password', () => {
  it('counts all networks of an IPv6 site together, which may have 65,536 of them', async () => {
    const server = await createTestApp({}, { trustedProxies: 1 });
    const ask = async (network: string): Promise<number> => {
      const answer = await server.call('POST', '/api/auth/reset-request', {
        body: { email: `person-${network.replace(':', '-')}@mail.example` },
        headers: { 'x-forwarded-for': `2001:db8:${network}::1` },
        address: '10.0.0.1',
      });
      return answer.statusCode;
    };
    const statuses: number[] = [];
    for (let i = 1; i <= 12; i += 1) statuses.push(await ask(`7:${i.toString(16)}`));
    const elsewhere = await ask('8:1');
    await server.close();
    expect([...statuses, elsewhere]).toEqual([...Array<number>(10).fill(200), 429, 429, 200]);
  });
});
