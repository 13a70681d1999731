/** Tests that only the caller ends a request to a model: no timeout of the HTTP library applies. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent, getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLimitedFetch } from './limited-fetch.ts';

/** In place of the 300 seconds of Node: the same switch, so that the test need not wait for them. */
const impatientMs = 100;
/** Timeouts of the library are checked about once a second. */
const answerMs = 2500;

const usual = getGlobalDispatcher();
beforeEach(() => setGlobalDispatcher(new Agent({ headersTimeout: impatientMs, bodyTimeout: impatientMs })));
afterEach(() => setGlobalDispatcher(usual));

it('a model that is silent for longer than the library would wait is heard', async () => {
  const server = createServer((_request, response) => void setTimeout(() => response.end('Cups.'), answerMs));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  try {
    const [ours, theirs] = await Promise.all([
      createLimitedFetch(1000)(url).then((response) => response.text()),
      fetch(url).catch((error: unknown) => error),
    ]);
    expect(ours).toBe('Cups.');
    expect(theirs).toBeInstanceOf(TypeError);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
