/** A question as it was heard, before it is settled what it is about. */
import type { ChatMemory } from '../port.ts';
import type { Action, Manner, Reading, Slots, Topic } from './reading.ts';

export interface Heard {
  readonly text: string;
  readonly folded: string;
  readonly slots: Slots;
  readonly memory: ChatMemory | null;
  readonly language: string;
}

export const whole = (
  { text, folded, slots, language }: Heard,
  more: Pick<Reading, 'topic' | 'action' | 'by'> & { manner?: Manner | null },
): Reading => ({
  text,
  folded,
  slots,
  language,
  manner: null,
  ...more,
});

/** What a bare name of the topic asks for. */
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

/** The person's own words are to be measured, or a passage of the page is quoted. */
export function settleAction(topic: Topic, action: Action | null, slots: Slots): Action {
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
