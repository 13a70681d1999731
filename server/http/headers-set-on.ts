/** Reads the headers that hooks have set on a reply, for a response written directly to the socket. */
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

export const headersSetOn = (reply: FastifyReply): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
