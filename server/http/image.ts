/** Sends an immutable image that only the owner's browser may cache. */
import type { FastifyReply } from 'fastify';

const maxAgeSeconds = 24 * 3600;

export const sendImage = (reply: FastifyReply, bytes: Buffer, mediaType: string): FastifyReply =>
  reply
    .header('cache-control', `private, max-age=${maxAgeSeconds}, immutable`)
    .header('content-disposition', 'inline')
    .type(mediaType)
    .send(bytes);
