/** Tests that a run writes suggestions only while it has a slot, and that a slot is never lost with its thread. */
import { MessageChannel } from 'node:worker_threads';
import type { Suggester, SuggesterSession } from '@pagewright/engine/suggest/suggester';
import { siteOf } from '@pagewright/engine/suggest/testing/site-input';
import { afterEach, expect, it } from 'vitest';
import { type CallContext, type Handlers, Rpc } from '../workers/rpc.ts';
import type { RunHostApi } from '../workers/run-api.ts';
import { suggestInSlots } from '../workers/run-handlers.ts';
import { FairSlots, holdSlot, type InSlot } from './fair-slots.ts';

const never = new AbortController().signal;
const open: Rpc<Handlers>[] = [];
afterEach(() => {
  for (const rpc of open.splice(0)) void rpc.close();
});

/** The server's end and the thread's end of a run of this user. */
function connect(slots: FairSlots, userId: string) {
  const { port1, port2 } = new MessageChannel();
  const inSlot: InSlot = (work, signal) => slots.run(userId, work, signal);
  const handlers = {
    holdSlot: (_input: undefined, { signal, emit }: CallContext<'granted'>) =>
      holdSlot(inSlot, signal, () => emit('granted')),
  };
  const server = new Rpc<Handlers>(port1, () => handlers);
  const thread = new Rpc<RunHostApi>(port2, () => ({}));
  open.push(server);
  return { server, thread };
}

/** A suggester whose pages are written when the test says so. */
function createSuggester() {
  const writing: string[] = [];
  const ends: (() => void)[] = [];
  const session: SuggesterSession = {
    suggestPage: (url) => {
      writing.push(url);
      return new Promise((_, reject) => ends.push(() => reject(new Error('written'))));
    },
    suggestSite: () => Promise.reject(new Error('not tested')),
    close: () => Promise.resolve(),
  };
  const suggester: Suggester = { name: 'test', open: () => Promise.resolve(session) };
  return { suggester, writing, endNext: () => ends.shift()?.() };
}

it('pages of two users are written one after the other, each in its slot', async () => {
  const slots = new FairSlots(1);
  const { suggester, writing, endNext } = createSuggester();
  const openFor = (userId: string) =>
    suggestInSlots(suggester, connect(slots, userId).thread).open(siteOf({}), never);
  const [a, b] = [await openFor('a'), await openFor('b')];
  const pages = [a.suggestPage('a1', never), b.suggestPage('b1', never), a.suggestPage('a2', never)];
  const outcomes = Promise.allSettled(pages);
  for (const expected of [['a1'], ['a1', 'b1'], ['a1', 'b1', 'a2']]) {
    await expect.poll(() => writing).toEqual(expected);
    endNext();
  }
  await outcomes;
  await expect(slots.run('c', () => Promise.resolve('free'), never)).resolves.toBe('free');
});

it('the slot of a thread that died is free again', async () => {
  const slots = new FairSlots(1);
  const { suggester, writing } = createSuggester();
  const { server, thread } = connect(slots, 'a');
  const session = await suggestInSlots(suggester, thread).open(siteOf({}), never);
  session.suggestPage('a1', never).catch(() => undefined);
  await expect.poll(() => writing).toEqual(['a1']);
  // As the pool does with the connections of a worker that has ended.
  void server.close();
  await expect(slots.run('b', () => Promise.resolve('free'), never)).resolves.toBe('free');
});
