/** The words of the work list in a report. */

export const workStrings = {
  plan: 'Plan…',
  planLabel: (title: string) => `Plan… “${title}”`,
  heading: 'Plan this finding',
  text: 'It goes on the work list of the site. The next analysis checks what is done.',
  state: 'Status',
  none: 'Not on the list',
  assignee: 'Assigned to (optional)',
  note: 'Note (optional)',
  submit: 'Save',
  cancel: 'Cancel',
  copy: 'Copy as ticket',
  saved: 'Work list saved',
  failed: 'The work list could not be saved.',
  badge: (state: string, assignee: string) => (assignee === '' ? state : `${state}: ${assignee}`),
} as const;
