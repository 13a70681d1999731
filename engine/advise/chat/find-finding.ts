/** Which finding a question means: by its id, its place in a list, or the words of its name. */
import { fold, stem, wordsIn } from '../analyst/text.ts';
import type { Reading } from './reading/reading.ts';
import type { Room } from './room.ts';

const noise = new Set(
  'what does mean explain the finding issue problem why is a an this that about tell me more warning error rule and of for on my page do it to was bedeutet erklar warum que significa por pourquoi perche waarom how can i fix should'.split(
    ' ',
  ),
);

const tokens = (text: string): string[] =>
  wordsIn(text.replaceAll('-', ' '))
    .filter((word) => !noise.has(word))
    .map(stem);

/** How much of the wanted words the name has; its id counts as much. */
function likeness(wanted: readonly string[], name: string, id: string): number {
  const own = new Set([...tokens(name), ...tokens(id)]);
  if (wanted.length === 0) return 0;
  return wanted.filter((word) => own.has(word)).length / wanted.length;
}

const sure = 0.6;

/** Null when none is meant clearly enough. Findings of this page go before rules that hold. */
export function findRule({ bench, memory }: Room, reading: Reading): string | null {
  const { slots, folded, by } = reading;
  if (slots.ruleId !== null) return slots.ruleId;
  if (by === 'earlier' && slots.ordinal !== null && memory !== null)
    return memory.listed.at(slots.ordinal > 0 ? slots.ordinal - 1 : -1) ?? null;
  if (by === 'earlier' && memory !== null) {
    const known =
      memory.target !== null && bench.rules.some(({ id }) => id === memory.target)
        ? memory.target
        : memory.listed[0];
    if (known !== undefined) return known;
  }
  const [said] = slots.quoted;
  if (said !== undefined) {
    const exact = [
      ...bench.page.issues.map(({ ruleId, title }) => ({ id: ruleId, title })),
      ...bench.rules,
    ].find(({ title, id }) => fold(title) === fold(said) || id === fold(said));
    if (exact !== undefined) return exact.id;
  }
  const wanted = tokens(said ?? folded);
  const [only] = bench.page.issues;
  if (wanted.length === 0 && bench.page.issues.length === 1 && only !== undefined) return only.ruleId;
  const best = (list: readonly { id: string; title: string }[]): { id: string; like: number } | null => {
    const [first] = list
      .map(({ id, title }) => ({ id, like: likeness(wanted, title, id) }))
      .toSorted((a, b) => b.like - a.like);
    return first === undefined || first.like < sure ? null : first;
  };
  const own = best(bench.page.issues.map(({ ruleId, title }) => ({ id: ruleId, title })));
  return own?.id ?? best(bench.rules.map(({ id, title }) => ({ id, title })))?.id ?? null;
}
