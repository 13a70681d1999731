/** The sentences of the answers, by language; what a language does not have is said in English. */
import { en } from './en.ts';

export type AnswerWords = typeof en;

const tables: Readonly<Record<string, Partial<AnswerWords>>> = {};

export const answerWords = (language: string): AnswerWords => ({ ...en, ...tables[language] });
