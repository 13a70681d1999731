/** Opens the connection to an origin, plain or with TLS, within a time limit. */
import { connect, type LookupFunction, type Socket } from 'node:net';
import { isIpAddress } from '../ip-address.ts';
import { HttpError } from './http-error.ts';
import { loadTls } from './tls.ts';

export interface SocketOptions {
  readonly connectMs: number;
  /** Asked for every name, never about a literal address. */
  readonly lookup?: LookupFunction;
  /** Certificates to trust. */
  readonly ca?: string;
}

export interface SocketTarget {
  /** Such as `https://shop.example` or `http://127.0.0.1:8081`. */
  readonly origin: string;
  /** The host whose certificate is wanted, where that is not the origin's own. */
  readonly serverName?: string;
}

export interface SocketEvents {
  readonly onOpen: () => void;
  /** The piece stands in memory that the next one is written into. */
  readonly onData: (piece: Buffer) => void;
}

/** Errors, a connection that takes too long among them, come as the socket's own. */
export type OpenSocket = (target: SocketTarget, events: SocketEvents) => Socket;

export const hostOf = (origin: string): string => new URL(origin).hostname.replace(/^\[|\]$/g, '');

const sessionsMax = 100;
const readBytes = 64 * 1024;

export function createOpener({ connectMs, lookup, ca }: SocketOptions): OpenSocket {
  /** TLS sessions by host: the second handshake with one is short. */
  const sessions = new Map<string, Buffer>();

  function start({ origin, serverName }: SocketTarget, onData: SocketEvents['onData']): Socket {
    const { protocol, port } = new URL(origin);
    const host = hostOf(origin);
    const onread = {
      buffer: Buffer.allocUnsafeSlow(readBytes),
      callback: (length: number, buffer: Uint8Array): boolean => {
        onData(Buffer.from(buffer.buffer, buffer.byteOffset, length));
        return true;
      },
    };
    const common = { host, onread, ...(lookup !== undefined && { lookup }) };
    if (protocol === 'http:') return connect({ ...common, port: Number(port || 80), noDelay: true });
    const name = serverName ?? host;
    const key = `${origin} ${name}`;
    const session = sessions.get(key);
    const socket = loadTls().connect({
      ...common,
      port: Number(port || 443),
      ALPNProtocols: ['http/1.1'],
      ...(!isIpAddress(name) && { servername: name }),
      ...(ca !== undefined && { ca }),
      ...(session !== undefined && { session }),
    });
    socket.on('session', (fresh: Buffer) => {
      if (sessions.size >= sessionsMax) sessions.clear();
      sessions.set(key, fresh);
    });
    return socket.setNoDelay(true);
  }

  return (target, { onOpen, onData }) => {
    const socket = start(target, onData);
    const timer = setTimeout(() => {
      socket.destroy(new HttpError('CONNECT_TIMEOUT', `There was no connection within ${connectMs} ms.`));
    }, connectMs);
    socket.once('close', () => clearTimeout(timer));
    socket.once(target.origin.startsWith('https:') ? 'secureConnect' : 'connect', () => {
      clearTimeout(timer);
      onOpen();
    });
    return socket;
  };
}
