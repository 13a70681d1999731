/** Connections are kept, shared and given up as they should, and answers are those that Node's own client reads. */
import { get as getByNode } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { fuzz } from '@pagewright/contract/testing/fuzz';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { Agent } from './agent.ts';
import { createOpener } from './open-socket.ts';

type Answer = { status: number; headers: Readonly<Record<string, string>>; body: string } | { error: string };

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

/** `onRequest` hears every request with its socket, and how many the socket had before. */
async function serve(onRequest: (socket: Socket, earlier: number, path: string) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endings.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { seen: { sockets }, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function createAgent(connections = 4): Agent {
  const agent = new Agent({ open: createOpener({ connectMs: 2000 }), connections, headerBytes: 16_384 });
  endings.push(() => agent.destroy());
  return agent;
}

function ask(agent: Agent, origin: string, path = '/'): { answer: Promise<Answer>; giveUp: () => void } {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const body: Buffer[] = [];
  let head: { status: number; headers: Readonly<Record<string, string>> } = { status: 0, headers: {} };
  const giveUp = agent.dispatch(
    { origin, path, headers: {} },
    {
      onStart: () => undefined,
      onHead: (status, headers) => {
        head = { status, headers };
      },
      onData: (piece) => body.push(Buffer.from(piece)),
      onEnd: () => resolve({ ...head, body: Buffer.concat(body).toString('latin1') }),
      onError: (error) => resolve({ error: 'code' in error ? String(error.code) : error.name }),
    },
  );
  return { answer: promise, giveUp };
}

const answerOf = (agent: Agent, origin: string, path?: string): Promise<Answer> =>
  ask(agent, origin, path).answer;
const plain = (body: string, head = ''): string =>
  `HTTP/1.1 200 OK\r\n${head}Content-Length: ${body.length}\r\n\r\n${body}`;

describe('connections', () => {
  it('serve one request after the other', async () => {
    const { seen, origin } = await serve((socket, _earlier, path) => socket.write(plain(path)));
    const agent = createAgent();
    for (const path of ['/a', '/b', '/c'])
      expect(await answerOf(agent, origin, path)).toMatchObject({ status: 200, body: path });
    expect(seen.sockets.size).toBe(1);
  });

  it('are no more than allowed; the others wait', async () => {
    const { seen, origin } = await serve((socket, _earlier, path) =>
      setImmediate(() => socket.write(plain(path))),
    );
    const agent = createAgent(3);
    const paths = Array.from({ length: 20 }, (_, index) => `/${index}`);
    const answers = await Promise.all(paths.map((path) => answerOf(agent, origin, path)));
    expect(answers.map((answer) => 'body' in answer && answer.body)).toEqual(paths);
    expect(seen.sockets.size).toBe(3);
  });

  it('are not used again where the server says so', async () => {
    const { seen, origin } = await serve((socket) => socket.write(plain('a', 'Connection: close\r\n')));
    const agent = createAgent();
    await answerOf(agent, origin);
    await answerOf(agent, origin);
    expect(seen.sockets.size).toBe(2);
  });

  it('are given up after something nobody asked for', async () => {
    const gone = Promise.withResolvers<void>();
    const { seen, origin } = await serve((socket) => {
      socket.write(plain('a'));
      socket.once('close', gone.resolve);
    });
    const agent = createAgent();
    expect(await answerOf(agent, origin)).toMatchObject({ status: 200, body: 'a' });
    for (const socket of seen.sockets) socket.write('HTTP/1.1 408 Timeout\r\n\r\n');
    await gone.promise;
    expect(await answerOf(agent, origin)).toMatchObject({ status: 200, body: 'a' });
    expect(seen.sockets.size).toBe(2);
  });

  it('that the server closes while a request is on its way are replaced, once', async () => {
    const { seen, origin } = await serve((socket, earlier) => {
      if (earlier === 0) socket.write(plain('a'));
      else socket.destroy();
    });
    const agent = createAgent(1);
    expect(await answerOf(agent, origin)).toMatchObject({ body: 'a' });
    expect(await answerOf(agent, origin)).toMatchObject({ body: 'a' });
    expect(seen.sockets.size).toBe(2);
  });

  it('that close at once are not tried for ever', async () => {
    const { seen, origin } = await serve((socket) => socket.destroy());
    expect(await answerOf(createAgent(), origin)).toHaveProperty('error');
    expect(seen.sockets.size).toBe(1);
  });

  it('that nobody accepts are an error', async () => {
    const { origin } = await serve(() => undefined);
    for (const end of endings.splice(0)) end();
    expect(await answerOf(createAgent(), origin)).toEqual({ error: 'ECONNREFUSED' });
  });
});

describe('giving up', () => {
  it('takes the connection away from a running request, and its place in the queue from a waiting one', async () => {
    const asked: string[] = [];
    const { origin } = await serve((socket, _earlier, path) => {
      asked.push(path);
      if (path === '/quick') socket.write(plain('a'));
    });
    const agent = createAgent(1);
    const silent = ask(agent, origin, '/silent');
    const waiting = ask(agent, origin, '/waiting');
    const quick = ask(agent, origin, '/quick');
    waiting.giveUp();
    while (asked.length === 0) await new Promise(setImmediate);
    silent.giveUp();
    expect(await quick.answer).toMatchObject({ body: 'a' });
    expect(asked).toEqual(['/silent', '/quick']);
  });

  it('of all connections tells everyone who waits', async () => {
    const { origin } = await serve(() => undefined);
    const agent = createAgent(1);
    const answers = [answerOf(agent, origin), answerOf(agent, origin)];
    agent.destroy();
    expect(await Promise.all(answers)).toEqual([{ error: 'CLOSED_EARLY' }, { error: 'CLOSED_EARLY' }]);
  });

  it('a path that cannot be sent is refused before anything is sent', async () => {
    const { origin } = await serve((socket) => socket.write(plain('a')));
    expect(await answerOf(createAgent(), origin, '/a\r\nX: y')).toEqual({ error: 'NOT_HTTP' });
  });
});

const answerByNode = (origin: string): Promise<Answer> =>
  new Promise((resolve) => {
    const request = getByNode(`${origin}/`, { agent: false }, (response) => {
      const body: Buffer[] = [];
      response.on('data', (piece: Buffer) => body.push(piece));
      response.on('error', () => resolve({ error: 'broken' }));
      response.on('end', () => {
        const headers: Record<string, string> = {};
        for (const [name, values] of Object.entries(response.headersDistinct))
          headers[name] = (values ?? []).join(', ');
        resolve({ status: response.statusCode ?? 0, headers, body: Buffer.concat(body).toString('latin1') });
      });
    });
    request.on('error', () => resolve({ error: 'broken' }));
  });

it('answers are those that Node reads', async () => {
  let bytes = '';
  const { origin } = await serve((socket) => socket.end(bytes, 'latin1'));
  const text = fc
    .string({ unit: fc.constantFrom('a', 'b', '0', ' ', ',', ';', ':', '=', '"', '\u00e9'), maxLength: 8 })
    .map((each) => each.trim());
  const header = fc.tuple(fc.constantFrom('X-A', 'vary', 'Set-Cookie', 'ETag', 'X-B'), text);
  const chunk = fc.tuple(
    fc.string({ unit: fc.constantFrom('a', '\r', '\n', '0'), minLength: 1, maxLength: 40 }),
    fc.constantFrom('', ';a=b'),
  );
  const body = fc.oneof(
    fc.array(chunk, { maxLength: 4 }).map((chunks) => ({
      head: 'Transfer-Encoding: chunked\r\n',
      text: `${chunks.map(([data, extra]) => `${data.length.toString(16)}${extra}\r\n${data}\r\n`).join('')}0\r\n\r\n`,
    })),
    text.map((each) => ({ head: `Content-Length: ${each.length}\r\n`, text: each })),
    text.map((each) => ({ head: '', text: each })),
    text.map((each) => ({ head: 'Content-Length: 20\r\n', text: each })),
  );
  await fuzz(
    'answers as Node reads them',
    fc.asyncProperty(
      fc.constantFrom('', 'HTTP/1.1 103 Early Hints\r\nLink: <a>\r\n\r\n'),
      fc.constantFrom(200, 204, 304, 404, 503),
      fc.array(header, { maxLength: 4 }),
      body,
      async (early, status, headers, { head, text: content }) => {
        const fields = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
        bytes = `${early}HTTP/1.1 ${status} Any\r\n${fields}${head}\r\n${status === 204 || status === 304 ? '' : content}`;
        const [ours, nodes] = [await answerOf(createAgent(), origin), await answerByNode(origin)];
        expect('error' in ours ? { error: 'broken' } : ours).toEqual(nodes);
      },
    ),
    { runs: 300 },
  );
});
