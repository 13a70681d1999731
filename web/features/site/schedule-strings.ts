/** The words of the schedule. */
export const scheduleStrings = {
  heading: 'Schedule',
  text: 'Analyze this site again by itself, with your settings of today. Each run costs what a scan costs.',
  next: (date: string) => `Next analysis: ${date}. Each run costs what a scan costs.`,
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
