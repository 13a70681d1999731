/** Decodes character references in text and in attribute values. */
import { decodeHTML, decodeHTMLAttribute } from 'entities/decode';
import { replaceNul } from './syntax.ts';

/** Text of data and RCDATA. What becomes of NUL depends on the place, so it stays. */
export const decodeText = (text: string): string => (text.includes('&') ? decodeHTML(text) : text);

export const decodeAttribute = (value: string): string =>
  replaceNul(value.includes('&') ? decodeHTMLAttribute(value) : value);
