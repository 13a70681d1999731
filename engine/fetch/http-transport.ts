/** The port between one HTTP request and the library that sends it. */

/** By name in lower case; different values of a repeated header are joined with commas, those of Set-Cookie and Location with line feeds. */
export type Headers = Readonly<Record<string, string>>;

export interface RequestHead {
  /** Where the connection goes, such as `https://shop.example` or `http://127.0.0.1:8081`. */
  readonly origin: string;
  readonly path: string;
  /** A `host` header, where it differs from the origin, is also the host that the certificate must have. */
  readonly headers: Headers;
}

export interface ResponseHandler {
  /** The request is sent; `isReused` when earlier requests went over the same connection. */
  onSent(isReused: boolean): void;
  onHead(status: number, headers: Headers): void;
  onData(chunk: Buffer): void;
  onEnd(): void;
  onError(error: Error): void;
}

export interface Transport {
  /** Returns a function that cancels the request. The handler is not called any more after that. */
  readonly send: (head: RequestHead, handler: ResponseHandler) => () => void;
  /** Closes all connections; requests under way fail. */
  readonly close: () => Promise<void>;
}

/** Header names and values in turn, as a parser gives them, read as Latin-1; equal values of a header count once. */
export function joinHeaders(raw: readonly (string | Buffer)[]): Headers {
  const values = new Map<string, Set<string>>();
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = (raw[index] ?? '').toString('latin1').toLowerCase();
    // A tab is what is left of a folded line.
    const value = (raw[index + 1] ?? '')
      .toString('latin1')
      .replaceAll(/ *\t[\t ]*/g, ' ')
      .trim();
    const known = values.get(name);
    if (known === undefined) values.set(name, new Set([value]));
    else known.add(value);
  }
  values.delete('__proto__');
  return Object.fromEntries(
    [...values].map(([name, all]) => [
      name,
      [...all].join(/^(?:set-cookie|location)$/.test(name) ? '\n' : ', '),
    ]),
  );
}
