/** A word brought to a form that plural, tense and hyphens do not change. */
import { stem as plainStem } from '../advise/analyst/text.ts';

const hasVowel = /[aeiouy]/;

function englishPlural(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, '');
}

function englishTense(word: string): string {
  const [, body] = /^(.{3,})(?:ing|ed)$/.exec(word) ?? [];
  if (body === undefined || !hasVowel.test(body)) return word;
  return /([bdfgmnprt])\1$/.test(body) ? body.slice(0, -1) : body;
}

/** `choosing` and `choose`, `delivery` and `delivered`, `teapots` and `teapot` come out alike. */
function englishStem(word: string): string {
  const base = englishTense(englishPlural(word.replace(/'s?$/, '')));
  if (base.length > 5 && base.endsWith('ery')) return base.slice(0, -1);
  return base.length > 3 ? base.replace(/e$/, '').replace(/y$/, 'i') : base;
}

export const stemOf = (word: string, language: string): string => {
  const plain = word.replaceAll(/[-.&]/g, '');
  return language === 'en' ? englishStem(plain) : plainStem(plain);
};
