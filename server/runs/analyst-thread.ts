/** The one thread in which the built-in analyst thinks: its models are loaded on first use and go when it goes. */
import { setPriority } from 'node:os';
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { AdviceSession } from '@pagewright/engine/advise/advisor';
import { createBuiltInAnalyst } from '@pagewright/engine/advise/analyst/built-in-analyst';
import type { Models } from '@pagewright/engine/advise/analyst/models';
import type { AnalystAnswer, AnalystState, AnalystTask } from './analyst-messages.ts';
import type { ChatReply, ChatStep, ChatTask } from './chat-messages.ts';
import type { ChatTable } from './chat-thread.ts';

if (parentPort === null) throw new Error('analyst-thread.ts is a thread of the server, not a program.');
const desk = parentPort;
const niceness = 5;

// On Linux this is about the thread that says it, and no other: people's requests go before analyses.
if (process.platform === 'linux') setPriority(0, niceness);

let models: Promise<Models> | null = null;

/** A load that failed is tried again for the next site. */
function loadModels(): Promise<Models> {
  models ??= import('@pagewright/engine/advise/analyst/english-models')
    .then(({ loadEnglishModels }) => loadEnglishModels())
    .catch((error: unknown) => {
      models = null;
      throw error;
    });
  return models;
}

const analyst = createBuiltInAnalyst({ loadModels });
const ports = new Set<MessagePort>();
const tellState = (): void => desk.postMessage({ openPorts: ports.size } satisfies AnalystState);

/** What a port's site, or its page, has on the table. */
interface Table extends ChatTable {
  session: AdviceSession | null;
}

const isChat = (task: AnalystTask | ChatTask): task is ChatTask => task.kind.startsWith('chat-');

async function chat(task: ChatTask, table: Table, port: MessagePort): Promise<ChatReply> {
  const onStep = (words: string): void => port.postMessage({ kind: 'chat-step', words } satisfies ChatStep);
  try {
    const { answerChat } = await import('./chat-thread.ts');
    return await answerChat(task, table, { loadModels, onStep });
  } catch (error) {
    return { kind: 'chat-failed', message: error instanceof Error ? error.message : String(error) };
  }
}

async function answer(task: AnalystTask, table: Table, signal: AbortSignal): Promise<AnalystAnswer> {
  try {
    if (task.kind === 'open') {
      table.session = await analyst.open(task.site, signal);
      return { kind: 'opened' };
    }
    if (table.session === null) return { kind: 'failed', message: 'No site is open.' };
    if (task.kind === 'page') return { kind: 'page', page: await table.session.advisePage(task.url, signal) };
    return { kind: 'site', site: await table.session.adviseSite(task.insights, signal) };
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

desk.on('message', ({ port }: { port: MessagePort }) => {
  const gone = new AbortController();
  const table: Table = { session: null, bench: null };
  ports.add(port);
  tellState();
  port.on('message', (task: AnalystTask | ChatTask) => {
    const answered = isChat(task) ? chat(task, table, port) : answer(task, table, gone.signal);
    void answered.then((message) => port.postMessage(message));
  });
  port.on('close', () => {
    gone.abort();
    ports.delete(port);
    tellState();
  });
});
