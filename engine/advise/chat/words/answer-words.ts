/** The sentences of the answers, by language; what a language does not have is said in English. */
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';

/** The same sentences with whatever words. */
type Spoken<T> = T extends (...given: infer A) => string
  ? (...given: A) => string
  : T extends (...given: infer A) => infer R
    ? (...given: A) => R
    : T extends Readonly<Record<string, unknown>>
      ? { readonly [K in keyof T]: Spoken<T[K]> }
      : T;

export type AnswerWords = { readonly [K in keyof typeof en]: Spoken<(typeof en)[K]> };
export type PartialWords = Partial<AnswerWords>;

const tables: Readonly<Record<string, PartialWords>> = { de, fr, es, it, pt, nl };

/** Those that answers are given in. */
export const spokenLanguages: readonly string[] = ['en', ...Object.keys(tables)];

export const answerWords = (language: string): AnswerWords => ({ ...en, ...tables[language] });
