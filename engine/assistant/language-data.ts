/** What the assistant can be asked and what it says, by language: actions, knowledge and answers are data files. */
import de from './data/de.json' with { type: 'json' };
import en from './data/en.json' with { type: 'json' };
import es from './data/es.json' with { type: 'json' };
import fr from './data/fr.json' with { type: 'json' };
import it from './data/it.json' with { type: 'json' };
import nl from './data/nl.json' with { type: 'json' };
import shared from './data/shared.json' with { type: 'json' };

/** Lists are separated by `|`. Every language has what English has. */
export type LanguageData = typeof en;
export type AnswerKey = keyof LanguageData['answers'];
export type KnowledgeId = keyof LanguageData['knowledge'];
export type ActionId = keyof LanguageData['actions'];
export type Element = keyof typeof shared.elements;
export type Aspect = keyof typeof shared.aspects;
export type Platform = keyof typeof shared.platforms;

const byLanguage: Readonly<Record<string, LanguageData>> = { en, de, fr, es, it, nl };

export { shared };
export const languages: readonly string[] = Object.keys(byLanguage);
export const dataOf = (language: string): LanguageData => byLanguage[language] ?? en;
export const listOf = (text: string): string[] => text.split('|').filter((part) => part !== '');

export const isElement = (name: string): name is Element => name in shared.elements;
export const isAspect = (name: string): name is Aspect => name in shared.aspects;
export const isKnowledge = (name: string): name is KnowledgeId => name in en.knowledge;

/** The element or aspect that a piece of knowledge is about; empty for none. */
export const partOf = (id: string): string =>
  (shared.knowledgeParts as Readonly<Record<string, string>>)[id] ?? '';
