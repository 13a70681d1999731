/** Who wrote a part of a page's advice: where a model did not, the built-in analyst filled it in. */
import type { PageAdvice } from '@pagewright/contract/entities/advice';
import type { Page } from '@pagewright/contract/entities/page';
import { adviceStrings } from './advice-strings.ts';

/** As the engine names them. */
export type AdvicePart = 'title' | 'description' | 'headings' | 'links' | 'alt texts' | 'suggestions';

/** Null when no analyst looked at the page. */
export function writerOf({ advice }: Pick<Page, 'advice'>, part: AdvicePart): string | null {
  return advice === undefined ? null : writerIn(advice, part);
}

export const writerIn = ({ writtenBy, filledIn }: PageAdvice, part: AdvicePart): string =>
  filledIn?.parts.includes(part) === true ? adviceStrings.builtIn : writtenBy;
