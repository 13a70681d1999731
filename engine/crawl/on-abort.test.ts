/** One listener for all who wait for a signal. */
import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { type Abortable, listenForAbort, stopListening } from './on-abort.ts';

const listenersOf = (signal: AbortSignal): number => getEventListeners(signal, 'abort').length;

it('tells everyone who still listens, even when one stops another', () => {
  const controller = new AbortController();
  const { signal } = controller;
  const told: string[] = [];
  const last: Abortable = { onAbort: () => told.push('last') };
  const first: Abortable = {
    onAbort: () => {
      told.push('first');
      stopListening(signal, first);
    },
  };
  const gone: Abortable = { onAbort: () => told.push('gone') };
  for (const each of [first, gone, last]) listenForAbort(signal, each);
  expect(listenersOf(signal)).toBe(1);
  stopListening(signal, gone);
  controller.abort();
  expect(told).toEqual(['first', 'last']);
  expect(listenersOf(signal)).toBe(0);
});

it('leaves no listener with a signal that nobody waits for', () => {
  const { signal } = new AbortController();
  const one: Abortable = { onAbort: () => undefined };
  const other: Abortable = { onAbort: () => undefined };
  listenForAbort(signal, one);
  listenForAbort(signal, other);
  stopListening(signal, one);
  expect(listenersOf(signal)).toBe(1);
  stopListening(signal, other);
  stopListening(signal, other);
  expect(listenersOf(signal)).toBe(0);
  listenForAbort(signal, one);
  expect(listenersOf(signal)).toBe(1);
});
