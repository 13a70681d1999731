/** The words of accepting findings. */
import { messages } from '@pagewright/contract/messages/translate';

export const acceptStrings = messages({
  accept: 'Accept…',
  acceptLabel: 'Accept… “{title}”',
  heading: 'Accept this finding',
  text: 'It no longer counts toward the issue counts and the score, here and in later analyses. It comes back if its evidence changes.',
  where: 'Where',
  page: 'This page only ({path})',
  pattern: 'Pages like {pattern} ({pages, plural, one {# page} other {# pages}})',
  site: 'The whole site',
  reason: 'Reason',
  reasonHint: 'A note for later: why is this fine as it is?',
  until: 'Until (optional)',
  untilHint: 'After this day it is reported again.',
  submit: 'Accept',
  cancel: 'Cancel',
  accepted: 'Accepted',
  acceptedText: '“{title}” no longer counts.',
  failed: 'The finding could not be accepted.',
  takeBack: 'Undo',
  takeBackAlt: 'Choose “Report again” under Accepted findings',

  list: 'Accepted ({count})',
  undo: 'Report again',
  undoLabel: 'Report again: “{title}”',
  undone: 'Reported again',
  undoFailed: 'The acceptance could not be removed.',
  theSite: 'The site as a whole',
});
