/** Collapses white space as browsers do when they show text. */

/** White space that is not a single plain space. */
const uncollapsed = /[^\S ]| {2}/;

/** White space of all kinds becomes single spaces, at both ends too. */
export const joinSpace = (text: string): string =>
  uncollapsed.test(text) ? text.replace(/\s+/g, ' ') : text;

/** The same, trimmed. */
export const collapseSpace = (text: string): string => joinSpace(text).trim();

/** The same for a range of a text. */
export const collapseRange = (text: string, from: number, to: number): string =>
  collapseSpace(text.slice(from, to));
