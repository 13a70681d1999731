/** Words that came from somebody's website, fit for PostgreSQL: it keeps no text that holds a NUL. */

export const storableText = (text: string): string => text.replaceAll('\0', '');

/** For a column of JSON, which knows the character in no spelling. */
export const storableJson = (value: object): string =>
  JSON.stringify(value, (_name, each: unknown) => (typeof each === 'string' ? storableText(each) : each));
