/** What the states of a work list are called, and which entry a finding has. */
import type { WorkItem, WorkState } from '../entities/work-item.ts';
import { messages } from '../messages/translate.ts';

export const workLabels: Readonly<Record<WorkState, string>> = messages({
  todo: 'To do',
  doing: 'In progress',
  done: 'Done',
  reopened: 'Found again',
});

/** That of the page before that of the whole site. */
export const workOn = (
  items: readonly WorkItem[],
  ruleId: string,
  url: string | null,
): WorkItem | undefined => {
  const own = items.filter((each) => each.ruleId === ruleId);
  return own.find(({ target }) => target !== '' && target === url) ?? own.find(({ target }) => target === '');
};

const words = messages({
  assigned: '{state}: {assignee}',
  pages: '{state}: {count, plural, one {# page} other {# pages}}',
});

export interface WorkMark {
  readonly state: WorkState;
  readonly words: string;
}

export const workMark = ({ state, assignee }: Pick<WorkItem, 'state' | 'assignee'>): WorkMark => ({
  state,
  words: assignee === '' ? workLabels[state] : words.assigned({ state: workLabels[state], assignee }),
});

/** The most urgent is said first. */
const urgency: readonly WorkState[] = ['reopened', 'doing', 'todo', 'done'];

/** Of a finding: the entry for all its pages, or how many single pages of it are in which state. */
export function workMarks(items: readonly WorkItem[], ruleId: string): readonly WorkMark[] {
  const own = items.filter((each) => each.ruleId === ruleId);
  const whole = own.filter(({ target }) => target === '').map(workMark);
  const pages = own.filter(({ target }) => target !== '');
  return [
    ...whole,
    ...urgency.flatMap((state): WorkMark[] => {
      const count = pages.filter((each) => each.state === state).length;
      return count === 0 ? [] : [{ state, words: words.pages({ state: workLabels[state], count }) }];
    }),
  ];
}
