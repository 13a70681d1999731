/** The words of the schedule. */
export const scheduleStrings = {
  heading: 'Schedule',
  text: 'Analyze this site automatically with your current settings. Each analysis costs the same as a scan.',
  next: (date: string) => `Next analysis: ${date}. Each analysis costs the same as a scan.`,
  paused: 'Paused',
  every: 'Every',
  intervals: { day: 'Day', week: 'Week', month: 'Month' },
  at: 'At',
  timeZone: 'Time zone',
  start: 'Start schedule',
  save: 'Save schedule',
  remove: 'Remove schedule',
  saved: 'Schedule saved',
  removed: 'Schedule removed',
  failed: 'The schedule could not be saved.',
} as const;
