/** Routes of sign-in, sign-out and the account itself. */
import * as session from '@pagewright/contract/endpoints/session';
import { ownPath } from '@pagewright/contract/own-path';
import { Refusal, refuse } from '../errors/refusal.ts';
import { sendZip } from '../http/download.ts';
import { type RequestContext, type Route, route } from '../http/mount.ts';
import type { Cookies } from '../http/session-cookie.ts';
import { changeName, changePassword } from '../services/accounts/change-account.ts';
import { requestConfirmation } from '../services/accounts/confirm-email.ts';
import { deleteAccount } from '../services/accounts/delete-account.ts';
import { exportAccount } from '../services/accounts/export-account.ts';
import { beginOidcLogin, finishOidcLogin, loginLifeMs } from '../services/accounts/oidc-sign-in.ts';
import { type ClientContext, register, type SignedIn } from '../services/accounts/register.ts';
import { requestPasswordReset, resetPassword } from '../services/accounts/reset-password.ts';
import { deviceLifeMs, sessionLifeMs, signOut } from '../services/accounts/sessions.ts';
import { readOutbox } from '../services/accounts/settings.ts';
import { signIn } from '../services/accounts/sign-in.ts';
import type { Deps } from '../services/deps.ts';

const done = { ok: true } as const;
const home = '/dashboard';

export function sessionRoutes(deps: Deps, cookies: Cookies): Route[] {
  const welcome = ({ reply }: Pick<RequestContext, 'reply'>, { user, token, device }: SignedIn) => {
    cookies.writeSession(reply, token, sessionLifeMs);
    cookies.writeDevice(reply, device, deviceLifeMs);
    return user;
  };
  const clientOf = ({ address, network, token, request }: RequestContext): ClientContext => ({
    address,
    network,
    token,
    device: cookies.readDevice(request),
  });

  return [
    route(session.readUser, ({ user }) => user),

    route(session.logIn, async ({ query, reply, request }) => {
      const returnTo = ownPath(query.returnTo, home);
      if (deps.identity === null) {
        const mode = query.mode === undefined ? '' : `mode=${query.mode}&`;
        return reply.redirect(`/login?${mode}returnTo=${encodeURIComponent(returnTo)}`, 302);
      }
      try {
        const { url, key } = await beginOidcLogin(deps, returnTo);
        cookies.writeLogin(reply, key, loginLifeMs);
        return reply.redirect(url, 302);
      } catch (error) {
        request.log.warn(
          { event: 'oidc.sign_in_failed', error: String(error) },
          'a sign-in could not be started',
        );
        return reply.redirect('/login?problem=sign-in-failed', 302);
      }
    }),

    route(session.logInCallback, async ({ request, reply, token }) => {
      const query = request.url.split('?', 2)[1] ?? '';
      const key = cookies.readLogin(request);
      cookies.clearLogin(reply);
      try {
        const login = await finishOidcLogin(deps, { query, key, previousToken: token });
        cookies.writeSession(reply, login.token, sessionLifeMs);
        return reply.redirect(ownPath(login.returnTo, home), 302);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return reply.redirect('/login?problem=sign-in-failed', 302);
      }
    }),

    // A link on another site must not be able to sign people out.
    route(session.logOut, async ({ request, reply, token }) => {
      if (request.headers['sec-fetch-site'] === 'cross-site') throw refuse('foreign_origin');
      const leadTo = await signOut(deps, token);
      cookies.clearSession(reply);
      return reply.redirect(leadTo, 302);
    }),

    route(session.register, async (input) =>
      welcome(input, await register(deps, input.body, clientOf(input))),
    ),
    route(session.signIn, async (input) => welcome(input, await signIn(deps, input.body, clientOf(input)))),

    route(session.requestConfirmation, async ({ user }) => {
      await requestConfirmation(deps, user);
      return done;
    }),
    route(session.requestPasswordReset, async (input) => {
      await requestPasswordReset(deps, input.body.email, clientOf(input));
      return done;
    }),
    route(session.resetPassword, async (input) =>
      welcome(input, await resetPassword(deps, input.body, clientOf(input))),
    ),

    route(session.changeName, ({ user, body }) => changeName(deps, user, body)),
    route(session.changePassword, async ({ user, body, token }) => {
      if (token === null) throw refuse('not_authenticated');
      await changePassword(deps, user, { form: body, token });
      return done;
    }),
    route(session.deleteAccount, async ({ user, body, reply }) => {
      await deleteAccount(deps, user, body);
      cookies.clearSession(reply);
      return done;
    }),

    route(session.exportAccount, ({ user, reply }) => {
      const at = deps.now();
      const fileName = `pagewright-data-${at.toISOString().slice(0, 10)}.zip`;
      return sendZip(reply, { fileName, at, files: exportAccount(deps, user) });
    }),
    route(session.readOutbox, ({ user }) => readOutbox(deps, user)),
    route(session.readServerInfo, () => deps.serverInfo),
  ];
}
