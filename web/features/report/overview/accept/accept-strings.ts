/** The words of accepting findings. */
import { countOf } from '@pagewright/contract/count-of';

export const acceptStrings = {
  accept: 'Accept…',
  acceptLabel: (title: string) => `Accept… “${title}”`,
  heading: 'Accept this finding',
  text: 'It no longer counts toward the issue counts and the score, here and in later analyses. It comes back if its evidence changes.',
  where: 'Where',
  page: (path: string) => `This page only (${path})`,
  pattern: (pattern: string, pages: number) => `Pages like ${pattern} (${countOf(pages, 'page')})`,
  site: 'The whole site',
  reason: 'Reason',
  reasonHint: 'A note for later: why is this fine as it is?',
  until: 'Until (optional)',
  untilHint: 'After this day it is reported again.',
  submit: 'Accept',
  cancel: 'Cancel',
  accepted: 'Accepted',
  acceptedText: (title: string) => `“${title}” no longer counts.`,
  failed: 'The finding could not be accepted.',

  list: (count: number) => `Accepted (${count})`,
  undo: 'Report again',
  undoLabel: (title: string) => `Report again: “${title}”`,
  undone: 'Reported again',
  undoFailed: 'The acceptance could not be removed.',
  theSite: 'The site as a whole',
} as const;
