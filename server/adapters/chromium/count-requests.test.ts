/** Waiting until a page is idle. */
import type { CDPSession } from 'playwright-core';
import { expect, it, onTestFinished, vi } from 'vitest';
import { countRequests } from './count-requests.ts';
import { proxyResponseHeader } from './proxy-headers.ts';

/** A page without requests. */
const silent = { on: () => silent, send: () => Promise.resolve() } as unknown as CDPSession;

it('ends although the system clock is set back meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const count = await countRequests(silent);
  vi.setSystemTime(0);
  const resting = Promise.race([
    count.waitForIdle({ idleMs: 50, timeoutMs: 5000, ownMs: () => performance.now() }),
    vi.advanceTimersByTimeAsync(40).then(() => 'busy'),
  ]);
  expect(await resting).toBe('busy');
  const rested = Promise.race([
    count.waitForIdle({ idleMs: 50, timeoutMs: 5000, ownMs: () => performance.now() }),
    vi.advanceTimersByTimeAsync(100).then(() => 'busy'),
  ]);
  expect(await rested).toBeUndefined();
});

it('distinguishes responses of the site from those of the proxy', async () => {
  const listeners = new Map<string, (event: unknown) => void>();
  const session = {
    on: (event: string, listener: (event: unknown) => void) => listeners.set(event, listener),
    send: () => Promise.resolve(),
  } as unknown as CDPSession;
  const count = await countRequests(session);
  const answer = (
    name: string,
    status: number,
    headers: Record<string, string>,
    type: 'Image' | 'Stylesheet' | 'Script' = 'Image',
  ): void => {
    const url = `https://site.example/${name}`;
    const request = { requestId: name, request: { url }, type, initiator: { type: 'parser' } };
    listeners.get('Network.requestWillBeSent')?.(request);
    const response = { url, status, headers };
    listeners.get('Network.responseReceived')?.({ requestId: name, response, type });
  };
  answer('gone.png', 404, {});
  answer('refused.png', 403, { [proxyResponseHeader]: 'refused' });
  answer('silent.png', 502, { [proxyResponseHeader]: 'unreachable' });
  const failures = count
    .failures('https://site.example/', false)
    .map(({ source, text }) => `${source} ${text}`);
  expect(failures).toEqual([
    'https://site.example/gone.png returned 404',
    'https://site.example/silent.png did not answer',
  ]);
  // What our proxy refused is missing from the view all the same.
  answer('shown.png', 200, {});
  answer('site.css', 403, { [proxyResponseHeader]: 'refused' }, 'Stylesheet');
  answer('fonts.css', 403, { [proxyResponseHeader]: 'refused' }, 'Stylesheet');
  answer('app.js', 200, {}, 'Script');
  answer('jquery.js', 502, { [proxyResponseHeader]: 'unreachable' }, 'Script');
  expect(count.gaps()).toEqual({
    stylesheets: ['https://site.example/site.css'],
    scripts: ['https://site.example/jquery.js'],
    images: 4,
    failedImages: 3,
    failedImageUrls: ['gone.png', 'refused.png', 'silent.png'].map((name) => `https://site.example/${name}`),
  });
  // What visitors do not get either is part of the view, unless hardly any style is left.
  answer('gone.css', 404, {}, 'Stylesheet');
  expect(count.gaps().stylesheets).toHaveLength(2);
  for (const name of ['a.css', 'b.css', 'c.css']) answer(name, 200, {}, 'Stylesheet');
  expect(count.gaps().stylesheets).toEqual(['https://site.example/site.css']);
});
