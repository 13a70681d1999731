/** Records every TCP connection that this process opens, TLS included, at the moment of the system call. */
import { Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Connections {
  /** As `address:port`, each once, in the order they were first opened. */
  readonly begun: () => readonly string[];
}

/** Until the test ends. Unix sockets, such as the database's, are ignored. */
export function watchConnections(): Connections {
  const begun = new Set<string>();
  const own = Object.getOwnPropertyDescriptor(Socket.prototype, 'connect');
  if (own === undefined) throw new Error('Sockets have no connect here.');
  const watched = new Proxy(own.value, {
    apply(connect, socket: Socket, args) {
      // Watchers of one test may be nested.
      socket.setMaxListeners(0).on('connectionAttempt', (address: string, port: number | undefined) => {
        if (port !== undefined) begun.add(`${address}:${port}`);
      });
      return Reflect.apply(connect, socket, args);
    },
  });
  Object.defineProperty(Socket.prototype, 'connect', { ...own, value: watched });
  onTestFinished(() => {
    Object.defineProperty(Socket.prototype, 'connect', own);
  });
  return { begun: () => [...begun] };
}
