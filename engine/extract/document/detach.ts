/** Copies a slice, so that it does not keep the string it was cut from in memory; V8 makes views from 13 characters on. */
export const detach = (text: string): string => (text.length < 13 ? text : ` ${text}`.slice(1));
