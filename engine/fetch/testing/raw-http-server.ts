/** A TCP server whose test writes every byte of its responses, and a client that requests them as they come. */
import type { Socket } from 'node:net';
import type { HttpClient } from '../http-client.ts';
import type { RequestOutcome } from '../send-request.ts';
import { type LoopbackServer, serveTcp } from './loopback-server.ts';

/** Calls back for every request with its socket, the number of earlier requests on it, and the path. */
export const serveRaw = (
  onRequest: (socket: Socket, earlier: number, path: string) => void,
): Promise<LoopbackServer> =>
  serveTcp((socket) => {
    let requests = 0;
    let text = '';
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      text += piece.toString('latin1');
      for (let end = text.indexOf('\r\n\r\n'); end !== -1; end = text.indexOf('\r\n\r\n')) {
        const path = /^GET (\S+) HTTP\/1\.1\r\n/.exec(text)?.[1] ?? '';
        text = text.slice(end + 4);
        onRequest(socket, requests, path);
        requests += 1;
      }
    });
  });

/** One request to `site.example` without redirects and retries. */
export const getOnce = (
  client: HttpClient,
  path = '/',
  signal: AbortSignal = new AbortController().signal,
): Promise<RequestOutcome> =>
  client.get(new URL(path, 'http://site.example'), {
    firstByteMs: 5000,
    totalMs: 5000,
    bodyBytes: () => 1_000_000,
    signal,
  });
