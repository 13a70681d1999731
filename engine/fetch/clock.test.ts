/** A wait ends with its time or with the cancel, whichever comes first. */
import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { abortErrorOf, realClock } from './clock.ts';

it('ends with its time and leaves nothing behind', async () => {
  const { signal } = new AbortController();
  await realClock.sleep(1, signal);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

it('ends at once with a cancel', async () => {
  const controller = new AbortController();
  const sleeping = realClock.sleep(3_600_000, controller.signal);
  controller.abort();
  await expect(sleeping).rejects.toMatchObject({ name: 'AbortError' });
});

it('does not begin after a cancel', async () => {
  await expect(realClock.sleep(3_600_000, AbortSignal.abort())).rejects.toMatchObject({
    name: 'AbortError',
  });
});

it('makes an AbortError of any reason, with the reason as its cause', () => {
  const why = new Error('because');
  expect(abortErrorOf(AbortSignal.abort(why))).toMatchObject({ name: 'AbortError', cause: why });
});
