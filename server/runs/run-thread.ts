/** The thread in which runs are worked through, one after the other, away from the server's event loop. */
import { setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { Analysis } from '@pagewright/contract/entities/analysis';
import { analyzeSite } from '@pagewright/engine/analyze-site';
import { compareWith } from '@pagewright/engine/compare-with';
import { parseConnectTo } from '@pagewright/engine/crawl/connect-to';
import { createHttpClient } from '@pagewright/engine/crawl/http-client';
import type { PageMemory } from '@pagewright/engine/crawl/page-memory';
import type { Look, LookAt } from '@pagewright/engine/design/camera';
import type { SiteProgress } from '@pagewright/engine/progress-line';
import { createAnalystLine } from './analyst-line.ts';
import { createAnswerLine, createModelLine } from './model-line.ts';
import { createPaceLine } from './pace-line.ts';
import { packPage, unpackPage } from './pack-page.ts';
import type { FromThread, ThreadSetup, ToThread } from './thread-messages.ts';

if (parentPort === null) throw new Error('run-thread.ts is a thread of the server, not a program.');
const port = parentPort;
const { connectTo, aboutUrl, model }: ThreadSetup = workerData;
const aliveMs = 1000;
const niceness = 5;
/** Looking around, judging and saving must fit between this and the limit of the whole run. */
const scanMs = 12 * 60_000;

// On Linux this is about the thread that says it, and no other: people's requests go before runs.
if (process.platform === 'linux') setPriority(0, niceness);

const tell = (message: FromThread): void => port.postMessage(message);
const others = createPaceLine(tell);
const client = createHttpClient({
  connectTo: parseConnectTo(connectTo),
  aboutUrl,
  limits: { scanMs },
  sharedPace: others.pace,
});
/** Questions to the shelf that are not answered yet. */
const asked = new Map<string, (payload: Uint8Array | null) => void>();

/** Pages that are being looked at. */
const looks = new Map<string, (look: Look) => void>();

const lookAt: LookAt = (request, signal) =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    looks.set(request.url, resolve);
    tell({ kind: 'look', request });
  });

/** Waiting for the line to the analyst. */
let wired: ((port: MessagePort | null) => void) | null = null;

const analyst = createAnalystLine(async (signal) => {
  const { promise, resolve, reject } = Promise.withResolvers<MessagePort | null>();
  wired = resolve;
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  tell({ kind: 'analyst' });
  const port = await promise.finally(() => {
    wired = null;
  });
  if (port === null) throw new Error('There is no analyst here.');
  return port;
});

const answers = createAnswerLine(tell);
const advisor = model === undefined ? analyst : createModelLine(model, analyst, answers.shelf);

/** A line that nobody waits for any more is closed, so that the analyst can rest. */
function wire(port: MessagePort | null): void {
  if (wired === null) port?.close();
  else wired(port);
}

function createMemory(knownPages: readonly string[]): PageMemory {
  const known = new Set(knownPages);
  return {
    recall: async (key) => {
      if (!known.delete(key)) return null;
      const payload = await new Promise<Uint8Array | null>((resolve) => {
        asked.set(key, resolve);
        tell({ kind: 'recall', key });
      });
      return payload === null ? null : unpackPage(payload);
    },
    keep: (key, page) => tell({ kind: 'keep', key, payload: packPage(page) }),
  };
}

type Order = Extract<ToThread, { kind: 'order' }>;

const portsFor = ({ knownPages }: Order) => ({
  client,
  memory: createMemory(knownPages),
  advisor,
  onProgress: (progress: SiteProgress) => tell({ kind: 'progress', progress }),
  now: () => new Date(),
});

async function compare(task: Order, main: string, signal: AbortSignal): Promise<FromThread> {
  const outcome = await compareWith(Analysis.parse(JSON.parse(main)), task.order, portsFor(task), signal);
  return outcome.kind === 'unreadable' ? outcome : { kind: 'compared', text: JSON.stringify(outcome.result) };
}

async function fill(task: Order, signal: AbortSignal): Promise<FromThread> {
  if (task.main !== null) return compare(task, task.main, signal);
  const outcome = await analyzeSite(
    task.order,
    { ...portsFor(task), ...(task.hasCamera && { lookAt }) },
    signal,
  );
  if (outcome.kind === 'unreadable') return outcome;
  const { analysis } = outcome;
  const { date, pages, metrics, processingStats } = analysis;
  const { creditsUsed } = processingStats;
  const text = JSON.stringify(analysis);
  return { kind: 'finished', finished: { text, date, pagesCount: pages.length, metrics, creditsUsed } };
}

/** Of the run under way. */
let stop = new AbortController();

async function work(task: Order): Promise<void> {
  const { signal } = (stop = new AbortController());
  tell({ kind: 'alive' });
  const beat = setInterval(() => tell({ kind: 'alive' }), aliveMs);
  try {
    tell(await fill(task, signal));
  } catch (error) {
    if (signal.aborted) tell({ kind: 'stopped' });
    else
      tell({
        kind: 'broken',
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
  } finally {
    clearInterval(beat);
    asked.clear();
    looks.clear();
  }
}

port.on('message', (message: ToThread) => {
  if (message.kind === 'order') void work(message);
  else if (message.kind === 'looked') {
    looks.get(message.url)?.(message.look);
    looks.delete(message.url);
  } else if (message.kind === 'stop') stop.abort();
  else if (message.kind === 'analyst') wire(message.port);
  else if (message.kind === 'answer') answers.hear(message.key, message.answer);
  else if (message.kind === 'turn') others.hear(message.question, message.waitMs);
  else {
    asked.get(message.key)?.(message.payload);
    asked.delete(message.key);
  }
});
