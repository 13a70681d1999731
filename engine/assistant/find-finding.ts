/** Finds the finding that a question means: by rule id, by position in a list, or by words of its title. */
import { fold } from '../text/fold.ts';
import { stem } from '../text/stem.ts';
import { wordsIn } from '../text/words.ts';
import type { ChatContext } from './chat-context.ts';
import type { Intent } from './intent.ts';

const noise = new Set(
  'what does mean explain the finding issue problem why is a an this that about tell me more warning error rule and of for on my page do it to was bedeutet erklar warum que significa por pourquoi perche waarom how can i fix should'.split(
    ' ',
  ),
);

const tokens = (text: string): string[] =>
  wordsIn(text.replaceAll('-', ' '))
    .filter((word) => !noise.has(word))
    .map(stem);

/** The share of the question's words that the title or the id has. */
function likeness(wanted: readonly string[], name: string, id: string): number {
  const own = new Set([...tokens(name), ...tokens(id)]);
  if (wanted.length === 0) return 0;
  return wanted.filter((word) => own.has(word)).length / wanted.length;
}

const sure = 0.6;

/** Null when no match is clear. Findings of this page come before passed rules. */
export function findRule({ sandbox, memory }: ChatContext, intent: Intent): string | null {
  const { slots, folded, by } = intent;
  if (slots.ruleId !== null) return slots.ruleId;
  if (by === 'earlier' && slots.ordinal !== null && memory !== null)
    return memory.listed.at(slots.ordinal > 0 ? slots.ordinal - 1 : -1) ?? null;
  if (by === 'earlier' && memory !== null) {
    const known =
      memory.target !== null && sandbox.rules.some(({ id }) => id === memory.target)
        ? memory.target
        : memory.listed[0];
    if (known !== undefined) return known;
  }
  const [said] = slots.quoted;
  if (said !== undefined) {
    const exact = [
      ...sandbox.page.issues.map(({ ruleId, title }) => ({ id: ruleId, title })),
      ...sandbox.rules,
    ].find(({ title, id }) => fold(title) === fold(said) || id === fold(said));
    if (exact !== undefined) return exact.id;
  }
  const wanted = tokens(said ?? folded);
  const [only] = sandbox.page.issues;
  if (wanted.length === 0 && sandbox.page.issues.length === 1 && only !== undefined) return only.ruleId;
  const best = (list: readonly { id: string; title: string }[]): { id: string; like: number } | null => {
    const [first] = list
      .map(({ id, title }) => ({ id, like: likeness(wanted, title, id) }))
      .toSorted((a, b) => b.like - a.like);
    return first === undefined || first.like < sure ? null : first;
  };
  const own = best(sandbox.page.issues.map(({ ruleId, title }) => ({ id: ruleId, title })));
  return own?.id ?? best(sandbox.rules.map(({ id, title }) => ({ id, title })))?.id ?? null;
}
