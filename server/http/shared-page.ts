/** The pages of share links: without scripts, without cookies, out of every index and cache. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainPage, sendPage } from './plain-page.ts';
import { words } from './words.ts';

export type SharedView =
  | { readonly kind: 'shown'; readonly html: string }
  | { readonly kind: 'password'; readonly isWrong: boolean }
  | { readonly kind: 'gone' }
  | { readonly kind: 'later'; readonly seconds: number };

export type OpenSharedPage = (visit: {
  readonly token: string;
  readonly password: string | null;
  readonly request: FastifyRequest;
}) => Promise<SharedView>;

const gonePage = () => plainPage(words.shared.gone, `<p>${words.shared.goneText}</p>`);

const laterPage = () => plainPage(words.shared.later, `<p>${words.shared.laterText}</p>`);

/** The form posts to its own address. */
const passwordPage = (isWrong: boolean): string =>
  plainPage(
    words.shared.protected,
    `<p>${words.shared.protectedText}</p><form method="post">${isWrong ? `<p class="error" role="alert" id="wrong">${words.shared.wrong}</p>` : ''}<label for="password">${words.shared.password}</label><input id="password" name="password" type="password" required autofocus autocomplete="off" maxlength="200"${isWrong ? ' aria-invalid="true" aria-describedby="wrong"' : ''}><button type="submit">${words.shared.open}</button></form>`,
  );

function send(reply: FastifyReply, view: SharedView): FastifyReply {
  if (view.kind === 'shown') return sendPage(reply, { status: 200, html: view.html, isReport: true });
  if (view.kind === 'gone') return sendPage(reply, { status: 404, html: gonePage() });
  if (view.kind === 'later')
    return sendPage(reply.header('retry-after', String(view.seconds)), { status: 429, html: laterPage() });
  return sendPage(reply, { status: view.isWrong ? 403 : 200, html: passwordPage(view.isWrong) });
}

const tokenOf = ({ params }: FastifyRequest): string =>
  typeof params === 'object' && params !== null && 'token' in params ? String(params.token) : '';

const passwordOf = ({ body }: FastifyRequest): string =>
  typeof body === 'string' ? (new URLSearchParams(body).get('password') ?? '') : '';

const formBytes = 4096;

export async function addSharedPages(app: FastifyInstance, open: OpenSharedPage): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formBytes },
      (_request, body, done) => done(null, body),
    );
    scope.get('/s/:token', async (request, reply) =>
      send(reply, await open({ token: tokenOf(request), password: null, request })),
    );
    scope.post('/s/:token', async (request, reply) =>
      send(reply, await open({ token: tokenOf(request), password: passwordOf(request), request })),
    );
  });
}
