/** A call of the contract: how it is sent, what comes back, what is thrown. */
import { readAnalysis, readHistory } from '@pagewright/contract/endpoints/analyses';
import { watchProgress } from '@pagewright/contract/endpoints/analyze';
import { fetchContent } from '@pagewright/contract/endpoints/conversations';
import { createCheckoutSession, readCredits } from '@pagewright/contract/endpoints/payments';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '../testing/fake-server.ts';
import { ApiError, wordsOf } from './api-error.ts';
import { call, endpointUrl } from './call.ts';

const thrownBy = async (work: Promise<unknown>): Promise<ApiError> => {
  const thrown: unknown = await work.catch((error: unknown) => error);
  if (thrown instanceof ApiError) return thrown;
  throw new Error('nothing, or something else, was thrown', { cause: thrown });
};

describe('endpointUrl', () => {
  it('encodes a page URL into one path segment', () => {
    const params = { analysisId: 'a1', pageUrl: 'https://shop.example/a b?c=d#e' };
    expect(endpointUrl(fetchContent, { params })).toBe(
      '/api/content-conversations/a1/https%3A%2F%2Fshop.example%2Fa%20b%3Fc%3Dd%23e/fetch-content',
    );
  });

  it('puts the query behind the path and leaves out what is not given', () => {
    expect(endpointUrl(watchProgress, { query: { domain: 'example.com/x' } })).toBe(
      '/api/analyze/progress?domain=example.com%2Fx',
    );
    expect(endpointUrl(watchProgress, { query: { domain: undefined } })).toBe('/api/analyze/progress');
  });
});

describe('call', () => {
  it('sends the body as JSON and returns the parsed response', async () => {
    const server = fakeServer({ 'POST /api/payments/create-checkout-session': { url: '/pay/1', extra: 1 } });
    const response = await call(createCheckoutSession, { body: { packageType: 'pro' } });
    expect(response).toEqual({ url: '/pay/1' });
    expect(server.requests()).toEqual([
      { method: 'POST', path: '/api/payments/create-checkout-session', body: { packageType: 'pro' } },
    ]);
  });

  it('throws the status, a colon and the body text of a refusal', async () => {
    const text = '{"code":"needs_credits","error":"No.","message":"No.","needsCredits":true}';
    fakeServer({ 'GET /api/payments/credits': new Response(text, { status: 403 }) });
    const error = await thrownBy(call(readCredits, {}));
    expect(error.message).toBe(`403: ${text}`);
    expect(error).toMatchObject({ status: 403, code: 'needs_credits', text, words: 'No.' });
    expect(error.body.needsCredits).toBe(true);
  });

  it('keeps the text of a response that is not ours', async () => {
    fakeServer({ 'GET /api/payments/credits': new Response('<h1>Bad gateway</h1>', { status: 502 }) });
    const error = await thrownBy(call(readCredits, {}));
    expect(error.message).toBe('502: <h1>Bad gateway</h1>');
    expect(error.code).toBe('unknown');
    expect(wordsOf(error, 'Try again.')).toBe('Try again.');
  });

  it('hands on which form field a refusal is about', async () => {
    fakeServer({ 'GET /api/analysis/history': refusal('invalid_input', { fields: { email: 'No.', x: 1 } }) });
    expect((await thrownBy(call(readHistory, {}))).body.fields).toEqual({ email: 'No.' });
  });

  it('says in words that no response came', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const error = await thrownBy(call(readCredits, {}));
    expect(error).toMatchObject({
      status: 0,
      code: 'unreachable',
      message: expect.stringContaining('could not be reached'),
    });
  });

  it('refuses a response that breaks the contract', async () => {
    fakeServer({ 'GET /api/analysis/a1': { id: 'a1' } });
    const error = await thrownBy(call(readAnalysis, { params: { id: 'a1' } }));
    expect(error.code).toBe('unreadable');
  });
});
