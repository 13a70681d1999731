/** A fake of the parts of Stripe's API that Checkout needs, which signs webhooks as Stripe does. */
import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface FakeDispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly charge: string;
  readonly payment_intent: string;
  readonly amount: number;
  status: string;
}

interface FakeCharge {
  readonly id: string;
  readonly object: 'charge';
  readonly payment_intent: string;
  readonly amount: number;
  amount_refunded: number;
  disputed: boolean;
  readonly receipt_url: string;
}

interface FakeIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  status: string;
  latest_charge: FakeCharge | null;
}

export interface FakeSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly url: string;
  readonly metadata: Record<string, string>;
  readonly amount_total: number;
  readonly success_url: string;
  readonly cancel_url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: FakeIntent | null;
}

export interface FakeStripe {
  readonly url: string;
  readonly sessions: Map<string, FakeSession>;
  /** `METHOD /path` with the idempotency key of every request. */
  readonly requested: { readonly what: string; readonly key: string | undefined }[];
  /** Responds to this many of the next requests with this status. */
  failNext(times: number, status: number): void;
  /** The session with this id, paid now, or pending at the bank. */
  pay(sessionId: string, how?: 'at once' | 'later' | 'refused'): FakeSession;
  refund(sessionId: string, cents: number): FakeCharge;
  dispute(sessionId: string, status: string): FakeDispute;
  close(): Promise<void>;
}

const anId = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex')}`;

function openSession(form: URLSearchParams): FakeSession {
  const id = anId('cs_test');
  const metadata: Record<string, string> = {};
  for (const [name, value] of form) {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
    if (key !== undefined) metadata[key] = value;
  }
  return {
    id,
    object: 'checkout.session',
    url: `https://checkout.stripe.test/${id}`,
    metadata,
    amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
    success_url: form.get('success_url') ?? '',
    cancel_url: form.get('cancel_url') ?? '',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
  };
}

/** The charge of this session, once it was paid. */
function penaltyOf(session: FakeSession | undefined): FakeCharge {
  const charge = session?.payment_intent?.latest_charge;
  if (!charge) throw new Error('This session was not paid');
  return charge;
}

function paySession(session: FakeSession, how: 'at once' | 'later' | 'refused'): void {
  const intentId = session.payment_intent?.id ?? anId('pi');
  const charge: FakeCharge = {
    id: anId('ch'),
    object: 'charge',
    payment_intent: intentId,
    amount: session.amount_total,
    amount_refunded: 0,
    disputed: false,
    receipt_url: `https://receipts.stripe.test/${session.id}`,
  };
  const statuses = { 'at once': 'succeeded', later: 'processing', refused: 'requires_payment_method' };
  session.status = 'complete';
  session.payment_status = how === 'at once' ? 'paid' : 'unpaid';
  session.payment_intent = {
    id: intentId,
    object: 'payment_intent',
    status: statuses[how],
    latest_charge: how === 'at once' ? charge : null,
  };
}

export async function serveFakeStripe(): Promise<FakeStripe> {
  const sessions = new Map<string, FakeSession>();
  const disputes: FakeDispute[] = [];
  const byKey = new Map<string, FakeSession>();
  const requested: FakeStripe['requested'] = [];
  let failures = { times: 0, status: 0 };

  const send = (response: ServerResponse, status: number, body: object): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const missing = {
    error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing' },
  };

  const create = (form: URLSearchParams, key: string | undefined): FakeSession => {
    const known = key === undefined ? undefined : byKey.get(key);
    if (known !== undefined) return known;
    const session = openSession(form);
    sessions.set(session.id, session);
    if (key !== undefined) byKey.set(key, session);
    return session;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://stripe');
    const key = request.headers['idempotency-key'];
    requested.push({
      what: `${request.method} ${url.pathname}`,
      key: typeof key === 'string' ? key : undefined,
    });
    const form = new URLSearchParams(await text(request));
    if (failures.times > 0) {
      failures.times -= 1;
      return send(response, failures.status, { error: { type: 'api_error', message: 'Not now' } });
    }
    if (request.headers.authorization !== 'Bearer sk_test_fake')
      return send(response, 401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } });
    if (request.method === 'POST' && url.pathname === '/v1/checkout/sessions')
      return send(response, 200, create(form, typeof key === 'string' ? key : undefined));
    if (url.pathname === '/v1/checkout/sessions') {
      const intent = url.searchParams.get('payment_intent');
      const data = [...sessions.values()].filter((each) => each.payment_intent?.id === intent);
      return send(response, 200, { object: 'list', data, has_more: false });
    }
    if (url.pathname === '/v1/disputes') {
      const data = disputes.filter(({ charge }) => charge === url.searchParams.get('charge'));
      return send(response, 200, { object: 'list', data, has_more: false });
    }
    const session = sessions.get(url.pathname.replace('/v1/checkout/sessions/', ''));
    return session === undefined ? send(response, 404, missing) : send(response, 200, session);
  };

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    sessions,
    requested,
    failNext: (times, status) => {
      failures = { times, status };
    },
    pay: (sessionId, how = 'at once') => {
      const session = sessions.get(sessionId);
      if (session === undefined) throw new Error('There is no such session');
      paySession(session, how);
      return session;
    },
    refund: (sessionId, cents) => {
      const charge = penaltyOf(sessions.get(sessionId));
      charge.amount_refunded = cents;
      return charge;
    },
    dispute: (sessionId, status) => {
      const charge = penaltyOf(sessions.get(sessionId));
      charge.disputed = true;
      const known = disputes.find((each) => each.charge === charge.id);
      if (known !== undefined) return Object.assign(known, { status });
      const { id, payment_intent, amount } = charge;
      const made: FakeDispute = {
        id: anId('dp'),
        object: 'dispute',
        charge: id,
        payment_intent,
        amount,
        status,
      };
      disputes.push(made);
      return made;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export interface Signing {
  readonly secret: string;
  readonly at?: Date;
}

export interface SignedNotice {
  readonly body: string;
  readonly signature: string;
}

/** A webhook as Stripe sends it, with a new event id each time. */
export function signNotice(type: string, object: object, { secret, at = new Date() }: Signing): SignedNotice {
  const seconds = Math.floor(at.getTime() / 1000);
  const body = JSON.stringify({ id: anId('evt'), object: 'event', type, created: seconds, data: { object } });
  const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return { body, signature: `t=${seconds},v1=${hash}` };
}
