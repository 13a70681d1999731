/** The sentences of answers, by language; English where a language lacks one. */
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import type { AnswerWords, PartialWords } from './phrase-types.ts';
import { pt } from './pt.ts';

const tables: Readonly<Record<string, PartialWords>> = { de, fr, es, it, pt, nl };

/** Languages in which answers are available. */
export const answerLanguages: readonly string[] = ['en', ...Object.keys(tables)];

export const answerWords = (language: string): AnswerWords => ({ ...en, ...tables[language] });
