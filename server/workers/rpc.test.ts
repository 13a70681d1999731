/** Tests calls between two ends of a real message channel. */
import { MessageChannel } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { type CallContext, type Handlers, Rpc, RpcError } from './rpc.ts';

const open: Rpc<Handlers>[] = [];
/** Not awaited: some handlers of these tests never end. */
afterEach(() => {
  for (const rpc of open.splice(0)) void rpc.close();
});

function connect<Api extends Handlers>(handlers: Api): Rpc<Api> {
  const { port1, port2 } = new MessageChannel();
  const caller = new Rpc<Api>(port1, () => ({}));
  const callee = new Rpc<Handlers>(port2, () => handlers);
  port1.on('close', () => void caller.close());
  port2.on('close', () => void callee.close());
  open.push(caller, callee);
  return caller;
}

/** Resolves when the test says so, whatever becomes of its caller. */
function createSlow() {
  const answers = new Map<string, PromiseWithResolvers<string>>();
  const signals = new Map<string, AbortSignal>();
  const answerOf = (name: string) =>
    answers.get(name) ?? answers.set(name, Promise.withResolvers()).get(name) ?? Promise.withResolvers();
  const slow = (name: string, { signal }: CallContext): Promise<string> => {
    signals.set(name, signal);
    return answerOf(name).promise;
  };
  const fast = (name: string): string => `fast ${name}`;
  return { slow, fast, signals, answer: (name: string) => answerOf(name).resolve(`answer ${name}`) };
}

describe('Rpc', () => {
  it('matches answers to calls, in whatever order they come', async () => {
    const { slow, fast, answer } = createSlow();
    const rpc = connect({ slow, fast });
    const calls = [rpc.call('slow', 'a'), rpc.call('slow', 'b')];
    answer('b');
    expect(await calls[1]).toBe('answer b');
    answer('a');
    expect(await calls[0]).toBe('answer a');
  });

  it('drops the late answer of an aborted call, and cancels its handler', async () => {
    const { slow, fast, signals, answer } = createSlow();
    const rpc = connect({ slow, fast });
    const aborting = new AbortController();
    const first = rpc.call('slow', 'a', { signal: aborting.signal });
    const second = rpc.call('slow', 'b');
    aborting.abort(new Error('no longer needed'));
    await expect(first).rejects.toThrow('no longer needed');
    await expect.poll(() => signals.get('a')?.aborted).toBe(true);
    answer('a');
    // On the same port, behind the late answer.
    await rpc.call('fast', 'c');
    answer('b');
    expect(await second).toBe('answer b');
    expect(signals.get('b')?.aborted).toBe(false);
  });

  it('drops the late answer of a call that timed out', async () => {
    const { slow, fast, answer } = createSlow();
    const rpc = connect({ slow, fast });
    await expect(rpc.call('slow', 'a', { timeoutMs: 1 })).rejects.toMatchObject({ code: 'timeout' });
    const second = rpc.call('slow', 'b');
    answer('a');
    await rpc.call('fast', 'c');
    answer('b');
    expect(await second).toBe('answer b');
  });

  it('sends events to the call they belong to, before its result', async () => {
    const count = async (to: number, { emit }: CallContext<number>): Promise<string> => {
      for (let at = 1; at <= to; at += 1) emit(at);
      return 'done';
    };
    const rpc = connect({ count });
    const events: string[] = [];
    await Promise.all(
      [1, 2].map((to) => rpc.call('count', to, { onEvent: (event) => events.push(`${to}: ${event}`) })),
    );
    expect(events).toEqual(['1: 1', '2: 1', '2: 2']);
  });

  it('rejects with the message of a handler that threw, and for an unknown method', async () => {
    const rpc = connect<Handlers>({
      fail: () => {
        throw new TypeError('wrong input');
      },
    });
    await expect(rpc.call('fail', undefined as never)).rejects.toMatchObject({
      code: 'failed',
      message: 'wrong input',
    });
    await expect(rpc.call('toString', undefined as never)).rejects.toThrow('There is no method toString.');
  });

  it('ends a call when the other end sends nothing for too long', async () => {
    const { slow, fast } = createSlow();
    const rpc = connect({ slow, fast });
    await expect(rpc.call('slow', 'a', { silenceMs: 1 })).rejects.toMatchObject({ code: 'silent' });
  });

  it('rejects all calls when it is closed, and waits for its own handlers', async () => {
    const { slow, fast, signals, answer } = createSlow();
    const rpc = connect({ slow, fast });
    const pending = rpc.call('slow', 'a');
    const rejected = expect(pending).rejects.toBeInstanceOf(RpcError);
    await rpc.call('fast', 'b');
    const callee = open.at(-1);
    await rpc.close();
    await rejected;
    await expect.poll(() => signals.get('a')?.aborted).toBe(true);
    const states: string[] = [];
    const closed = callee?.close().then(() => states.push('closed'));
    await Promise.resolve();
    expect(states).toEqual([]);
    answer('a');
    await closed;
    expect(states).toEqual(['closed']);
    await expect(rpc.call('fast', 'c')).rejects.toMatchObject({ code: 'closed' });
  });
});
