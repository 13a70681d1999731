/** Rendering in turns: the urgent first, and what failed for our reasons once more at the end. */
import { expect, it } from 'vitest';
import type { RenderRequest, RenderResult } from './page-renderer.ts';
import { RenderQueue, urgency } from './render-queue.ts';

const failure = (isOurs: boolean): RenderResult => ({ kind: 'failed', sentence: 'It failed.', isOurs });

function queueThat(answer: (url: string, attempt: number) => RenderResult) {
  const order: string[] = [];
  const doors: (() => void)[] = [];
  const queue = new RenderQueue({
    renderPage: async ({ url }: RenderRequest) => {
      order.push(url);
      await new Promise<void>((resolve) => doors.push(resolve));
      return answer(url, order.filter((each) => each === url).length);
    },
    signal: new AbortController().signal,
    onStep: () => undefined,
  });
  const ask = (url: string, at: number) => queue.render({ url, robots: [] }, at);
  const openAll = async (): Promise<void> => {
    while (doors.length > 0) {
      doors.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { order, ask, openAll, doors };
}

it('renders two at once, and of those that wait the most urgent first', async () => {
  const { order, ask, openAll } = queueThat(() => failure(false));
  const all = [
    ask('a', urgency.further),
    ask('b', urgency.further),
    ask('c', urgency.further),
    ask('d', urgency.sample),
    ask('e', urgency.dependsOnScripts),
  ];
  expect(order).toEqual(['a', 'b']);
  await openAll();
  await Promise.all(all);
  expect(order).toEqual(['a', 'b', 'e', 'd', 'c']);
});

it('tries what failed for our own reasons once more, after everything else', async () => {
  const { order, ask, openAll } = queueThat((url) => failure(url === 'a'));
  const all = [ask('a', urgency.sample), ask('b', urgency.sample), ask('c', urgency.further)];
  await openAll();
  expect(await Promise.all(all)).toEqual([failure(true), failure(false), failure(false)]);
  expect(order).toEqual(['a', 'b', 'c', 'a']);
});

it('asks no further when there is no browser', async () => {
  const none: RenderResult = { kind: 'unavailable', sentence: 'There is none.' };
  const { order, ask, openAll } = queueThat(() => none);
  const all = ['a', 'b', 'c', 'd'].map((url) => ask(url, urgency.sample));
  await openAll();
  expect(await Promise.all(all)).toEqual([none, none, none, none]);
  expect(order).toEqual(['a', 'b']);
});
