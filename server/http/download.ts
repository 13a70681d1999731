/** Sends a file for the browser to save, under a name that is safe in a header and on a disk. */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { writeZip, type ZipFile } from './zip.ts';

export interface Download {
  readonly fileName: string;
  readonly body: string | Buffer | Readable;
}

const percentEncode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** RFC 6266: a plain name for everyone, and the exact one for those who read `filename*`. */
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

/** Sent while it is written; when a file cannot be had, the connection breaks, so that nobody takes half for the whole. */
export const sendZip = (reply: FastifyReply, { fileName, files, at }: ZipDownload): FastifyReply =>
  sendDownload(reply, { fileName, body: Readable.from(writeZip(files, at)) }, 'application/zip');
