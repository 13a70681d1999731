/** The analyst that asks a model, as a run's thread has it: its module is loaded when a site first wants it. */
import type { Advisor } from '@pagewright/engine/advise/advisor';
import type { FromThread, ModelSetup } from './thread-messages.ts';

/** Answers that models gave before, kept where the thread cannot reach: asked for by message. */
export interface AnswerShelf {
  readonly read: (key: string) => Promise<string | null>;
  readonly write: (key: string, answer: string) => void;
}

/** What the module of a model must have. */
interface ModelModule {
  readonly createLlmAdvisor: (parts: {
    readonly settings: object;
    readonly floor: Advisor;
    readonly cache: AnswerShelf;
  }) => Advisor;
}

export interface AnswerLine {
  readonly shelf: AnswerShelf;
  /** Called with what the conductor says. */
  readonly hear: (key: string, answer: string | null) => void;
}

/** A shelf that is silent knows nothing. */
const silenceMs = 3000;

export function createAnswerLine(tell: (message: FromThread) => void): AnswerLine {
  const waiting = new Map<string, (answer: string | null) => void>();
  return {
    shelf: {
      read: (key) =>
        new Promise((resolve) => {
          const late = setTimeout(() => resolve(null), silenceMs);
          waiting.set(key, (answer) => {
            clearTimeout(late);
            resolve(answer);
          });
          tell({ kind: 'read-answer', key });
        }),
      write: (key, answer) => tell({ kind: 'keep-answer', key, answer }),
    },
    hear: (key, answer) => {
      waiting.get(key)?.(answer);
      waiting.delete(key);
    },
  };
}

export function createModelLine(model: ModelSetup, floor: Advisor, cache: AnswerShelf): Advisor {
  let loaded: Promise<Advisor> | null = null;
  const load = async (): Promise<Advisor> => {
    const { createLlmAdvisor }: ModelModule = await import(model.module);
    return createLlmAdvisor({ settings: model.settings, floor, cache });
  };
  return {
    name: model.name,
    hasEyes: model.hasEyes,
    open: async (site, signal, help) => (await (loaded ??= load())).open(site, signal, help),
    compare: async (sites, signal) => {
      const { compare } = await (loaded ??= load());
      if (compare === undefined) throw new Error('cannot compare sites');
      return compare(sites, signal);
    },
  };
}
