/** Tests chats about a page in a real worker. */
import { Analysis } from '@pagewright/contract/entities/analysis';
import { answerMessage } from '@pagewright/engine/assistant/answer-message';
import { AssistantLanguages } from '@pagewright/engine/assistant/message-language';
import { openPageSandbox } from '@pagewright/engine/pipeline/open-page-sandbox';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { analysisOfSite, breadUrl } from '../testing/conversation-site.ts';
import { type AssistantPool, createAssistantPool } from './assistant-pool.ts';
import { openChatHandlers } from './chat-handlers.ts';
import { type ChatSession, createChatWorker } from './chat-worker.ts';

const analysis = analysisOfSite();
const page = { report: JSON.stringify(analysis), pageUrl: breadUrl };
const copy = { copy: null, today: '2026-11-15' };
const question = { text: 'Rewrite the title', earlier: [] };
const languages = new AssistantLanguages();

let pool: AssistantPool;
const openWorker = (timeoutMs?: number) => {
  pool = createAssistantPool();
  return createChatWorker(pool, timeoutMs);
};
const openSession = async (): Promise<ChatSession> => {
  const session = await openWorker().open(page);
  if (session === null) throw new Error('The report has the page.');
  return session;
};
afterEach(() => pool.close());

describe('createChatWorker', () => {
  it('answers as the engine does in the same thread, also to calls at the same time', async () => {
    const session = await openSession();
    await session.load(copy);
    const bench = openPageSandbox({ analysis, pageUrl: breadUrl, ...copy });
    if (bench === null) throw new Error('The analysis has the page.');
    const steps: string[] = [];
    const [answer, briefing, trial, rule] = await Promise.all([
      session.answer(question, (step) => steps.push(step)),
      session.briefing(),
      session.verifyChanges([{ kind: 'title', text: 'New' }]),
      session.evaluateRule('title-too-short'),
    ]);
    const expected: string[] = [];
    const onStep = (step: string) => expected.push(step);
    expect(answer).toEqual(await answerMessage(question, { sandbox: bench, languages, onStep }));
    expect(steps).toEqual(expected);
    expect(briefing).toMatchObject({ url: breadUrl, title: 'Bread' });
    expect([trial, rule]).toEqual([null, { kind: 'failed' }]);
    session.close();
  });

  it('returns null for a page that the report does not have, and rejects for an invalid report', async () => {
    const worker = openWorker();
    expect(await worker.open({ ...page, pageUrl: `${breadUrl}/none` })).toBeNull();
    await expect(worker.open({ ...page, report: '{"pages": 1}' })).rejects.toThrow();
    expect((await worker.open(page))?.starters.length).toBeGreaterThan(0);
  });

  it('rejects calls when the pool is closed', async () => {
    const session = await openSession();
    await session.load(copy);
    const rejected = expect(session.answer(question, () => undefined)).rejects.toThrow(
      'The worker was stopped.',
    );
    await pool.close();
    await rejected;
    await expect(session.briefing()).rejects.toThrow('The worker was stopped.');
  });

  it('rejects when the worker takes too long', async () => {
    await expect(openWorker(1).open(page)).rejects.toThrow('took longer than 1 ms');
  });

  it('starts the worker ahead of the first message', async () => {
    openWorker().warm();
    await expect.poll(() => pool.size).toBe(1);
  });
});

describe('a message', () => {
  it('has the report parsed once, whatever is called', async () => {
    const parse = vi.fn((text: string) => Analysis.parse(JSON.parse(text)));
    const context = { signal: new AbortController().signal, emit: () => undefined };
    const handlers = openChatHandlers(languages, parse);
    expect(handlers.openChat(page)).not.toBeNull();
    handlers.loadPage(copy);
    handlers.briefing();
    handlers.evaluateRule('title-too-short');
    await handlers.answer(question, context);
    expect(parse).toHaveBeenCalledTimes(1);
  });
});
