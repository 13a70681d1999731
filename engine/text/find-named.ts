/** Finds what a message names in ordinary words: it has every telling word of one of the names, or words for the same. */
import type { Token } from './match-phrasings.ts';

type Word = Pick<Token, 'term' | 'text'>;

export interface Named {
  readonly id: string;
  readonly names: readonly (readonly Word[])[];
}

/** What the same word counts more than one with the same meaning. */
const wording = 0.5;

/** The ids of what is named with the most words; several where that does not tell them apart. */
export function namedIn(said: readonly Word[], things: readonly Named[]): string[] {
  const terms = new Set(said.flatMap(({ term, text }) => [term, text]));
  const texts = new Set(said.map(({ text }) => text));
  const likeness = (name: readonly Word[]): number =>
    name.every(({ term }) => terms.has(term))
      ? name.length + wording * name.filter(({ text }) => texts.has(text)).length
      : 0;
  const found = things.map(({ id, names }) => ({ id, likeness: Math.max(0, ...names.map(likeness)) }));
  const best = Math.max(0, ...found.map((each) => each.likeness));
  return best === 0 ? [] : found.filter((each) => each.likeness === best).map(({ id }) => id);
}
