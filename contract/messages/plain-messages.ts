/** Tables of texts with nothing but names in braces: they need no ICU, which a first page would wait for. */
import { spokenLanguage, type Texts, type Words, wordsOf } from './language.ts';
import type { MessageData } from './message-data.ts';

const say = (text: string, data: MessageData = {}): string =>
  spokenLanguage()
    .textOf(text)
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => String(data[name] ?? ''));

/** A text of them with a choice or a number. */
type Counted = `${string}, ${'plural' | 'number' | 'select'}${string}`;

type Plain<T extends Texts> = {
  readonly [Name in keyof T]: T[Name] extends Counted
    ? never
    : T[Name] extends Texts
      ? Plain<T[Name]>
      : T[Name];
};

/** A table of texts, said when they are read. */
export const plainMessages = <const T extends Texts>(texts: T & Plain<T>): Words<T> => wordsOf<T>(texts, say);
