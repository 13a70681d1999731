/** Reads an uploaded file into memory, up to a limit. */
import type { Readable } from 'node:stream';
import { refuse } from '../../errors/refusal.ts';

/** Rejects beyond the limit without ending the connection, so that the refusal can still be sent. */
export function readBody(body: Readable, bytesMax: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let bytes = 0;
    body.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > bytesMax) {
        body.removeAllListeners('data');
        body.resume();
        reject(refuse('too_large'));
      } else pieces.push(piece);
    });
    body.on('end', () => resolve(Buffer.concat(pieces)));
    body.on('error', () => reject(refuse('bad_request')));
  });
}
