/** Connects to one of a host's addresses: the next one is tried while the first still hesitates, and the first answer wins (RFC 8305). */
import { connect as connectByNode, type Socket } from 'node:net';
import type { ResolvedAddress } from './address-guard.ts';

export interface RaceOptions {
  readonly port: number;
  /** For all attempts together. */
  readonly timeoutMs: number;
  /** Opens one connection; replaced in tests. */
  readonly open?: (address: ResolvedAddress, port: number) => Socket;
}

/** An attempt goes on when the next one begins: a family may be slow without being dead. */
const nextAttemptMs = 250;

const openByNode = ({ address }: ResolvedAddress, port: number): Socket =>
  connectByNode({ host: address, port });

/** The families in turn, beginning with the resolver's first choice. */
export function alternateFamilies(addresses: readonly ResolvedAddress[]): readonly ResolvedAddress[] {
  const first = addresses.filter(({ family }) => family === addresses[0]?.family);
  const other = addresses.filter(({ family }) => family !== addresses[0]?.family);
  return Array.from({ length: Math.max(first.length, other.length) }, (_, at) => [
    first[at] ?? [],
    other[at] ?? [],
  ]).flat(2);
}

const isUnreachable = (error: Error): boolean =>
  'code' in error && /^(?:ENETUNREACH|EHOSTUNREACH|EADDRNOTAVAIL)$/.test(String(error.code));

/** A machine without IPv6 reaches no such address; the other errors say more. */
const mainError = (errors: readonly Error[]): Error | undefined =>
  errors.find((error) => !isUnreachable(error)) ?? errors[0];

class Race {
  readonly #addresses: readonly ResolvedAddress[];
  readonly #options: RaceOptions;
  readonly #sockets = new Set<Socket>();
  readonly #errors: Error[] = [];
  readonly #done: (error: Error | null, socket: Socket | null) => void;
  readonly #timeout: NodeJS.Timeout;
  #next = 0;
  #nextTimer: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(addresses: readonly ResolvedAddress[], options: RaceOptions, done: Race['end']) {
    this.#addresses = alternateFamilies(addresses);
    this.#options = options;
    this.#done = done;
    const late = Object.assign(new Error('No address accepted a connection in time.'), { code: 'ETIMEDOUT' });
    this.#timeout = setTimeout(
      () => this.end(mainError([late, ...this.#errors]) ?? late, null),
      options.timeoutMs,
    );
  }

  startNext(): void {
    clearTimeout(this.#nextTimer);
    if (this.#isOver) return;
    const address = this.#addresses[this.#next];
    if (address === undefined) {
      const error = mainError(this.#errors);
      if (this.#sockets.size === 0) this.end(error ?? new Error('The host has no address.'), null);
      return;
    }
    this.#next += 1;
    this.#nextTimer = setTimeout(() => this.startNext(), nextAttemptMs);
    const { open = openByNode, port } = this.#options;
    const socket = open(address, port);
    this.#sockets.add(socket);
    const onError = (error: Error): void => {
      this.#errors.push(error);
      this.#sockets.delete(socket);
      this.startNext();
    };
    socket.once('error', onError).once('connect', () => {
      socket.removeListener('error', onError);
      this.#sockets.delete(socket);
      this.end(null, socket);
    });
  }

  end(error: Error | null, socket: Socket | null): void {
    this.#isOver = true;
    clearTimeout(this.#timeout);
    clearTimeout(this.#nextTimer);
    for (const loser of this.#sockets)
      loser
        .removeAllListeners('connect')
        .on('error', () => undefined)
        .destroy();
    this.#sockets.clear();
    this.#done(error, socket);
  }
}

/** Calls back once, with an open connection or with the error that says most. */
export function raceConnections(
  addresses: readonly ResolvedAddress[],
  options: RaceOptions,
  done: (error: Error | null, socket: Socket | null) => void,
): void {
  new Race(addresses, options, done).startNext();
}
