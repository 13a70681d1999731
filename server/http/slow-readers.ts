/** Ends connections whose client does not read: what it was sent would stay in memory for as long as it likes. */
import { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';

/** While nothing of a response could be sent; streams send something more often. */
const defaultStalledMs = 60_000;

/** From the first byte of the response on; how long it takes until then is for the route to say. */
export function endWhenStalled({ raw }: Pick<FastifyReply, 'raw'>, stalledMs = defaultStalledMs): void {
  // Without a listener, Node destroys the socket. A kept-alive connection gets its own time limit again afterwards.
  if (raw.socket instanceof Socket) raw.setTimeout(stalledMs);
}
