/** The words of the work list in a report. */
import { messages } from '@pagewright/contract/messages/translate';

export const workStrings = messages({
  plan: 'Plan…',
  planLabel: 'Plan… “{title}”',
  heading: 'Plan this finding',
  text: 'It goes on the work list of the site. The next analysis checks what is done.',
  target: 'For',
  allPages: 'All pages with this finding',
  state: 'Status',
  none: 'Not on the list',
  assignee: 'Assigned to (optional)',
  note: 'Note (optional)',
  submit: 'Save',
  cancel: 'Cancel',
  copy: 'Copy as ticket',
  saved: 'Work list saved',
  failed: 'The work list could not be saved.',
});
