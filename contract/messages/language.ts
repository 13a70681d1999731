/** The language of the process or page, and tables of texts that are said in it. */
import type { DataOf, MessageData } from './message-data.ts';

/** Data alone: the texts of a language by the English ones. */
export interface Language {
  readonly locale: string;
  /** The text, an ICU message with the names of the English one; what a language lacks stays English. */
  readonly textOf: (english: string) => string;
}

export const english: Language = { locale: 'en-US', textOf: (text) => text };

export const languageFrom = (locale: string, texts: Readonly<Record<string, string>>): Language => ({
  locale,
  textOf: (text) => texts[text] ?? text,
});

/** Of the process or page. */
const spoken: { language: Language } = { language: english };

/** To be called at its start, before anything is said. */
export function speak(language: Language): void {
  spoken.language = language;
}

export const spokenLanguage = (): Language => spoken.language;

export interface Texts {
  readonly [name: string]: string | Texts;
}

type WordsFor<Text extends string> = unknown extends DataOf<Text> ? string : (data: DataOf<Text>) => string;

/** A text without data is a string, one with data a function of them. */
export type Words<T extends Texts> = {
  readonly [Name in keyof T]: T[Name] extends string
    ? WordsFor<T[Name]>
    : T[Name] extends Texts
      ? Words<T[Name]>
      : never;
};

type Say = (text: string, data?: MessageData) => string;

function define(words: object, name: string, text: string | Texts, say: Say): void {
  if (typeof text === 'object') {
    Object.defineProperty(words, name, { enumerable: true, value: wordsOf(text, say) });
    return;
  }
  const sayWith = (data: MessageData): string => say(text, data);
  Object.defineProperty(words, name, {
    enumerable: true,
    get: () => (text.includes('{') ? sayWith : say(text)),
  });
}

/** A table of texts, said when they are read. */
export function wordsOf<const T extends Texts>(texts: T, say: Say): Words<T> {
  const words = {};
  for (const [name, text] of Object.entries(texts)) define(words, name, text, say);
  return words as Words<T>;
}
