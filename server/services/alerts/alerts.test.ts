/** Alerts: what is told of a run, once and by each channel, whatever the receiver does. */
import { createHmac, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AlertKind, type AlertMessage, type Alerts } from '@pagewright/contract/entities/alert';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { SiteSummary } from '@pagewright/contract/entities/site';
import { parseConnectTo } from '@pagewright/engine/fetch/connect-to';
import { createPoster, type Poster } from '@pagewright/engine/fetch/post-message';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noteEndedRun } from '../../store/alert-runs.ts';
import { inTransaction } from '../../store/database.ts';
import { anAnalysis, anIssue, aPage, storeAnalysis } from '../../testing/stored-analysis.ts';
import { createTestApp, publicUrl, type TestApp } from '../../testing/test-app.ts';
import type { Deps } from '../deps.ts';
import { deliverAlerts } from './deliver-alerts.ts';
import { findNews } from './find-news.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const host = 'receiver.example';
const webhookUrl = `https://${host}/hook`;
const received: Received[] = [];
let answer: (response: ServerResponse) => void;
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    received.push({ headers: request.headers, body });
    answer(response);
  });
});

let server: TestApp;
let deps: Deps;
let cookie: string;
let userId: string;
let email: string;
let siteId: string;
let webhooks: Poster;
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', () => resolve()));
  const { port } = receiver.address() as AddressInfo;
  webhooks = createPoster({ connectTo: parseConnectTo(`${host}=127.0.0.1:${port}`), timeoutMs: 300 });
  server = await createTestApp({ webhooks });
  deps = server.deps;
});
afterAll(async () => {
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
  await webhooks.close();
  await server.close();
});

const faulty = [aPage('https://shop.example/', { issues: [anIssue()] })];
const day = (date: number, over: Partial<Analysis> = {}) =>
  anAnalysis({ date: `2026-11-${String(date).padStart(2, '0')}T10:00:00.000Z`, ...over });

beforeEach(async () => {
  received.length = 0;
  server.mails.length = 0;
  await server.db.deleteFrom('alert_deliveries').execute();
  answer = (response) => response.writeHead(204).end();
  server.clock.now = new Date('2026-11-15T12:00:00Z');
  email = `${randomUUID()}@mail.example`;
  cookie = await server.signUp(email);
  userId = (await server.call('GET', '/api/auth/user', { cookie })).json<{ id: string }>().id;
  await storeAnalysis(server, cookie, day(1));
  const sites = await server.call('GET', '/api/sites', { cookie });
  siteId = sites.json<SiteSummary[]>()[0]?.id ?? '';
});

const save = (over: object = {}) =>
  server.call('PUT', `/api/sites/${siteId}/alerts`, {
    cookie,
    body: { byEmail: true, webhookUrl, kinds: AlertKind.options, scoreDrop: 5, ...over },
  });

/** A run that has ended, as `finishRun` leaves it. */
async function ended(analysis: Analysis): Promise<Analysis> {
  await storeAnalysis(server, cookie, analysis);
  const run = { id: analysis.id, userId, siteKey: 'shop.example' };
  await inTransaction(server.db, (tx) => noteEndedRun(tx, run, null));
  return analysis;
}
const failed = (sentence: string) =>
  inTransaction(server.db, (tx) =>
    noteEndedRun(tx, { id: randomUUID(), userId, siteKey: 'shop.example' }, sentence),
  );

async function tell(node: Deps = deps): Promise<void> {
  await findNews(node);
  await deliverAlerts(node);
}
const wait = (minutes: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
};
const stored = async () =>
  (await server.call('GET', `/api/sites/${siteId}/alerts`, { cookie })).json<{
    alerts: Alerts;
    deliveries: { channel: string; state: string; attempts: number; error: string | null }[];
  }>();
const ofWebhook = async () => (await stored()).deliveries.filter(({ channel }) => channel === 'webhook');

