/** The worker's end of a WorkerPool: opens handlers for every connection, and reports when a connection is free of work. */
import { setPriority } from 'node:os';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { type Handlers, Rpc } from './rpc.ts';

export interface ConnectionRequest {
  readonly connection: number;
  readonly port: MessagePort;
}

export type WorkerMessage =
  /** The worker's modules are loaded. */
  | { readonly kind: 'loaded' }
  /** The connection is closed and its handlers are done. */
  | { readonly kind: 'released'; readonly connection: number };

/** Requests that the server's own thread answers go first. */
const niceness = 5;

export function serveConnections<Host extends Handlers>(open: (host: Rpc<Host>) => Handlers): void {
  if (parentPort === null) throw new Error('This file is a worker of the server, not a program.');
  const pool = parentPort;
  const report = (message: WorkerMessage): void => pool.postMessage(message);
  // On Linux this applies to the calling thread alone.
  if (process.platform === 'linux') setPriority(0, niceness);
  pool.on('message', ({ connection, port }: ConnectionRequest) => {
    const rpc = new Rpc<Host>(port, open);
    port.on('close', () => {
      void rpc.close().then(() => report({ kind: 'released', connection }));
    });
  });
  report({ kind: 'loaded' });
}
