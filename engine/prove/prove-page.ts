/** All ideas for one page tried one by one, and together where one alone is not enough; what holds is told as fixes. */
import type { ProvenFix } from '@pagewright/contract/entities/fix';
import type { FixIdea } from './patch.ts';
import { isFix, type PageOnTrial, type Proof, proveFix } from './prove-fix.ts';

export interface WrittenIdea extends FixIdea {
  /** Who wrote the words; null when they are facts of the page. */
  readonly writtenBy: string | null;
}

/** Pages that are very large are read again a few times at most. */
const proofsMax = 40;
const charactersMax = 20_000_000;

const wordsOf = (ideas: readonly WrittenIdea[]): string | null => {
  const words = ideas.flatMap((idea) => (idea.words === null ? [] : [idea.words]));
  return words.length === 0 ? null : words.join('\n');
};

const once = <T>(list: readonly T[]): T[] => [...new Set(list)];

const describe = (ideas: readonly WrittenIdea[], { steps, ...proof }: Proof): ProvenFix => ({
  patch: once(ideas.map(({ says }) => says)).join(' '),
  words: wordsOf(ideas),
  html: steps
    .map(({ html }) => html)
    .filter((html) => html !== '')
    .join('\n'),
  steps: [...steps],
  ruleIds: once(ideas.flatMap(({ ruleIds }) => ruleIds)),
  cleared: [...proof.cleared],
  scoreBefore: proof.scoreBefore,
  scoreAfter: proof.scoreAfter,
  writtenBy: ideas.find(({ writtenBy }) => writtenBy !== null)?.writtenBy ?? null,
});

/** A plain idea whose rules found nothing on the page has nothing to clear; words may clear more than they were asked for. */
function isAskedFor({ before }: PageOnTrial, { ruleIds, writtenBy }: WrittenIdea): boolean {
  if (writtenBy !== null) return true;
  return ruleIds.length === 0 || before.issues.some(({ ruleId }) => ruleIds.includes(ruleId));
}

/** Alt texts and link texts: the finding is about all of them, so that one alone may not clear it. */
function groupOf({ patches, ruleIds }: FixIdea): string | null {
  const kinds = new Set(patches.map(({ kind }) => kind));
  const [kind] = kinds;
  return kinds.size === 1 && (kind === 'alt' || kind === 'anchor' || kind === 'href')
    ? `${kind} ${ruleIds.join(' ')}`
    : null;
}

/** Of fixes that clear the same the first stays: an analyst's words go before what the page alone tells. */
function withoutRepeats(fixes: readonly ProvenFix[]): ProvenFix[] {
  const byCleared = new Map(fixes.toReversed().map((fix) => [fix.cleared.toSorted().join(' '), fix]));
  return fixes.filter((fix) => byCleared.get(fix.cleared.toSorted().join(' ')) === fix);
}

/** `onHarm` hears of ideas that would cost the page points: they are not worth suggesting either. */
export function provePage(
  trial: PageOnTrial,
  ideas: readonly WrittenIdea[],
  onHarm: (idea: WrittenIdea) => void = () => undefined,
): ProvenFix[] {
  const fixes: ProvenFix[] = [];
  const groups = new Map<string, WrittenIdea[]>();
  const most = Math.min(proofsMax, Math.floor(charactersMax / Math.max(1, trial.facts.source.html.length)));
  let proofs = 0;
  const attempt = (together: readonly WrittenIdea[]): boolean => {
    if (proofs >= most) return false;
    proofs += 1;
    const proof = proveFix(
      trial,
      together.flatMap(({ patches }) => patches),
    );
    if (proof !== null && proof.scoreAfter < proof.scoreBefore) together.forEach(onHarm);
    if (proof === null || !isFix(proof)) return false;
    fixes.push(describe(together, proof));
    return true;
  };
  for (const idea of ideas.filter((each) => isAskedFor(trial, each))) {
    const group = attempt([idea]) ? null : groupOf(idea);
    if (group !== null) groups.set(group, [...(groups.get(group) ?? []), idea]);
  }
  for (const together of groups.values()) if (together.length > 1) attempt(together);
  return withoutRepeats(fixes);
}
