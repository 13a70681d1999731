/** Reads JSON bodies: none that is larger than its endpoint needs or nested deeply is parsed. */
import type { Readable } from 'node:stream';
import { limits } from '@pagewright/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../errors/refusal.ts';
import { words } from './words.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of the route's endpoint. */
    bodyBytesMax?: number;
  }
}

/** Our own deepest body, a saved comparison, has 6. */
const levelsMax = 20;

const quote = 0x22;
const backslash = 0x5c;
const [openBracket, closeBracket] = [0x5b, 0x5d];
const [openBrace, closeBrace] = [0x7b, 0x7d];

/** The index behind the string that begins at `start`. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === backslash) at += 1;
    else if (code === quote) return at;
  }
  return text.length;
}

/** Whether arrays and objects are nested deeper than this; stops at the first that is. */
export function isNestedDeeper(text: string, levels: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at);
    else if (code === openBracket || code === openBrace) {
      depth += 1;
      if (depth > levels) return true;
    } else if (code === closeBracket || code === closeBrace) depth -= 1;
  }
  return false;
}

/** Rejects beyond the limit without ending the connection, so that the refusal can still be sent. */
function readText(payload: Readable, mostBytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let bytes = 0;
    const stop = (error: Error): void => {
      payload.removeAllListeners('data');
      reject(error);
    };
    payload.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > mostBytes) stop(refuse('too_large'));
      else pieces.push(piece);
    });
    payload.on('end', () => resolve(Buffer.concat(pieces).toString('utf8')));
    payload.on('error', () => stop(refuse('bad_request')));
  });
}

/** Replaces Fastify's parsers, which limit every body alike and take text too. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
    if ((request.headers['content-encoding'] ?? 'identity') !== 'identity')
      throw refuse('unsupported_media_type', { message: words.refusals.encoding });
    const mostBytes = request.routeOptions.config.bodyBytesMax ?? limits.bodyBytes.any;
    if (Number(request.headers['content-length']) > mostBytes) throw refuse('too_large');
    const text = await readText(payload, mostBytes);
    if (isNestedDeeper(text, levelsMax)) throw refuse('too_deep');
    return new Promise((resolve, reject) => {
      void parse(request, text, (error, body) => (error === null ? resolve(body) : reject(error)));
    });
  });
}
