/** Verifies all ideas for one page, one by one, and together where one alone is not enough. */
import type { VerifiedFix } from '@pagewright/contract/entities/fix';
import type { FixIdea } from './patch.ts';
import { type FixVerification, isFix, type PageUnderTest, verifyFix } from './verify-fix.ts';

export interface WrittenIdea extends FixIdea {
  /** Who wrote the text; null when it is derived from the page. */
  readonly writtenBy: string | null;
  /** What its words state that is not known of the site. */
  readonly unverified?: readonly string[];
}

/** Very large pages are audited only a few times. */
const verificationsMax = 40;
const charactersMax = 20_000_000;

const wordsOf = (ideas: readonly WrittenIdea[]): string | null => {
  const words = ideas.flatMap((idea) => (idea.words === null ? [] : [idea.words]));
  return words.length === 0 ? null : words.join('\n');
};

const once = <T>(list: readonly T[]): T[] => [...new Set(list)];

const describe = (
  ideas: readonly WrittenIdea[],
  { steps, ...verification }: FixVerification,
): VerifiedFix => {
  const unverified = once(ideas.flatMap((idea) => idea.unverified ?? []));
  return {
    patch: once(ideas.map(({ instruction }) => instruction)).join(' '),
    words: wordsOf(ideas),
    html: steps
      .map(({ html }) => html)
      .filter((html) => html !== '')
      .join('\n'),
    steps: [...steps],
    ruleIds: once(ideas.flatMap(({ ruleIds }) => ruleIds)),
    cleared: [...verification.cleared],
    scoreBefore: verification.scoreBefore,
    scoreAfter: verification.scoreAfter,
    writtenBy: ideas.find(({ writtenBy }) => writtenBy !== null)?.writtenBy ?? null,
    ...(unverified.length > 0 && { unverified }),
  };
};

/** An idea without an author is only tried where its rules failed; written text may clear other findings too. */
function isRelevant({ before }: PageUnderTest, { ruleIds, writtenBy }: WrittenIdea): boolean {
  if (writtenBy !== null) return true;
  return ruleIds.length === 0 || before.issues.some(({ ruleId }) => ruleIds.includes(ruleId));
}

/** Alt texts and link texts: the finding is about all of them, so one alone may not clear it. */
function groupOf({ patches, ruleIds }: FixIdea): string | null {
  const kinds = new Set(patches.map(({ kind }) => kind));
  const [kind] = kinds;
  return kinds.size === 1 && (kind === 'alt' || kind === 'anchor' || kind === 'href')
    ? `${kind} ${ruleIds.join(' ')}`
    : null;
}

/** Of fixes that clear the same findings the first is used: suggestions come before derived fixes. */
function withoutRepeats(fixes: readonly VerifiedFix[]): VerifiedFix[] {
  const byCleared = new Map(fixes.toReversed().map((fix) => [fix.cleared.toSorted().join(' '), fix]));
  return fixes.filter((fix) => byCleared.get(fix.cleared.toSorted().join(' ')) === fix);
}

/** `onHarm` is called with ideas that would lower the score. */
export function verifyPage(
  sandbox: PageUnderTest,
  ideas: readonly WrittenIdea[],
  onHarm: (idea: WrittenIdea) => void = () => undefined,
): VerifiedFix[] {
  const fixes: VerifiedFix[] = [];
  const groups = new Map<string, WrittenIdea[]>();
  const most = Math.min(
    verificationsMax,
    Math.floor(charactersMax / Math.max(1, sandbox.facts.source.html.length)),
  );
  let verifications = 0;
  const attempt = (together: readonly WrittenIdea[]): boolean => {
    if (verifications >= most) return false;
    verifications += 1;
    const verification = verifyFix(
      sandbox,
      together.flatMap(({ patches }) => patches),
    );
    if (verification !== null && verification.scoreAfter < verification.scoreBefore) together.forEach(onHarm);
    if (verification === null || !isFix(verification)) return false;
    fixes.push(describe(together, verification));
    return true;
  };
  for (const idea of ideas.filter((each) => isRelevant(sandbox, each))) {
    const group = attempt([idea]) ? null : groupOf(idea);
    if (group !== null) groups.set(group, [...(groups.get(group) ?? []), idea]);
  }
  for (const together of groups.values()) if (together.length > 1) attempt(together);
  return withoutRepeats(fixes);
}
