/** Sends requests with Node's own client and its lenient parser, for servers that browsers accept and undici refuses. */
import type { ClientRequest, IncomingMessage } from 'node:http';
import { Duplex, pipeline } from 'node:stream';
import type { Connector } from './connector.ts';
import { joinHeaders, type RequestHead, type ResponseHandler, type Transport } from './http-transport.ts';
import { ResponseRepair } from './response-repair.ts';

/** An import of it would load all that it exports, a second undici included. */
const { request: requestByNode } = process.getBuiltinModule('node:http');

export interface LenientTransportOptions {
  readonly connect: Connector;
  readonly headerBytes: number;
}

/** The server sent something that no client takes for HTTP. */
export class NotHttpError extends Error {
  override readonly name = 'NotHttpError';
  readonly code = 'NOT_HTTP';
}

class ClosedError extends Error {
  override readonly name = 'ClosedError';
  readonly code = 'ECONNRESET';
}

type ConnectorOptions = Parameters<Connector>[0];

function connectorOptions({ origin, headers }: RequestHead): ConnectorOptions {
  const { protocol, hostname, host, port } = new URL(origin);
  const serverName = URL.parse(`https://${headers['host'] ?? host}`)?.hostname ?? hostname;
  return {
    protocol,
    host,
    port,
    hostname: hostname.replaceAll(/[[\]]/g, ''),
    ...(protocol === 'https:' && !serverName.startsWith('[') && { servername: serverName }),
  };
}

/** The connection with its response as parsers accept it. */
export function repairedConnection(socket: Duplex, headerBytes: number): Duplex {
  const repair = new ResponseRepair(headerBytes);
  // An error of the socket ends the filter, and with it the connection that is made of both.
  pipeline(socket, repair, () => undefined);
  const connection = Duplex.from({ readable: repair, writable: socket });
  // The request handles errors while it is in flight; later ones have no effect.
  connection.on('error', () => undefined);
  return connection;
}

/** Calls back with the connection once it is open. */
function openConnection(
  { connect, headerBytes }: LenientTransportOptions,
  head: RequestHead,
  onOpen: (error: Error | null, connection: Duplex) => void,
): void {
  connect(connectorOptions(head), (error, socket) => {
    if (error !== null) {
      onOpen(error, new Duplex());
      return;
    }
    onOpen(null, repairedConnection(socket, headerBytes));
  });
}

function passOn(response: IncomingMessage, request: ClientRequest, handler: ResponseHandler): void {
  const status = response.statusCode ?? 0;
  if (status < 200) {
    request.destroy(new NotHttpError('The server switched to another protocol.'));
    return;
  }
  response
    .on('data', (chunk: Buffer) => handler.onData(chunk))
    .on('end', () => handler.onEnd())
    .on('error', (error) => handler.onError(error));
  handler.onHead(status, joinHeaders(response.rawHeaders));
}

/** One connection for each request: such servers are rare, and their connections not to be trusted with a second one. */
export function createLenientTransport(options: LenientTransportOptions): Transport {
  const open = new Set<ClientRequest>();
  const send = (head: RequestHead, handler: ResponseHandler): (() => void) => {
    const host = new URL(head.origin).host;
    const request = requestByNode({
      path: head.path,
      headers: { host, ...head.headers },
      insecureHTTPParser: true,
      maxHeaderSize: options.headerBytes,
      createConnection: (_options, onOpen) => {
        openConnection(options, head, onOpen);
        return undefined;
      },
    });
    open.add(request);
    let isCancelled = false;
    request
      .on('socket', () => handler.onSent(false))
      .on('response', (response) => passOn(response, request, handler))
      .on('upgrade', (_response, connection) => {
        connection.destroy();
        handler.onError(new NotHttpError('The server switched to another protocol.'));
      })
      .on('error', (error) => {
        if (!isCancelled) handler.onError(error);
      })
      .on('close', () => open.delete(request))
      .end();
    return () => {
      isCancelled = true;
      request.destroy();
    };
  };
  const close = (): Promise<void> => {
    for (const request of open) request.destroy(new ClosedError('The client was closed.'));
    return Promise.resolve();
  };
  return { send, close };
}
