/** TXT records, from a DNS server on loopback. */
import { createSocket } from 'node:dgram';
import { expect, it, onTestFinished } from 'vitest';
import { createTxtLookup } from './txt-lookup.ts';

/** Answers every question with these TXT records, each in parts; 3 is "no such name", 2 "the server failed". */
async function serveDns(records: readonly (readonly string[])[], code = 0): Promise<string> {
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    const end = question.indexOf(0, 12) + 5;
    const head = Buffer.from(question.subarray(0, 12));
    head.writeUInt16BE(0x8180 + code, 2);
    head.writeUInt16BE(records.length, 6);
    head.writeUInt32BE(0, 8);
    const answers = records.map((parts) => {
      const data = Buffer.concat(parts.map((part) => Buffer.from([part.length, ...Buffer.from(part)])));
      const length = Buffer.alloc(2);
      length.writeUInt16BE(data.length);
      return Buffer.concat([Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60]), length, data]);
    });
    socket.send(Buffer.concat([head, question.subarray(12, end), ...answers]), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => socket.close(() => resolve())));
  return `127.0.0.1:${socket.address().port}`;
}

const lookUp = async (...given: Parameters<typeof serveDns>) =>
  createTxtLookup([await serveDns(...given)])('_pagewright.site.example');

it('joins the parts of each record', async () => {
  expect(await lookUp([['v=spf1 -all'], ['pagewright-', 'verification=abc']])).toEqual([
    'v=spf1 -all',
    'pagewright-verification=abc',
  ]);
});

it('tells no record from no response', async () => {
  expect(await lookUp([], 3)).toEqual([]);
  expect(await lookUp([], 2)).toBeNull();
});
