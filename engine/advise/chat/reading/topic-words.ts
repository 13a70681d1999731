/** The form of the tables of words by which a topic is known, by language: folded, as parts of regular expressions. */
import type { Topic } from './reading.ts';

export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'] as const;
export type QuestionLanguage = (typeof languages)[number];
export type WordsByLanguage = Partial<Readonly<Record<QuestionLanguage, string>>>;

export interface TopicWords {
  readonly topic: Topic;
  /** How much a match says. */
  readonly weight: number;
  readonly words: WordsByLanguage;
}
