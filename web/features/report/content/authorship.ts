/** Who wrote the words of a report, and what the run noted about it. */
import type { Analysis } from '@pagewright/contract/entities/analysis';

/** The suggesters of a report: the one that summed the site up, then those of the pages, most pages first. */
export function suggestersOf({
  pages,
  overviewAuthorship,
}: Pick<Analysis, 'pages' | 'overviewAuthorship'>): string[] {
  const byName = Map.groupBy(
    pages.flatMap(({ suggestedTexts }) => suggestedTexts ?? []),
    ({ writtenBy }) => writtenBy,
  );
  const ofPages = [...byName].toSorted(([, a], [, b]) => b.length - a.length).map(([name]) => name);
  return [
    ...new Set([...(overviewAuthorship === undefined ? [] : [overviewAuthorship.writtenBy]), ...ofPages]),
  ];
}

/** The engine writes them as sentences among its other notes. */
const aboutWriting = /built-in analyst|sum up the site|additional information|AI suggestions/i;

export const notesOnWriting = ({ coverage }: Pick<Analysis, 'coverage'>): string[] =>
  coverage.notes.filter((note) => aboutWriting.test(note));
