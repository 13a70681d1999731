/** A small site on loopback and its analysis, for tests of conversations. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Page } from '@pagewright/contract/entities/page';
import { penaltyOf, scorePage } from '@pagewright/engine/audit/score';
import { parseConnectTo } from '@pagewright/engine/fetch/connect-to';
import { createHttpClient, type HttpClient } from '@pagewright/engine/fetch/http-client';
import { auditPageContent } from '@pagewright/engine/pipeline/audit-page';
import { anAnalysis } from './stored-analysis.ts';

export const breadUrl = 'https://shop.example/bread';
export const ryeUrl = 'https://shop.example/bread/rye?size=1 kg#crust';

const head = (title: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>`;

export const breadHtml = `${head('Bread')}<body><main><h1>Sourdough bread from a wood-fired oven</h1>
<p>We bake sourdough bread every night in a wood-fired oven. The dough rests for twenty hours, and it is shaped by hand before it goes into the oven.</p>
<p>A loaf costs £6 and weighs a kilogram; it keeps for five days in a linen bag, but most people finish it in three.</p>
<h2>What if it gets hard?</h2><p>Toast it. A stale loaf makes the best toast.</p>
<img src="/files/sourdough-loaf.jpg"></main></body></html>`;

export const ryeHtml = `${head('Rye bread baked slowly, with nothing but rye and salt in it')}<body><main><h1>Rye bread</h1><p>Rye bread is baked for two hours at a falling heat, and it tastes best on the third day.</p></main></body></html>`;

export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

export interface ConversationSite {
  readonly http: HttpClient;
  /** Requested paths, without robots.txt. */
  readonly requested: string[];
  behave: Behaviour;
  readonly close: () => Promise<void>;
}

const html: Behaviour = ({ url = '' }, response) => {
  const body = url.startsWith('/bread/rye') ? ryeHtml : url === '/bread' ? breadHtml : null;
  if (body === null) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);
};
export const asUsual: Behaviour = html;

export async function serveConversationSite(): Promise<ConversationSite> {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/robots.txt') {
      response.writeHead(404).end();
      return;
    }
    requested.push(request.url ?? '');
    site.behave(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const site: ConversationSite = {
    http: createHttpClient({ connectTo: parseConnectTo(`shop.example=127.0.0.1:${port}`) }),
    requested,
    behave: html,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return site;
}

function auditedPage(url: string, body: string): Page {
  const bytes = Buffer.from(body, 'utf8');
  const page = {
    requestedUrl: url,
    url,
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: bytes,
    truncated: false,
    transferBytes: bytes.byteLength,
    hops: [],
    firstByteMs: 0,
    totalMs: 0,
  };
  const { summary, issues } = auditPageContent({ page, isOpenToGoogle: true }, { today: '2026-11-15' });
  const score = scorePage(issues.map((issue) => penaltyOf(issue)));
  return { ...summary, url, indexable: true, issues: [...issues], suggestions: [], score };
}

const pages = [auditedPage(breadUrl, breadHtml), auditedPage(ryeUrl, ryeHtml)];

/** The analysis that a scan of the two pages would have stored. */
export function analysisOfSite(): Analysis {
  return anAnalysis({
    pages,
    scoreBasis: { weights: [0.6, 0.4], others: [], host: [], passedRules: [] },
  });
}
