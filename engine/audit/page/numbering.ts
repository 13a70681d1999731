/** Finds the number of a chapter or section at the start of a title, whatever the language calls it. */

/** “2.1. ”, “Kapitel 14. ”, “Appendix B: ”, “第2章 ”, “16장. ”: a number with at most one word before it. */
const numbering =
  /^\s*(?:\d+(?:\.\d+)*[.:)]\s|[\p{L}\p{M}]+\.?\s+(?:\d+|[IVXLC]+|[A-Z])[.:)]\s|第?\s*[\d一二三四五六七八九十百]+\s*[章節节篇部編编장절편부][.:：、\s]*)\s*/u;

export const isNumbered = (title: string): boolean => numbering.test(title);

export const withoutNumbering = (title: string): string => title.replace(numbering, '');
