/** Writes notes on the limits of a comparison: how the samples differ and what was left out. */

import { countOf, formatNumber } from '@pagewright/contract/count-of';
import type { ComparedSample } from '@pagewright/contract/entities/competitor';
import { limits } from '@pagewright/contract/limits';
import type { Side, Sides } from './comparable-samples.ts';
import { isPartlyRead } from './compare-words.ts';

const dayMs = 86_400_000;
const oldAfterDays = 30;
/** A sample is called small where so many times as many pages are known. */
const fewFactor = 2;

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function ageNote({ domain, whole }: Side, at: Date): string[] {
  const days = Math.floor((at.getTime() - new Date(whole.date).getTime()) / dayMs);
  return days > oldAfterDays
    ? [
        `${domain} is compared as it was on ${dateFormat.format(new Date(whole.date))}; analyze it again to compare it as it is today.`,
      ]
    : [];
}

function fewNote({ domain }: Side, { pages, known }: ComparedSample): string[] {
  if (pages >= limits.competitor.pages || known < pages * fewFactor) return [];
  return [
    `Only ${formatNumber(pages)} of ${countOf(known, 'known page')} of ${domain} ${pages === 1 ? 'was' : 'were'} compared. Scan more pages for a more reliable comparison.`,
  ];
}

interface NotesInput {
  readonly sides: Sides;
  readonly samples: { readonly main: ComparedSample; readonly competitor: ComparedSample };
  readonly words: string | null;
  readonly at: Date;
}

export function notesOf({ sides, samples, words, at }: NotesInput): readonly string[] {
  const { main, competitor, isSameSite, isCutOff } = sides;
  return [
    ...(isSameSite
      ? [
          `Both domains serve the same site: ${countOf(main.pages.length, 'page')} of it ${main.pages.length === 1 ? 'was' : 'were'} compared with ${main.pages.length === 1 ? 'itself' : 'themselves'}.`,
        ]
      : []),
    ...ageNote(main, at),
    ...(isSameSite ? [] : [...fewNote(main, samples.main), ...fewNote(competitor, samples.competitor)]),
    ...(words === null ? [] : [words]),
    ...(words === null && !isSameSite && isPartlyRead(main)
      ? [`A topic that seems to be missing may be on a page of ${main.domain} that was not crawled.`]
      : []),
    ...(isCutOff
      ? [
          'Not every URL was crawled, so findings that rely on URLs outside the samples, such as broken links, count for neither site.',
        ]
      : []),
  ];
}
