/** The part of the analyst's thread that answers about one page: loaded when somebody first asks. */
import { Analysis } from '@pagewright/contract/entities/analysis';
import type { Models } from '@pagewright/engine/advise/analyst/models';
import { answerQuestion } from '@pagewright/engine/advise/chat/answer-question';
import { briefingOf } from '@pagewright/engine/advise/chat/briefing';
import type { Workbench } from '@pagewright/engine/advise/chat/port';
import { openWorkbench } from '@pagewright/engine/chat-workbench';
import type { BenchOrder, ChatReply, ChatTask } from './chat-messages.ts';

export interface ChatTable {
  bench: Workbench | null;
}

export interface ChatAids {
  readonly loadModels: () => Promise<Models>;
  readonly onStep: (words: string) => void;
}

function open({ report, ...order }: BenchOrder, table: ChatTable): ChatReply {
  table.bench = openWorkbench({ ...order, analysis: Analysis.parse(JSON.parse(report)) });
  return { kind: 'chat-opened', isThere: table.bench !== null };
}

/** The models read English alone; without them the analyst answers all the same. */
const modelsFor = ({ brief }: Workbench, { loadModels }: ChatAids): Promise<Models | null> =>
  brief.language === 'en' ? loadModels().catch(() => null) : Promise.resolve(null);

export async function answerChat(task: ChatTask, table: ChatTable, aids: ChatAids): Promise<ChatReply> {
  try {
    if (task.kind === 'chat-open') return open(task.order, table);
    if (task.kind === 'chat-warm') {
      await aids.loadModels();
      return { kind: 'chat-warmed' };
    }
    const { bench } = table;
    if (bench === null) return { kind: 'chat-failed', message: 'No page is on the bench.' };
    switch (task.kind) {
      case 'chat-answer': {
        const parts = { bench, models: await modelsFor(bench, aids), onStep: aids.onStep };
        return { kind: 'chat-answered', answer: await answerQuestion(task.question, parts) };
      }
      case 'chat-briefing':
        return { kind: 'chat-briefed', briefing: briefingOf(bench) };
      case 'chat-try':
        return { kind: 'chat-tried', trial: bench.attempt(task.changes) };
      case 'chat-rule':
        return { kind: 'chat-asked', answer: bench.askRule(task.ruleId) };
    }
  } catch (error) {
    return { kind: 'chat-failed', message: error instanceof Error ? error.message : String(error) };
  }
}
