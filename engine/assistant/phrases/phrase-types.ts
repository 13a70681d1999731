/** The shape of the phrases in every language: that of the English ones. */
import type { en } from './en.ts';

/** The same sentences with any wording. */
type Phrases<T> = T extends (...given: infer A) => string
  ? (...given: A) => string
  : T extends (...given: infer A) => infer R
    ? (...given: A) => R
    : T extends Readonly<Record<string, unknown>>
      ? { readonly [K in keyof T]: Phrases<T[K]> }
      : T;

export type AnswerWords = { readonly [K in keyof typeof en]: Phrases<(typeof en)[K]> };
export type PartialWords = Partial<AnswerWords>;
