/** Makes text of a website storable: PostgreSQL refuses NUL characters. */

export const storableText = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** For a JSON column, which refuses the character in any form. */
export const storableJson = (value: object): string =>
  JSON.stringify(value, (_name, each: unknown) => (typeof each === 'string' ? storableText(each) : each));
