/** What the states of a work list are called, and which entry a finding has. */
import type { WorkItem, WorkState } from '../entities/work-item.ts';

export const workLabels: Readonly<Record<WorkState, string>> = {
  todo: 'To do',
  doing: 'In progress',
  done: 'Done',
  reopened: 'Found again',
};

/** That of the page before that of the whole site. */
export const workOn = (
  items: readonly WorkItem[],
  ruleId: string,
  url: string | null,
): WorkItem | undefined => {
  const own = items.filter((each) => each.ruleId === ruleId);
  return own.find(({ target }) => target !== '' && target === url) ?? own.find(({ target }) => target === '');
};
