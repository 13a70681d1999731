/** Which suggestions a page gets: what weighs most first, each change once, each issue's at its issue's place. */
import type { Issue } from '@pagewright/contract/entities/issue';
import type { Suggestion } from '../../advisor.ts';
import type { ExtraMaker, IssueMaker, Made, SuggestionRoom } from './maker.ts';
import { isSilent } from './phrasebook.ts';
import { plainText } from './plain.ts';

export interface Extra {
  readonly make: ExtraMaker;
  /** Of the first; each further one of the same maker is worth one less. */
  readonly worth: number;
  readonly most: number;
}

/** The same change is advised once, and so are the same words. */
const keysOf = ({ text, changes, brings }: Made): string[] => [
  brings ?? text,
  ...changes.map((each) => JSON.stringify(each)),
];

/** Remembers what was said: what makes the same change, or brings the same sentence, is left out. */
class Told {
  readonly #keys = new Set<string>();

  isNew(made: Made): boolean {
    return !keysOf(made)
      .slice(0, 2)
      .some((key) => this.#keys.has(key));
  }

  tell(made: Made, ruleId: string | null): Suggestion {
    for (const key of keysOf(made)) this.#keys.add(key);
    return { text: made.text, ruleId, changes: made.changes };
  }
}

export interface Makers {
  readonly forIssues: Readonly<Record<string, IssueMaker>>;
  readonly extras: readonly Extra[];
  readonly most: number;
}

/** An issue that another suggestion answers already gets the advice of its rule, with its place. */
function forIssue(
  room: SuggestionRoom,
  issue: Issue,
  make: IssueMaker | undefined,
  told: Told,
): Suggestion | null {
  if (isSilent(room, issue)) return null;
  const made = make?.(room, issue) ?? null;
  return told.tell(made !== null && told.isNew(made) ? made : plainText(room, issue), issue.ruleId);
}

/** Those that weigh most, the most useful first. */
function chooseExtras(
  room: SuggestionRoom,
  extras: readonly Extra[],
  { told, most }: { told: Told; most: number },
): Suggestion[] {
  const ranked = extras
    .flatMap(({ make, worth, most: own }) =>
      make(room)
        .slice(0, own)
        .map((made, at) => ({ made, worth: worth - at })),
    )
    .toSorted((a, b) => b.worth - a.worth);
  const chosen: Suggestion[] = [];
  for (const { made } of ranked)
    if (chosen.length < most && told.isNew(made)) chosen.push(told.tell(made, null));
  return chosen;
}

/**
 * The first ones match the issues by position, with null where there is nothing to say; the rest stand alone.
 * Issues are in the order of their weight, so that what the plan has no room for is the least of them.
 */
export function chooseSuggestions(
  room: SuggestionRoom,
  { forIssues, extras, most }: Makers,
): (Suggestion | null)[] {
  const { issues } = room.parts.page;
  const told = new Told();
  const about = issues.slice(0, most).map((issue) => forIssue(room, issue, forIssues[issue.ruleId], told));
  const alone = chooseExtras(room, extras, { told, most: most - about.length });
  if (alone.length > 0) return [...about, ...alone];
  return about.slice(0, about.findLastIndex((each) => each !== null) + 1);
}