describe('a run with a new critical issue', () => {
  it('is told once by each channel: what changed first, a link that opens it, a way to end it', async () => {
    await save();
    const { id } = await ended(day(2, { pages: faulty }));
    await tell();
    await tell();
    expect(server.mails).toHaveLength(1);
    const [mail] = server.mails;
    expect(mail).toMatchObject({ to: email, subject: 'shop.example: 1 new critical issue' });
    expect(mail?.text).toMatch(/^1 new critical issue\.\n {2}Title is missing: https:\/\/shop\.example\//);
    expect(mail?.text).toContain(`${publicUrl}/analysis/${id}/changes?since=`);
    expect(mail?.text).toContain(mail?.unsubscribeUrl);
    expect(received).toHaveLength(1);
    const message = JSON.parse(received[0]?.body ?? '') as AlertMessage;
    expect(message).toMatchObject({
      type: 'alert',
      site: { id: siteId, domain: 'shop.example' },
      analysisId: id,
      items: [{ kind: 'new-critical-issue' }],
    });
    expect((await stored()).deliveries.map(({ state, attempts }) => [state, attempts])).toEqual([
      ['sent', 1],
      ['sent', 1],
    ]);
  });

  it('waits until the owner has confirmed the e-mail address', async () => {
    await save({ webhookUrl: null });
    await ended(day(2, { pages: faulty }));
    const sending = { ...deps, serverInfo: { ...deps.serverInfo, sendsMail: true } };
    await tell(sending);
    expect(server.mails).toEqual([]);
    expect((await stored()).deliveries).toMatchObject([
      { state: 'waiting', error: expect.stringContaining('Your e-mail address is not confirmed.') },
    ]);
    await server.db.updateTable('users').set({ email_confirmed_at: new Date() }).execute();
    wait(1);
    await tell(sending);
    expect(server.mails).toHaveLength(1);
  });

  it('is signed over the time and the body', async () => {
    const { webhookSecret } = (await save()).json<Alerts>();
    await ended(day(2, { pages: faulty }));
    await tell();
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    const seconds = server.clock.now.getTime() / 1000;
    const digest = createHmac('sha256', webhookSecret ?? '')
      .update(`${seconds}.${body}`)
      .digest('hex');
    expect(headers['pagewright-signature']).toBe(`t=${seconds},v1=${digest}`);
    expect(headers['pagewright-delivery']).toBe((JSON.parse(body) as AlertMessage).id);
  });

  it('is told once when two nodes work at the same time', async () => {
    await save();
    for (let run = 2; run < 12; run += 1)
      await ended(day(run, { pages: run % 2 === 0 ? faulty : [aPage('https://shop.example/')] }));
    await Promise.all([tell(), tell(), tell({ ...deps })]);
    expect(server.mails).toHaveLength(5);
    expect(new Set(received.map(({ headers }) => headers['pagewright-delivery'])).size).toBe(5);
    expect(received).toHaveLength(5);
  });
});

describe('an owner is not told', () => {
  it('when nothing changed, of the first analysis, or what was not asked for', async () => {
    await save({ kinds: ['score-fell'] });
    await ended(day(2, { pages: faulty }));
    await tell();
    await save();
    await ended(day(3, { pages: faulty }));
    await tell();
    expect([server.mails, received]).toEqual([[], []]);
  });

  it('when alerts were ended meanwhile', async () => {
    await save();
    await ended(day(2, { pages: faulty }));
    await findNews(deps);
    await server.call('DELETE', `/api/sites/${siteId}/alerts`, { cookie });
    await deliverAlerts(deps);
    expect([server.mails, received]).toEqual([[], []]);
  });
});

describe('a site that cannot be read', () => {
  it('is told once, and again after it could be read', async () => {
    await save();
    await failed('shop.example refused the connection.');
    await tell();
    await failed('shop.example refused the connection.');
    await tell();
    expect(server.mails.map(({ subject }) => subject)).toEqual(['shop.example: Site unreachable']);
    expect(server.mails[0]?.text).toContain('refused the connection');
    expect(server.mails[0]?.text).toContain(`${publicUrl}/sites/${siteId}`);
    await ended(day(2));
    await tell();
    await failed('shop.example refused the connection.');
    await tell();
    expect(server.mails).toHaveLength(2);
  });
});

describe('a receiver', () => {
  it('that fails is tried again with growing pauses, with the same message, until it works', async () => {
    await save({ byEmail: false });
    answer = (response) => response.writeHead(500).end();
    await ended(day(2, { pages: faulty }));
    await tell();
    await tell();
    expect(received).toHaveLength(1);
    expect(await ofWebhook()).toMatchObject([{ state: 'waiting', error: `${host} returned status 500.` }]);
    wait(1);
    await tell();
    wait(4);
    await tell();
    expect(received).toHaveLength(2);
    wait(1);
    answer = (response) => response.writeHead(200).end();
    await tell();
    wait(600);
    await tell();
    expect(received).toHaveLength(3);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    expect(await ofWebhook()).toMatchObject([{ state: 'sent', attempts: 3, error: null }]);
  });

  it('that hangs is given up after six attempts, and holds up nobody else', async () => {
    await save();
    answer = () => undefined;
    await ended(day(2, { pages: faulty }));
    await tell();
    expect(server.mails).toHaveLength(1);
    for (const minutes of [1, 5, 30, 120, 360, 10_000]) {
      wait(minutes);
      await tell();
    }
    expect(received).toHaveLength(6);
    expect(await ofWebhook()).toMatchObject([
      { state: 'failed', attempts: 6, error: `${host} did not respond within 0.3 seconds.` },
    ]);
  });

  it('that redirects inside is not followed', async () => {
    await save({ byEmail: false });
    const { port } = receiver.address() as AddressInfo;
    answer = (response) => response.writeHead(302, { location: `http://127.0.0.1:${port}/inside` }).end();
    await ended(day(2, { pages: faulty }));
    await tell();
    expect(received).toHaveLength(1);
    expect((await ofWebhook())[0]?.error).toContain('Redirects are not followed');
  });

  it('inside a network is refused when it is saved', async () => {
    for (const url of [
      'https://127.0.0.1/',
      'https://10.1.2.3/x',
      'https://localhost/',
      'https://nas.local/',
    ]) {
      const response = await save({ webhookUrl: url });
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['webhookUrl']]);
    }
    expect((await save({ webhookUrl: 'http://receiver.example/' })).statusCode).toBe(400);
  });

  it('is left to another node when one dies while it posts', async () => {
    await save({ byEmail: false });
    await ended(day(2, { pages: faulty }));
    const dying: Deps = { ...deps, webhooks: { ...webhooks, post: () => new Promise(() => undefined) } };
    await findNews(dying);
    void deliverAlerts(dying);
    await expect.poll(async () => (await ofWebhook())[0]?.attempts).toBe(1);
    await tell();
    expect(received).toHaveLength(0);
    wait(2);
    await tell();
    expect(received).toHaveLength(1);
    expect(await ofWebhook()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });
});

