/** The test checkout as a static page without scripts that cannot be mistaken for a payment. */
import type { PurchaseState } from '@pagewright/contract/entities/usage';
import type { FastifyReply } from 'fastify';
import { hashOf } from './security-headers.ts';
import { words } from './words.ts';

export interface TestCheckoutView {
  /** Its own URL: the forms post to /pay and /cancel below it. */
  readonly url: string;
  readonly packageName: string;
  readonly credits: number;
  readonly price: string;
  readonly email: string | null;
  readonly state: PurchaseState;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const style = `:root{color-scheme:light dark;--text:-apple-system,"Segoe UI",Roboto,"Noto Sans","Liberation Sans",Arial,sans-serif;--paper:#FAF8F3;--surface:#FFF;--ink:#1A1916;--ink-2:#55514A;--line:#E3DED2;--line-strong:#8A8474;--accent:#2747C9;--fair:#7C5300;--fair-tint:#FAEFD2}
@media (prefers-color-scheme:dark){:root{--paper:#141310;--surface:#1D1B17;--ink:#F3F0E7;--ink-2:#BDB7A8;--line:#302D26;--line-strong:#7D776A;--accent:#93A8FF;--fair:#EFC763;--fair-tint:#2E2510}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:15px/24px var(--text);font-variant-numeric:tabular-nums}
.band{padding:12px 16px;background:var(--fair-tint);border-bottom:2px solid var(--fair);color:var(--fair);font-weight:600;text-align:center}
main{max-width:480px;margin:48px auto;padding:0 16px}h1{margin:0 0 8px;font:650 30px/36px var(--text);letter-spacing:-.02em}p{margin:0 0 16px;color:var(--ink-2)}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:8px 16px;margin:24px 0;padding:24px;background:var(--surface);border:1px solid var(--line);border-radius:10px}dt{color:var(--ink-2)}dd{margin:0;text-align:end;overflow-wrap:anywhere;font-weight:600}
.total{font-size:22px;line-height:28px}form{margin:0 0 8px}button,.back{display:block;width:100%;min-height:44px;padding:10px 16px;border:1px solid var(--line-strong);border-radius:6px;background:transparent;color:var(--ink);font:600 15px/22px var(--text);text-align:center;text-decoration:none;cursor:pointer}
button.pay,.back{background:var(--ink);border-color:var(--ink);color:var(--paper)}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`;

export const testCheckoutPolicy = `default-src 'none'; style-src ${hashOf(style)}; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const forms = ({ url, credits }: TestCheckoutView): string =>
  `<form method="post" action="${escape(url)}/pay"><button class="pay" type="submit">${words.checkout.pay({ credits })}</button></form>
<form method="post" action="${escape(url)}/cancel"><button type="submit">${words.checkout.cancel}</button></form>`;

const statusMessage = (state: Exclude<PurchaseState, 'open'>): string =>
  `<p role="status">${words.checkout.states[state]}</p><a class="back" href="/account">${words.checkout.back}</a>`;

function renderPage(view: TestCheckoutView): string {
  const { packageName, credits, price, email, state } = view;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.checkout.tab}</title><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${style}</style></head>
<body><header class="band">${words.checkout.band}</header>
<main><h1>${words.checkout.title}</h1><p>${words.checkout.text}</p>
<dl><dt>${words.checkout.package}</dt><dd>${escape(packageName)}</dd><dt>${words.checkout.credits}</dt><dd>${credits}</dd>${email === null ? '' : `<dt>${words.checkout.account}</dt><dd>${escape(email)}</dd>`}<dt>${words.checkout.price}</dt><dd>${escape(price)}</dd><dt class="total">${words.checkout.total}</dt><dd class="total">${words.checkout.nothing}</dd></dl>
${state === 'open' ? forms(view) : statusMessage(state)}</main></body></html>`;
}

export const sendTestCheckout = (reply: FastifyReply, view: TestCheckoutView): FastifyReply =>
  reply
    .code(view.state === 'expired' ? 410 : 200)
    .header('content-security-policy', testCheckoutPolicy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(renderPage(view));
