/** Opens the analyst for a page that is looked at again: the built-in one in its thread, or a model that stands on it. */
import type { Advisor } from '@pagewright/engine/advise/advisor';
import { chooseModel } from './choose-model.ts';
import type { AnalystDesk } from './runs/analyst-desk.ts';
import { createAnalystLine } from './runs/analyst-line.ts';
import { createModelLine } from './runs/model-line.ts';
import type { Database } from './store/database.ts';
import { keepModelAnswer, readModelAnswer } from './store/model-answers.ts';

export interface AdvisorSetup {
  readonly env: Parameters<typeof chooseModel>[0];
  readonly analyst: AnalystDesk;
  readonly db: Database;
}

/** Neither is awake before it is asked. */
export function openAdvisor({ env, analyst, db }: AdvisorSetup): Advisor {
  const floor = createAnalystLine(async () => analyst.connect());
  const { model } = chooseModel(env);
  if (model === undefined) return floor;
  return createModelLine(model, floor, {
    read: (key) => readModelAnswer(db, key),
    write: (key, answer) => void keepModelAnswer(db, key, answer).catch(() => undefined),
  });
}
