/** Says ICU messages in the language of their reader: the one place where a text becomes words. */
import { formatMessage } from './format-message.ts';
import { type Language, spokenLanguage, type Texts, type Words, wordsOf } from './language.ts';
import type { MessageData } from './message-data.ts';

export const translate = (text: string, data?: MessageData, language: Language = spokenLanguage()): string =>
  formatMessage(language.textOf(text), data, language.locale);

/** A table of texts, said when they are read. */
export const messages = <const T extends Texts>(texts: T): Words<T> => wordsOf(texts, translate);
