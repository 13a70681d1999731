/** Weighs the words of phrasings: by how few intents use them, and by how much they speak for one of them. */
import type { PhrasingModel } from './match-phrasings.ts';

export interface WrittenPhrasing {
  readonly intent: string;
  readonly about: string | null;
  readonly terms: readonly string[];
}

const fixedWeights: Readonly<Record<string, number>> = {
  '{x}': 1.2,
  '{n}': 0.6,
  '{ordinal}': 2.4,
  '{element}': 3,
  '{aspect}': 3,
  '{fact}': 3,
};
/** Of what a word weighs that says little by itself. */
const stopShare = 0.2;
/** Phrasings of an intent that a word is expected in before it is counted. */
const smoothing = 3;
/** What a word that an intent's phrasings never have speaks against it, at most. */
const unheld = -1.5;
const coreShare = 0.25;

export interface BuiltModel extends PhrasingModel {
  /** Whether a phrasing has the term. */
  readonly isUsed: (term: string) => boolean;
}

export function buildPhrasingModel(
  raw: readonly WrittenPhrasing[],
  {
    stop,
    classOf,
  }: {
    readonly stop: ReadonlySet<string>;
    /** The placeholders that a term can stand in for. */
    readonly classOf: (term: string) => readonly string[];
  },
): BuiltModel {
  const uses = new Map<string, Set<string>>();
  for (const { intent, terms: own } of raw)
    for (const term of own) uses.set(term, (uses.get(term) ?? new Set()).add(intent));
  const sizes = Map.groupBy(raw, ({ intent }) => intent);
  const holding = new Map<string, Map<string, number>>();
  for (const { intent, terms: own } of raw)
    for (const term of new Set(own)) {
      const counts = holding.get(term) ?? new Map<string, number>();
      holding.set(term, counts.set(intent, (counts.get(intent) ?? 0) + 1));
    }
  /** The terms that an intent's phrasings share, each with the share of them that have it. */
  const cores = new Map([...sizes.keys()].map((intent) => [intent, [] as [term: string, share: number][]]));
  for (const [term, counts] of holding)
    for (const [intent, count] of stop.has(term) ? [] : counts) {
      const share = count / (sizes.get(intent)?.length ?? 1);
      if (share >= coreShare) cores.get(intent)?.push([term, share]);
    }
  /** Of a term that no phrasing of the intent has. */
  const absence = new Map(
    [...sizes].map(([intent, { length }]) => [
      intent,
      Math.max(unheld, Math.log(smoothing / (length + smoothing))),
    ]),
  );
  /** By term and intent; worked out once, because every message asks for it. */
  const presence = new Map(
    [...holding].map(([term, counts]) => {
      const usual = ([...counts.values()].reduce((sum, each) => sum + each, 0) + 0.5) / raw.length;
      const ratios = [...counts].map(([intent, own]) => {
        const size = sizes.get(intent)?.length ?? 0;
        const ratio = Math.log((own + smoothing * usual) / (size + smoothing) / usual);
        return [intent, Math.max(unheld, ratio)] as const;
      });
      return [term, new Map(ratios)] as const;
    }),
  );
  const evidenceOf = (name: string, intent: string): number => {
    const ratios = presence.get(name);
    return ratios === undefined ? unheld : (ratios.get(intent) ?? absence.get(intent) ?? unheld);
  };
  /** How much more often an intent's phrasings have one of these names of a word than all phrasings do, as a logarithm. */
  const evidence = (names: readonly string[], intent: string): number =>
    Math.max(...names.map((name) => evidenceOf(name, intent)));
  const intents = new Set(raw.map(({ intent }) => intent)).size;
  const weigh = (term: string): number => {
    const [name = term] = classOf(term);
    const rarity = Math.log((1 + intents) / (uses.get(term)?.size ?? 1));
    return fixedWeights[name] ?? (stop.has(term) ? stopShare : 1) * rarity;
  };
  const weights = new Map([...uses.keys(), '{x}'].map((term) => [term, weigh(term)]));
  const weightOf = (term: string): number => weights.get(term) ?? weigh(term);
  const phrasings = raw.map((each) => {
    const weighed = each.terms.map((term) => ({ term, weight: weightOf(term) }));
    return { ...each, terms: weighed, weight: weighed.reduce((sum, { weight }) => sum + weight, 0) };
  });
  const placesOf = new Map<string, number[]>();
  for (const [at, { terms }] of phrasings.entries())
    for (const { term } of terms) {
      const places = placesOf.get(term) ?? [];
      places.push(at);
      placesOf.set(term, places);
    }
  const phrasingsWith = (terms: ReadonlySet<string>) => {
    const isWanted = new Uint8Array(phrasings.length);
    for (const term of terms) for (const at of placesOf.get(term) ?? []) isWanted[at] = 1;
    return phrasings.filter((_, at) => isWanted[at] === 1);
  };
  return {
    phrasingsWith,
    weightOf,
    evidence,
    coreOf: (intent) => cores.get(intent) ?? [],
    isUsed: (term) => uses.has(term),
  };
}
