/** Pages that have nothing to judge until their scripts run. */
import type { PageFacts } from '../../model/page-facts.ts';

/** The HTML has no text, and a script that can write some. */
export const isEmptyShell = ({ text, resources }: Pick<PageFacts, 'text' | 'resources'>): boolean =>
  text.allWordCount === 0 && resources.some(({ kind }) => kind === 'script');

/** For rules about the structure of a page. */
export const shellReason = 'only scripts write what this page shows';
