/** Hosts with several addresses: a slow or dead family costs a moment, never the connection. */
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ResolvedAddress } from './address-guard.ts';
import { alternateFamilies, raceConnections } from './race-connections.ts';

const v4 = (address: string): ResolvedAddress => ({ address, family: 4 });
const v6 = (address: string): ResolvedAddress => ({ address, family: 6 });

/** After so many milliseconds an address accepts, or fails with a code; those that are not listed stay silent. */
type Network = Readonly<Record<string, readonly [afterMs: number, code?: string]>>;

async function race(addresses: readonly ResolvedAddress[], network: Network) {
  const opened: Socket[] = [];
  const startedAt = Date.now();
  let endedAt = 0;
  const outcome = new Promise<string>((resolve) => {
    const open = ({ address }: ResolvedAddress): Socket => {
      const socket = Object.assign(new Socket(), { address: () => ({ address }) });
      opened.push(socket);
      const [afterMs, code] = network[address] ?? [];
      if (afterMs !== undefined)
        setTimeout(() => {
          if (code === undefined) socket.emit('connect');
          else socket.destroy(Object.assign(new Error(code), { code }));
        }, afterMs);
      return socket;
    };
    raceConnections(addresses, { port: 443, timeoutMs: 10_000, open }, (error, socket) => {
      endedAt = Date.now() - startedAt;
      const address = socket?.address();
      resolve(error === null ? JSON.stringify(address) : ((error as NodeJS.ErrnoException).code ?? ''));
    });
  });
  await vi.advanceTimersByTimeAsync(20_000);
  const left = opened.filter((socket) => !socket.destroyed).length;
  return { outcome: (await outcome).replace(/.*:"([^"]*)".*/, '$1'), endedAt, tried: opened.length, left };
}

describe('a race of connections', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('takes an address that answers at once, and opens no other', async () => {
    expect(await race([v6('::a'), v4('1.1.1.1')], { '::a': [20] })).toEqual({
      outcome: '::a',
      endedAt: 20,
      tried: 1,
      left: 1,
    });
  });

  it('goes on to the other family while the first is silent', async () => {
    expect(await race([v6('::a'), v4('1.1.1.1')], { '1.1.1.1': [30] })).toMatchObject({
      outcome: '1.1.1.1',
      endedAt: 280,
      left: 1,
    });
  });

  it('does not give up on a family that takes longer than a quarter of a second', async () => {
    expect(await race([v4('1.1.1.1'), v6('::a')], { '1.1.1.1': [900] })).toMatchObject({
      outcome: '1.1.1.1',
      endedAt: 900,
      left: 1,
    });
    expect(
      await race([v6('::a'), v6('::b'), v4('1.1.1.1')], { '::b': [0, 'ENETUNREACH'], '1.1.1.1': [4000] }),
    ).toMatchObject({ outcome: '1.1.1.1', left: 1 });
  });

  it('tries the next one at once after a refusal', async () => {
    expect(
      await race([v6('::a'), v4('1.1.1.1')], { '::a': [1, 'ECONNREFUSED'], '1.1.1.1': [5] }),
    ).toMatchObject({ outcome: '1.1.1.1', endedAt: 6 });
  });

  it('fails with the error that says most when all fail, and in time when none answers', async () => {
    expect(
      await race([v6('::a'), v4('1.1.1.1')], { '::a': [0, 'ENETUNREACH'], '1.1.1.1': [5, 'ECONNREFUSED'] }),
    ).toMatchObject({ outcome: 'ECONNREFUSED', left: 0 });
    expect(await race([v6('::a'), v4('1.1.1.1')], {})).toMatchObject({
      outcome: 'ETIMEDOUT',
      endedAt: 10_000,
      left: 0,
    });
  });

  it('takes the families in turn', () => {
    const all = [v6('::a'), v6('::b'), v6('::c'), v4('1.1.1.1')];
    expect(alternateFamilies(all).map(({ address }) => address)).toEqual(['::a', '1.1.1.1', '::b', '::c']);
  });
});
