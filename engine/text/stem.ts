/** Reduces words to stems, so that the forms of a word are equal. */
import { stemmer as arabic } from '@orama/stemmers/arabic';
import { stemmer as bulgarian } from '@orama/stemmers/bulgarian';
import { stemmer as danish } from '@orama/stemmers/danish';
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as finnish } from '@orama/stemmers/finnish';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as greek } from '@orama/stemmers/greek';
import { stemmer as hungarian } from '@orama/stemmers/hungarian';
import { stemmer as indonesian } from '@orama/stemmers/indonesian';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as lithuanian } from '@orama/stemmers/lithuanian';
import { stemmer as norwegian } from '@orama/stemmers/norwegian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as romanian } from '@orama/stemmers/romanian';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemmer as swedish } from '@orama/stemmers/swedish';
import { stemmer as turkish } from '@orama/stemmers/turkish';
import { stemmer as ukrainian } from '@orama/stemmers/ukrainian';

/** Snowball stemmers by language. English has rules of its own below: Snowball parts "delivery" from "delivered" and cuts "bus" to "bu". */
const snowball: Readonly<Record<string, (word: string) => string>> = {
  ar: arabic,
  bg: bulgarian,
  da: danish,
  de: german,
  el: greek,
  es: spanish,
  fi: finnish,
  fr: french,
  hu: hungarian,
  id: indonesian,
  it: italian,
  lt: lithuanian,
  nl: dutch,
  no: norwegian,
  pt: portuguese,
  ro: romanian,
  ru: russian,
  sv: swedish,
  tr: turkish,
  uk: ukrainian,
};

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

/** `choosing` and `choose`, `delivery` and `delivered`, `teapots` and `teapot` get the same stem. */
function englishStem(word: string): string {
  const base = englishTense(englishPlural(word.replace(/'s?$/, '')));
  if (base.length > 5 && base.endsWith('ery')) return base.slice(0, -1);
  return base.length > 3 ? base.replace(/e$/, '').replace(/y$/, 'i') : base;
}

/** A light stemmer for where the language is not known: removes what plural and case add in the languages suggestions are written in. */
export function stem(word: string): string {
  if (word.length > 4) return word.replace(/(?:'s|ies|es|en|er|s|n|e)$/, '');
  return word.length === 4 ? word.replace(/(?<![siu])s$/, '') : word.replace(/'s$/, '');
}

/** Of a term in lower case; hyphens, full stops and ampersands are left out. */
export function stemOf(word: string, language: string): string {
  const plain = word.replaceAll(/[-.&]/g, '');
  if (language === 'en') return englishStem(plain);
  return snowball[language]?.(plain) ?? stem(plain);
}
