/** The page that the link in a mail opens to confirm an e-mail address. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { plainPage, sendPage } from './plain-page.ts';

/** `signed-out`: whoever opened it must log in first, so that nobody confirms an account that somebody else created. */
export type ConfirmAddress = (
  token: string,
  request: FastifyRequest,
) => Promise<'confirmed' | 'unknown' | 'signed-out'>;

const confirmed = {
  status: 200,
  html: plainPage(
    'E-mail address confirmed',
    '<p>Alerts and notices now go to this e-mail address. <a href="/dashboard">Go to the dashboard</a></p>',
  ),
};

const unknown = {
  status: 404,
  html: plainPage(
    'This link does not work',
    '<p>It was used, has expired or belongs to another account than the one you are logged in to. <a href="/account">Send a new link from your account page</a></p>',
  ),
};

const tokenOf = ({ params }: FastifyRequest): string =>
  typeof params === 'object' && params !== null && 'token' in params ? String(params.token) : '';

export function addConfirmPage(app: FastifyInstance, confirm: ConfirmAddress): void {
  app.get('/confirm/:token', async (request, reply) => {
    const outcome = await confirm(tokenOf(request), request);
    if (outcome === 'signed-out')
      return reply.redirect(`/api/login?returnTo=${encodeURIComponent(request.url)}`, 302);
    return sendPage(reply, outcome === 'confirmed' ? confirmed : unknown);
  });
}
