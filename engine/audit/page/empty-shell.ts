/** Pages that have nothing to judge until their scripts run. */
import type { PageFacts } from '../../model/page-facts.ts';

type Facts = Pick<PageFacts, 'text' | 'images' | 'resources'>;

/** The HTML has neither text nor images, and a script that can write some. */
export const isEmptyShell = ({ text, images, resources }: Facts): boolean =>
  text.allWordCount === 0 && images.length === 0 && resources.some(({ kind }) => kind === 'script');

/** For rules about the structure of a page. */
export const shellReason = 'only scripts write what this page shows';
