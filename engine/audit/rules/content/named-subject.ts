/** Finds what title and main heading say a page is about. */
import { withoutNumbering } from '../../page/numbering.ts';
import { sectionNames } from './section-names.ts';
import { subjectTerms } from './subject-terms.ts';

const compound = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;

/** Words that name a subject: no numbering, no names of sections, and hyphenated words whole. */
export function namedSubject(...names: readonly string[]): readonly string[] {
  const own = names.map(withoutNumbering).join('\n').toLowerCase();
  const whole = own.match(compound) ?? [];
  const terms = [...subjectTerms(own.replaceAll(compound, ' ')), ...whole];
  return [...new Set(terms)].filter((term) => !sectionNames.has(term));
}
