/** The pages of share links: without scripts, without cookies, out of every index and cache. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hashOf } from './security-headers.ts';

export type SharedView =
  | { readonly kind: 'shown'; readonly html: string }
  | { readonly kind: 'password'; readonly isWrong: boolean }
  | { readonly kind: 'gone' };

export type OpenSharedPage = (visit: {
  readonly token: string;
  readonly password: string | null;
  readonly request: FastifyRequest;
}) => Promise<SharedView>;

const style = `:root{color-scheme:light dark;--text:-apple-system,"Segoe UI",Roboto,"Noto Sans","Liberation Sans",Arial,sans-serif;--paper:#FAF8F3;--ink:#1A1916;--ink-2:#55514A;--line-strong:#8A8474;--accent:#2747C9;--poor:#A72B1A}
@media (prefers-color-scheme:dark){:root{--paper:#141310;--ink:#F3F0E7;--ink-2:#BDB7A8;--line-strong:#7D776A;--accent:#93A8FF;--poor:#FF907D}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:15px/24px var(--text)}main{max-width:420px;margin:96px auto;padding:0 16px}h1{margin:0 0 8px;font:650 26px/32px var(--text);letter-spacing:-.02em}p{margin:0 0 16px;color:var(--ink-2)}
label{display:block;margin-bottom:4px;font-weight:600}input,button{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--line-strong);border-radius:6px;background:transparent;color:var(--ink);font:inherit}button{margin-top:12px;background:var(--ink);border-color:var(--ink);color:var(--paper);font-weight:600;cursor:pointer}
.error{color:var(--poor);font-weight:600}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

const gonePage = page(
  'This link does not work',
  '<p>It was revoked, has ended, or was never there. Ask whoever sent it to you for a new one.</p>',
);

/** The form posts to its own address. */
const passwordPage = (isWrong: boolean): string =>
  page(
    'This report is protected',
    `<p>Enter the password that came with the link.</p><form method="post">${isWrong ? '<p class="error" role="alert" id="wrong">This password is not right.</p>' : ''}<label for="password">Password</label><input id="password" name="password" type="password" required autofocus autocomplete="off" maxlength="200"${isWrong ? ' aria-invalid="true" aria-describedby="wrong"' : ''}><button type="submit">Open</button></form>`,
  );

const policyFor = (isReport: boolean): string =>
  `default-src 'none'; style-src ${isReport ? "'unsafe-inline'" : hashOf(style)}; font-src data:; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

function send(reply: FastifyReply, view: SharedView): FastifyReply {
  const isReport = view.kind === 'shown';
  const status = { shown: 200, password: 200, gone: 404 }[view.kind];
  const html = isReport ? view.html : view.kind === 'gone' ? gonePage : passwordPage(view.isWrong);
  return (
    reply
      .code(view.kind === 'password' && view.isWrong ? 403 : status)
      .header('content-security-policy', policyFor(isReport))
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex, nofollow')
      // With no-referrer the password's form would come from origin null, which is refused.
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(html)
  );
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
