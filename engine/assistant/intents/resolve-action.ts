/** A parsed question, and the action it requests for a topic. */

import type { Action, Intent, Revision, Slots, Topic } from '../intent.ts';
import type { ChatMemory } from '../port.ts';

export interface ParsedQuestion {
  readonly text: string;
  readonly folded: string;
  readonly slots: Slots;
  readonly memory: ChatMemory | null;
  readonly language: string;
}

export const intentOf = (
  { text, folded, slots, language }: ParsedQuestion,
  more: Pick<Intent, 'topic' | 'action' | 'by'> & { revision?: Revision | null },
): Intent => ({
  text,
  folded,
  slots,
  language,
  revision: null,
  ...more,
});

/** The action for a bare topic name. */
export const usualActions: Partial<Readonly<Record<Topic, Action>>> = {
  title: 'write',
  description: 'write',
  headings: 'write',
  paragraph: 'write',
  intro: 'write',
  alt: 'write',
  links: 'write',
  structured: 'write',
  faq: 'write',
  outline: 'write',
  social: 'write',
  finding: 'explain',
  first: 'list',
  issues: 'list',
};

/** Handles the user's own text and quoted passages. */
export function resolveAction(topic: Topic, action: Action | null, slots: Slots): Action {
  const takesWords = topic === 'title' || topic === 'description' || topic === 'headings';
  if (action === 'try')
    return slots.quoted.length > 0 && takesWords
      ? 'try'
      : topic === 'title'
        ? 'judge'
        : (usualActions[topic] ?? 'judge');
  if (takesWords && action === 'judge' && slots.quoted.length > 0) return 'try';
  const isOrder = slots.maxLength !== null || slots.count !== null || slots.isBranded !== null;
  if (takesWords && isOrder && action !== 'judge' && action !== 'explain') return 'write';
  return action ?? usualActions[topic] ?? 'list';
}
