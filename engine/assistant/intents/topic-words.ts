/** The form of the word tables of topics, by language: folded, as parts of regular expressions. */
import type { Topic } from '../intent.ts';

export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'] as const;
export type QuestionLanguage = (typeof languages)[number];
export type WordsByLanguage = Partial<Readonly<Record<QuestionLanguage, string>>>;

export interface TopicWords {
  readonly topic: Topic;
  /** The weight of a match. */
  readonly weight: number;
  readonly words: WordsByLanguage;
}
