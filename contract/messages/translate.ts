/** Says texts in the language of their reader: the one place where a text of a table becomes words. */
import { formatMessage } from './format-message.ts';
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

export const translate = (text: string, data?: MessageData, language: Language = spoken.language): string =>
  formatMessage(language.textOf(text), data, language.locale);

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

const takesData = (text: string): boolean => text.includes('{');

function define(words: object, name: string, text: string | Texts): void {
  if (typeof text === 'object') {
    Object.defineProperty(words, name, { enumerable: true, value: messages(text) });
    return;
  }
  const say = (data: MessageData): string => translate(text, data);
  Object.defineProperty(words, name, {
    enumerable: true,
    get: () => (takesData(text) ? say : translate(text)),
  });
}

/** A table of texts, said when they are read. */
export function messages<const T extends Texts>(texts: T): Words<T> {
  const words = {};
  for (const [name, text] of Object.entries(texts)) define(words, name, text);
  return words as Words<T>;
}
