/** Which runs take a place, and for whom places are kept. */
import { expect, it } from 'vitest';
import { type RunPlace, RunPlaces } from './run-places.ts';

function openPlaces(count: number) {
  const clock = { now: 0 };
  const places = new RunPlaces(count, () => clock.now);
  const begin = (plan: 'paid' | 'trial') => {
    const held = Promise.withResolvers<void>();
    const place = Promise.withResolvers<RunPlace>();
    const ended = places.hold(plan, (own) => {
      place.resolve(own);
      return held.promise;
    });
    return {
      place: place.promise,
      end: () => {
        held.resolve();
        return ended;
      },
    };
  };
  return { clock, places, begin };
}

it('keeps a quarter of the places for paid runs, as long as they do not use them', async () => {
  const { places, begin } = openPlaces(8);
  expect([places.room('paid'), places.room('trial')]).toEqual([8, 6]);
  const paid = begin('paid');
  expect([places.room('paid'), places.room('trial')]).toEqual([7, 6]);
  for (let i = 0; i < 6; i += 1) begin('trial');
  expect([places.room('paid'), places.room('trial')]).toEqual([1, 0]);
  await paid.end();
  expect([places.room('paid'), places.room('trial')]).toEqual([2, 0]);
});

it('gives the place of a run that waits to another, up to what memory allows', async () => {
  const { clock, places, begin } = openPlaces(4);
  const waiting = async () => (await begin('trial').place).idle(30_000);
  for (let i = 0; i < 9; i += 1) await waiting();
  expect([places.room('paid'), places.room('trial')]).toEqual([4, 3]);
  for (let i = 0; i < 3; i += 1) await waiting();
  expect([places.room('paid'), places.room('trial')]).toEqual([4, 0]);
  clock.now = 30_000;
  expect(places.room('paid')).toBe(0);
});
