/** Ends requests that take too long to arrive: the larger a body may be, the longer it may take. */
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Of a request with a usual body: a megabyte at 17 KB a second. */
export const requestMs = 60_000;
/** A megabyte a second, of what is large. */
const bytesPerMs = 1000;

export const bodyMsOf = (bytesMax: number, leastMs = requestMs): number =>
  Math.ceil(leastMs + bytesMax / bytesPerMs);

/** As Node does for the server as a whole. */
const tooLate = (): Error =>
  Object.assign(new Error('The request did not arrive in time.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

export function endSlowBodies(app: FastifyInstance, leastMs = requestMs): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
    if (raw.socket instanceof Socket && (length !== '0' || encoding !== undefined)) {
      const bytesMax = request.routeOptions.config.bodyBytesMax ?? 0;
      const timer = setTimeout(
        () => {
          if (!raw.complete) app.server.emit('clientError', tooLate(), raw.socket);
        },
        bodyMsOf(bytesMax, leastMs),
      );
      for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer));
    }
    done();
  });
}
