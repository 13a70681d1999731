/** The day on which something was set. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export const dateWords = (iso: string): string => day.format(new Date(iso));
