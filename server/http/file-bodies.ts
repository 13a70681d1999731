/** Takes files as bodies, which their handlers read from the request as they arrive. */
import type { FastifyInstance } from 'fastify';
import { refuse } from '../errors/refusal.ts';
import { type MountOptions, mount, type Route } from './mount.ts';
import { words } from './words.ts';

/** In a scope of their own, so that no other route takes them: each route those of its endpoint. */
export async function mountWithFiles(
  app: FastifyInstance,
  routes: readonly Route[],
  mounting: MountOptions,
): Promise<void> {
  for (const each of routes) {
    const { bodyTypes = [], bodyBytesMax = 0 } = each.endpoint;
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser([...bodyTypes], (request, _body, done) => {
        const isTooLarge = Number(request.headers['content-length']) > bodyBytesMax;
        done(isTooLarge ? refuse('too_large') : null, null);
      });
      scope.addContentTypeParser('*', (_request, _body, done) =>
        done(refuse('unsupported_media_type', { message: words.files.type({ types: bodyTypes }) }), null),
      );
      mount(scope, [each], mounting);
    });
  }
}
