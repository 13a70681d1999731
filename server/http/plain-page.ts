/** Small pages without scripts for people who have a link and need no account. */
import type { FastifyReply } from 'fastify';
import { hashOf } from './security-headers.ts';

const style = `:root{color-scheme:light dark;--text:-apple-system,"Segoe UI",Roboto,"Noto Sans","Liberation Sans",Arial,sans-serif;--paper:#FAF8F3;--ink:#1A1916;--ink-2:#55514A;--line-strong:#8A8474;--accent:#2747C9;--poor:#A72B1A}
@media (prefers-color-scheme:dark){:root{--paper:#141310;--ink:#F3F0E7;--ink-2:#BDB7A8;--line-strong:#7D776A;--accent:#93A8FF;--poor:#FF907D}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:15px/24px var(--text)}main{max-width:420px;margin:96px auto;padding:0 16px;overflow-wrap:anywhere}h1{margin:0 0 8px;font:650 26px/32px var(--text);letter-spacing:-.02em}p{margin:0 0 16px;color:var(--ink-2)}
label{display:block;margin-bottom:4px;font-weight:600}input,button{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--line-strong);border-radius:6px;background:transparent;color:var(--ink);font:inherit}button{margin-top:12px;background:var(--ink);border-color:var(--ink);color:var(--paper);font-weight:600;cursor:pointer}
.error{color:var(--poor);font-weight:600}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`;

/** `title` and `body` are markup. */
export const plainPage = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeText = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => references[character] ?? '');

/** Out of every index and cache. A report has styles of its own. */
export function sendPage(
  reply: FastifyReply,
  { status, html, isReport = false }: { status: number; html: string; isReport?: boolean },
): FastifyReply {
  const styles = isReport ? "'unsafe-inline'" : hashOf(style);
  return (
    reply
      .code(status)
      .header(
        'content-security-policy',
        `default-src 'none'; style-src ${styles}; font-src data:; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      )
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex, nofollow')
      // With no-referrer a form of the page would come from origin null, which is refused.
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(html)
  );
}
