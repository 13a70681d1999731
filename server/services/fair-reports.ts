/** Shares the report workers and the printer between users, so that nobody's exports keep others, or their runs, waiting. */
import { createHash } from 'node:crypto';
import { refuse } from '../errors/refusal.ts';
import { FairSlots } from '../jobs/fair-slots.ts';
import type { ReportWorker } from '../workers/report-worker.ts';
import type { FairPrinter, FairReports, Printer } from './deps.ts';
import { words } from './words.ts';

/** Each holds a report in memory while it waits. */
const waitingMax = 20;
const retryAfterSeconds = 10;
const never = new AbortController().signal;
/** Rendered pages are kept up to this many characters in all, the least recently opened leaving first. */
const keptCharacters = 20_000_000;

/** Pages by the hash of what they show, so that a page that changed is another one. */
function keepPages(charactersMax: number) {
  const pages = new Map<string, { readonly html: Promise<string>; length: number }>();
  const dropOldest = (): void => {
    let total = [...pages.values()].reduce((sum, page) => sum + page.length, 0);
    for (const [oldest, page] of pages) {
      if (total <= charactersMax) break;
      total -= page.length;
      pages.delete(oldest);
    }
  };
  const keep = (key: string, rendered: Promise<string>): Promise<string> => {
    const html = rendered.catch((error: unknown) => {
      pages.delete(key);
      throw error;
    });
    const entry = { html, length: 0 };
    pages.set(key, entry);
    const measure = async (): Promise<void> => {
      entry.length = (await html).length;
      dropOldest();
    };
    measure().catch(() => undefined);
    return html;
  };
  return (input: unknown, render: () => Promise<string>): Promise<string> => {
    const key = createHash('sha256').update(JSON.stringify(input)).digest('base64');
    const known = pages.get(key);
    pages.delete(key);
    if (known === undefined) return keep(key, render());
    pages.set(key, known);
    return known.html;
  };
}

/** Tasks whose caller holds a lock wait for nobody. */
export function shareReportWorker(worker: ReportWorker): FairReports {
  const slots = new FairSlots(worker.maxWorkers);
  const waiting = new Map<string, number>();
  const last = new Map<string, Promise<unknown>>();
  const count = (userId: string, by: number): void => {
    const next = (waiting.get(userId) ?? 0) + by;
    if (next > 0) waiting.set(userId, next);
    else waiting.delete(userId);
  };
  const counted = async <T>(userId: string, work: () => Promise<T>): Promise<T> => {
    if ((waiting.get(userId) ?? 0) >= waitingMax) throw refuse('too_many_requests', { retryAfterSeconds });
    count(userId, 1);
    try {
      return await work();
    } finally {
      count(userId, -1);
    }
  };
  const call: FairReports['call'] = async (name, input, userId) => {
    if (worker.isUrgent(name)) return worker.call(name, input);
    return counted(userId, () => slots.run(userId, () => worker.call(name, input), never));
  };
  const kept = keepPages(keptCharacters);
  return {
    close: () => worker.close(),
    call,
    callShared: (name, input, userId) => kept([name, input], () => call(name, input, userId)),
    inTurn: (userId, work) =>
      counted(userId, async () => {
        const before = last.get(userId);
        const working = (before ?? Promise.resolve()).then(work);
        const ended = working.catch(() => undefined);
        last.set(userId, ended);
        try {
          return await working;
        } finally {
          if (last.get(userId) === ended) last.delete(userId);
        }
      }),
  };
}

/** Each holds a report in memory while it waits. */
const prints = { perUser: 5, all: 50 };

/** One is printed at a time, in turn between users. */
export function sharePrinter(printer: Printer): FairPrinter {
  const slots = new FairSlots(1);
  const waiting: string[] = [];
  return {
    print: async (html, userId) => {
      if (waiting.filter((each) => each === userId).length > prints.perUser)
        throw refuse('too_many_requests', { retryAfterSeconds });
      if (waiting.length > prints.all) return { kind: 'unavailable', sentence: words.tooManyPrints };
      waiting.push(userId);
      try {
        return await slots.run(userId, () => printer.print(html), never);
      } finally {
        waiting.splice(waiting.indexOf(userId), 1);
      }
    },
  };
}