describe('the button that tries a webhook', () => {
  const attempt = () => server.call('POST', `/api/sites/${siteId}/alerts/try`, { cookie, body: {} });

  it('needs a saved one', async () => {
    await save({ webhookUrl: null });
    expect((await attempt()).json().code).toBe('no_webhook');
    expect(received).toHaveLength(0);
  });

  it('posts a signed test message once, and says what was answered', async () => {
    await save();
    expect((await attempt()).json()).toEqual({
      ok: true,
      message: 'The webhook accepted the test message (status 204).',
    });
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ type: 'test', items: [] });
    answer = (response) => response.writeHead(403).end();
    expect((await attempt()).json()).toEqual({ ok: false, message: `${host} returned status 403.` });
    expect(received).toHaveLength(2);
    expect((await stored()).deliveries).toEqual([]);
  });
});

describe('a mail server that is down', () => {
  it('loses nothing', async () => {
    await save({ webhookUrl: null });
    await ended(day(2, { pages: faulty }));
    const broken: Deps = {
      ...deps,
      mailer: {
        ...deps.mailer,
        send: async () => {
          throw new Error('ECONNREFUSED');
        },
      },
    };
    await tell(broken);
    expect(server.mails).toHaveLength(0);
    wait(1);
    await tell();
    expect(server.mails).toHaveLength(1);
  });
});

describe('the link in a mail', () => {
  async function link(): Promise<string> {
    await save();
    await ended(day(2, { pages: faulty }));
    await tell();
    return server.mails[0]?.unsubscribeUrl?.slice(publicUrl.length) ?? '';
  }
  const byEmail = async () => (await stored()).alerts.byEmail;

  it('ends nothing when it is opened, as mail scanners do', async () => {
    const page = await server.call('GET', await link());
    expect([page.statusCode, page.body.includes('Stop e-mails'), await byEmail()]).toEqual([200, true, true]);
  });

  it('ends the mails by one click of a mail program, and leaves the webhook', async () => {
    const url = await link();
    const post = await server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([post.statusCode, await byEmail()]).toEqual([200, false]);
    await ended(day(3));
    await ended(day(4, { pages: faulty }));
    await tell();
    expect([server.mails.length, received.length]).toEqual([1, 2]);
  });

  it('is refused to a page of another site, and unknown when it was never sent', async () => {
    const url = await link();
    const foreign = await server.call('POST', url, { headers: { origin: 'https://evil.example' } });
    expect([foreign.statusCode, await byEmail()]).toEqual([403, true]);
    expect((await server.call('GET', '/unsubscribe/no-such-token')).statusCode).toBe(404);
    expect((await server.app.inject({ method: 'POST', url: '/unsubscribe/x' })).statusCode).toBe(404);
  });
});
