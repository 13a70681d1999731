/** Finds the phrasing of the data that is most like a message, and how much alike they are. */
import type { KnowledgeId } from './language-data.ts';
import { isOfClass, type Lexicon, type Token } from './lexicon.ts';

export interface Match {
  /** An intent, or the id of a piece of knowledge. */
  readonly intent: string;
  /** From 0 to 1. */
  readonly likeness: number;
  readonly about: string | null;
  /** What stands for {x}: words of the message that no phrasing knows. */
  readonly subject: string;
}

/** Below this nothing is answered: the message was not understood. */
export const understoodFrom = 0.66;

const classes = ['{element}', '{aspect}', '{fact}'];
const unknownWeight = 1.9;
const siteWeight = 1.5;

export function matchIntents(
  lexicon: Lexicon,
  tokens: readonly Token[],
  /** Whether the website itself uses a word. */
  isOfSite: (word: string) => boolean,
): Match[] {
  const { weightOf } = lexicon;
  const weights = tokens.map(({ term, text, kind }) => {
    if (kind !== 'unknown') return weightOf(term);
    return isOfSite(text) ? siteWeight : unknownWeight;
  });
  const total = weights.reduce((sum, each) => sum + each, 0);
  const unknown = tokens.filter(({ kind }) => kind === 'unknown');
  const unknownTotal = tokens.reduce(
    (sum, { kind }, at) => sum + (kind === 'unknown' ? (weights[at] ?? 0) : 0),
    0,
  );
  const names = tokens.map(({ term }) => [term, ...classes.filter((name) => isOfClass(term, name))]);
  const isHeavy = ({ kind }: Token): boolean =>
    kind !== 'stop' || tokens.every((token) => token.kind === 'stop');
  const present = new Set(names.filter((_, at) => isHeavy(tokens[at] as Token)).flat());
  if (unknown.length > 0) present.add('{x}');
  const best = new Map<string, Match>();
  for (const { intent, terms, about } of lexicon.phrasings) {
    if (!terms.some(({ term }) => present.has(term))) continue;
    const left = [...names];
    let shared = 0;
    let own = 0;
    let takesSubject = false;
    for (const { term, weight } of terms) {
      own += weight;
      const at = left.findIndex((each) => each.includes(term));
      if (at !== -1) left[at] = [];
      else if (term === '{x}' && unknown.length > 0) takesSubject = true;
      if (at !== -1 || (term === '{x}' && takesSubject)) shared += weight;
    }
    const message = takesSubject ? total - unknownTotal + weightOf('{x}') : total;
    const likeness = message === 0 ? 0 : shared / Math.sqrt(own * message);
    if (likeness <= (best.get(intent)?.likeness ?? 0)) continue;
    const subject = takesSubject ? unknown.map(({ text }) => text).join(' ') : '';
    best.set(intent, { intent, likeness, about, subject });
  }
  return [...best.values()].toSorted((a, b) => b.likeness - a.likeness);
}

/** The pieces of knowledge whose subject a message names, those with the most of it first. */
export function matchTopics(
  { topics }: Lexicon,
  tokens: readonly Token[],
): { id: KnowledgeId; weight: number }[] {
  const said = `|${tokens.map(({ term }) => term).join('|')}|`;
  const weights = new Map<KnowledgeId, number>();
  for (const { id, parts } of topics)
    if (parts.every((part) => said.includes(`|${part.join('|')}|`)))
      weights.set(id, (weights.get(id) ?? 0) + parts.reduce((sum, part) => sum + (1 + part.length) / 2, 0));
  return [...weights].map(([id, weight]) => ({ id, weight })).toSorted((a, b) => b.weight - a.weight);
}
