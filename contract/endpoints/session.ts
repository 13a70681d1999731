/** Signing in and out, and the account itself. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { OutboxMail } from '../entities/mail.ts';
import { ServerInfo } from '../entities/server-info.ts';
import {
  AccountDeletionForm,
  Email,
  NameForm,
  NewPassword,
  PasswordChangeForm,
  RevokeKeys,
  SignInForm,
  SignUpForm,
  User,
} from '../entities/user.ts';

const tag = 'Session';
const Done = z.object({ ok: z.literal(true) });

export const readUser = defineEndpoint({
  name: 'readUser',
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in user; 401 when there is none.',
  tag,
  access: 'user',
  kind: 'json',
  response: User,
});

export const logIn = defineEndpoint({
  name: 'logIn',
  method: 'GET',
  path: '/api/login',
  summary:
    'Starts sign-in: redirects to the sign-in screen (with mode=sign-up: to account creation), or to the identity provider if one is set up.',
  tag,
  access: 'anyone',
  kind: 'redirect',
  query: z.object({ returnTo: z.string().max(2000).optional(), mode: z.literal('sign-up').optional() }),
});

export const logInCallback = defineEndpoint({
  name: 'logInCallback',
  method: 'GET',
  path: '/api/callback',
  summary: 'Where the identity provider redirects back to; ends in a session or an error page.',
  tag,
  access: 'anyone',
  kind: 'redirect',
  refusals: ['sign_in_failed'],
});

export const logOut = defineEndpoint({
  name: 'logOut',
  method: 'GET',
  path: '/api/logout',
  summary: 'Ends the session and redirects to /.',
  tag,
  access: 'anyone',
  kind: 'redirect',
  refusals: ['foreign_origin'],
});

export const register = defineEndpoint({
  name: 'register',
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Creates a local account and signs it in.',
  tag,
  access: 'anyone',
  kind: 'json',
  body: SignUpForm,
  response: User,
  refusals: [
    'invalid_input',
    'password_too_common',
    'email_taken',
    'local_accounts_off',
    'too_many_attempts',
  ],
});

export const signIn = defineEndpoint({
  name: 'signIn',
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Signs in with e-mail and password.',
  tag,
  access: 'anyone',
  kind: 'json',
  body: SignInForm,
  response: User,
  refusals: ['invalid_input', 'wrong_credentials', 'local_accounts_off', 'too_many_attempts'],
});

export const requestConfirmation = defineEndpoint({
  name: 'requestConfirmation',
  method: 'POST',
  path: '/api/auth/confirmation',
  summary: 'Mails the link that confirms the e-mail address again.',
  tag,
  access: 'user',
  kind: 'json',
  response: Done,
  refusals: ['too_many_attempts'],
});

export const requestPasswordReset = defineEndpoint({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/api/auth/reset-request',
  summary:
    'Mails a link to choose a new password; the response is the same for known and unknown e-mail addresses.',
  tag,
  access: 'anyone',
  kind: 'json',
  body: z.object({ email: Email }),
  response: Done,
  refusals: ['invalid_input', 'local_accounts_off', 'too_many_attempts'],
});

export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/auth/reset',
  summary:
    'Sets a new password with the token of a mailed link, ends all sessions, revokes all API keys unless told not to, and signs in. An account whose e-mail address nobody had confirmed is emptied first, unless the browser is known to it.',
  tag,
  access: 'anyone',
  kind: 'json',
  body: z.object({ token: z.string().min(1).max(200), password: NewPassword, revokeKeys: RevokeKeys }),
  response: User,
  refusals: ['invalid_input', 'reset_link_invalid', 'password_too_common', 'too_many_attempts'],
});

export const changeName = defineEndpoint({
  name: 'changeName',
  method: 'PATCH',
  path: '/api/auth/user',
  summary: 'Changes first and last name.',
  tag,
  access: 'user',
  kind: 'json',
  body: NameForm,
  response: User,
  refusals: ['invalid_input'],
});

export const changePassword = defineEndpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/api/auth/password',
  summary: 'Changes the password, ends every other session and revokes all API keys unless told not to.',
  tag,
  access: 'user',
  kind: 'json',
  body: PasswordChangeForm,
  response: Done,
  refusals: [
    'invalid_input',
    'wrong_password',
    'password_too_common',
    'local_accounts_off',
    'too_many_attempts',
  ],
});

export const deleteAccount = defineEndpoint({
  name: 'deleteAccount',
  method: 'DELETE',
  path: '/api/auth/user',
  summary: 'Deletes the account with everything it holds.',
  tag,
  access: 'user',
  kind: 'json',
  body: AccountDeletionForm,
  response: Done,
  refusals: ['invalid_input', 'wrong_password', 'too_many_attempts'],
});

export const exportAccount = defineEndpoint({
  name: 'exportAccount',
  method: 'GET',
  path: '/api/auth/user/export',
  summary:
    'Everything the account holds as one ZIP file of JSON files and screenshots, named pagewright-data-{date}.zip.',
  tag,
  access: 'user',
  kind: 'download',
  rateLimit: 'work',
  mediaType: 'application/zip',
  refusals: ['too_many_requests'],
});

export const readOutbox = defineEndpoint({
  name: 'readOutbox',
  method: 'GET',
  path: '/api/auth/outbox',
  summary: 'Messages to the user that were kept because no mail server is set up.',
  tag,
  access: 'user',
  kind: 'json',
  response: z.array(OutboxMail),
});

export const readServerInfo = defineEndpoint({
  name: 'readServerInfo',
  method: 'GET',
  path: '/api/server',
  summary: 'What the web interface needs to know about this server.',
  tag,
  access: 'anyone',
  kind: 'json',
  response: ServerInfo,
});
