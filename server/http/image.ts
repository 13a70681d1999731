/** Sends a picture that never changes, for its owner's browser alone to keep. */
import type { FastifyReply } from 'fastify';

const keptSeconds = 24 * 3600;

export const sendImage = (reply: FastifyReply, bytes: Buffer, mediaType: string): FastifyReply =>
  reply
    .header('cache-control', `private, max-age=${keptSeconds}, immutable`)
    .header('content-disposition', 'inline')
    .type(mediaType)
    .send(bytes);
