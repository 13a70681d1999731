/** Who wrote the words of a report, and what the run noted about it. */
import type { Analysis } from '@pagewright/contract/entities/analysis';

/** The analysts of a report: who summed the site up, then those of the pages, most pages first. */
export function analystsOf({ pages, siteAdvice }: Pick<Analysis, 'pages' | 'siteAdvice'>): string[] {
  const byName = Map.groupBy(
    pages.flatMap(({ advice }) => advice ?? []),
    ({ writtenBy }) => writtenBy,
  );
  const ofPages = [...byName].toSorted(([, a], [, b]) => b.length - a.length).map(([name]) => name);
  return [...new Set([...(siteAdvice === undefined ? [] : [siteAdvice.writtenBy]), ...ofPages])];
}

/** The engine writes them as sentences among its other notes. */
const aboutWriting = /built-in analyst|sum up the site|additional information|AI suggestions/i;

export const notesOnWriting = ({ coverage }: Pick<Analysis, 'coverage'>): string[] =>
  coverage.notes.filter((note) => aboutWriting.test(note));
