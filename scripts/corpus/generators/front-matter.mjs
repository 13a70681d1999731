/** A text of the prose with the lines in front that most generators read. */

/** The title is in front, so the first heading of the text would say it twice. */
const withoutTitle = (markdown) => markdown.replace(/^#\s+.+\n/m, '');

export const withFrontMatter = ({ markdown }, fields) =>
  [
    '---',
    ...Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
    '---',
    '',
    withoutTitle(markdown),
  ].join('\n');

/** A day for each post, one a week. */
export const dayOf = (index) => new Date(Date.UTC(2025, 0, 6 + index * 7)).toISOString().slice(0, 10);
