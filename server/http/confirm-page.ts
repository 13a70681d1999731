/** The page that the link in a mail opens to confirm an e-mail address. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { plainPage, sendPage } from './plain-page.ts';
import { words } from './words.ts';

/** `signed-out`: whoever opened it must log in first, so that nobody confirms an account that somebody else created. */
export type ConfirmAddress = (
  token: string,
  request: FastifyRequest,
) => Promise<'confirmed' | 'unknown' | 'signed-out'>;

const confirmed = () => ({
  status: 200,
  html: plainPage(
    words.confirm.done,
    `<p>${words.confirm.doneText} <a href="/dashboard">${words.confirm.dashboard}</a></p>`,
  ),
});

const unknown = () => ({
  status: 404,
  html: plainPage(
    words.confirm.unknown,
    `<p>${words.confirm.unknownText} <a href="/account">${words.confirm.again}</a></p>`,
  ),
});

const tokenOf = ({ params }: FastifyRequest): string =>
  typeof params === 'object' && params !== null && 'token' in params ? String(params.token) : '';

export function addConfirmPage(app: FastifyInstance, confirm: ConfirmAddress): void {
  app.get('/confirm/:token', async (request, reply) => {
    const outcome = await confirm(tokenOf(request), request);
    if (outcome === 'signed-out')
      return reply.redirect(`/api/login?returnTo=${encodeURIComponent(request.url)}`, 302);
    return sendPage(reply, outcome === 'confirmed' ? confirmed() : unknown());
  });
}
