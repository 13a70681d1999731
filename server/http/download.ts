/** Sends a file as a download under a name that is safe in headers and file systems. */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { writeZip, type ZipFile } from './zip.ts';

const maxAgeSeconds = 24 * 3600;

/** Sends an immutable image that only the owner's browser may cache. */
export const sendImage = (reply: FastifyReply, bytes: Buffer, mediaType: string): FastifyReply =>
  reply
    .header('cache-control', `private, max-age=${maxAgeSeconds}, immutable`)
    .header('content-disposition', 'inline')
    .type(mediaType)
    .send(bytes);

export interface Download {
  readonly fileName: string;
  readonly body: string | Buffer | Readable;
}

const percentEncode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** RFC 6266: an ASCII name for all clients, and the exact one in `filename*`. */
export function contentDisposition(fileName: string): string {
  const plain = fileName.toWellFormed().replaceAll(/[^\w.-]/g, '-');
  const exact = plain === fileName ? '' : `; filename*=UTF-8''${percentEncode(fileName.toWellFormed())}`;
  return `attachment; filename="${plain}"${exact}`;
}

export const sendDownload = (
  reply: FastifyReply,
  { fileName, body }: Download,
  mediaType: string,
): FastifyReply =>
  reply
    .header('content-disposition', contentDisposition(fileName))
    .header('cache-control', 'no-store')
    .type(
      mediaType.startsWith('text/') || mediaType.endsWith('json') ? `${mediaType}; charset=utf-8` : mediaType,
    )
    .send(body);

export interface ZipDownload {
  readonly fileName: string;
  readonly files: AsyncIterable<ZipFile>;
  readonly at: Date;
}

/**
 * Streamed while it is written; on failure the connection breaks, so that nobody takes a partial file for a
 * complete one.
 */
export const sendZip = (reply: FastifyReply, { fileName, files, at }: ZipDownload): FastifyReply =>
  sendDownload(reply, { fileName, body: Readable.from(writeZip(files, at)) }, 'application/zip');
