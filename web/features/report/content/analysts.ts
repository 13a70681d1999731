/** Who wrote the words of a report, and what the run noted about it. */
import type { Analysis } from '@pagewright/contract/entities/analysis';

/** The analysts of a report, most pages first. */
export function analystsOf({ pages }: Pick<Analysis, 'pages'>): string[] {
  const byName = Map.groupBy(
    pages.flatMap(({ advice }) => advice ?? []),
    ({ writtenBy }) => writtenBy,
  );
  return [...byName].toSorted(([, a], [, b]) => b.length - a.length).map(([name]) => name);
}

/** The engine writes them as sentences among its other notes. */
const aboutWriting = /built-in analyst|sum up the site|additional information|AI suggestions/i;

export const notesOnWriting = ({ coverage }: Pick<Analysis, 'coverage'>): string[] =>
  coverage.notes.filter((note) => aboutWriting.test(note));
