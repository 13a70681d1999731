/** Broken ways to answer, for tests of what becomes of them. */
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { type Behaviour, wireAnswer } from './fake-provider.ts';
import { lineOf, openStream, pieces, wireOf } from './streamed-answers.ts';

const text = JSON.stringify({ title: 'Cups' });

export const send = (code: number, type: string, body: string | Buffer, headers = {}): Behaviour => {
  return (_request, response) => response.writeHead(code, { 'content-type': type, ...headers }).end(body);
};
export const json = (value: unknown, code = 200): Behaviour =>
  send(code, 'application/json', JSON.stringify(value));
export const onSocket = (act: (socket: NonNullable<ServerResponse['socket']>) => void): Behaviour => {
  return (_request, response) => response.socket && act(response.socket);
};
export const headersOnly: Behaviour = (_request, response, onSilence) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write(' ', onSilence);
};
/** A character each second, for ever. */
export const dripping: Behaviour = (_request, response, onSilence) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const drip = (left: number): void => {
    if (response.destroyed) return;
    response.write(' ', () => (left === 0 ? onSilence?.() : setImmediate(drip, left - 1)));
  };
  drip(20);
};
export const brokenGzip: Behaviour = ({ path }, response) => {
  const zipped = gzipSync(JSON.stringify(wireAnswer(path, text)));
  response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
  response.end(zipped.subarray(0, zipped.length / 2));
};
export const invalidUtf8: Behaviour = ({ path }, response) => {
  const whole = Buffer.from(JSON.stringify(wireAnswer(path, '\u00e9'.repeat(9))), 'latin1');
  response.writeHead(200, { 'content-type': 'application/json' }).end(whole);
};
export const noQuota = json(
  { error: { code: 'insufficient_quota', message: 'You exceeded your current quota.' } },
  429,
);
export const wrongKey = json(
  { error: { status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] } },
  400,
);
const emptied = (value: object): object =>
  Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      /choices|candidates|output$|content/.test(key) ? [] : each,
    ]),
  );
export const noChoices: Behaviour = ({ path }, response) =>
  json(emptied(wireAnswer(path, text) as object))({ path, headers: {}, body: '' }, response);
export const nullContent: Behaviour = ({ path }, response) =>
  json(JSON.parse(JSON.stringify(wireAnswer(path, 'NULL')).replaceAll('"NULL"', 'null')))(
    { path, headers: {}, body: '' },
    response,
  );

/** Text that goes on and on. */
export const endlessStream: Behaviour = ({ path }, response) => {
  openStream(response);
  const [first, ...events] = wireOf(path).words(pieces('never ending '.repeat(400)), 'stop');
  const chunk = events.slice(1, -3).map(lineOf).join('');
  const write = (): void => {
    while (!response.destroyed && response.write(chunk));
  };
  response.write(events.length > 0 && first !== undefined ? lineOf(first) + lineOf(events[0] ?? {}) : '');
  response.on('drain', write);
  write();
};

/** An error that the provider reports in the middle of its answer. */
export const streamedError =
  (text: string): Behaviour =>
  ({ path }, response) => {
    openStream(response);
    const events = wireOf(path).words(pieces(text), 'stop').slice(0, 4);
    const error = {
      type: 'error',
      error: { type: 'overloaded_error', message: 'SECRET overload', code: 'x' },
    };
    response.end([...events, error].map(lineOf).join(''));
  };
