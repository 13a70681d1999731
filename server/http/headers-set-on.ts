/** The headers that hooks have set on a reply, for an answer that is written to the socket itself. */
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

export const headersSetOn = (reply: FastifyReply): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
