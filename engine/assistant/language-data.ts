/** What the assistant can be asked and what it says, by language: actions, knowledge and answers are data files. */
import de from './data/de.json' with { type: 'json' };
import en from './data/en.json' with { type: 'json' };
import es from './data/es.json' with { type: 'json' };
import fr from './data/fr.json' with { type: 'json' };
import it from './data/it.json' with { type: 'json' };
import nl from './data/nl.json' with { type: 'json' };
import shared from './data/shared.json' with { type: 'json' };

/** Lists are separated by `|`. Every language has what English has. */
type OwnData = typeof en;

interface Knowledge {
  readonly question: string;
  readonly ask: string;
  readonly answer: string;
}

/** What the product that has the assistant adds to a language: questions on itself. */
export interface ProductKnowledge {
  readonly synonyms: Readonly<Record<string, string>>;
  /** What cannot be done here. */
  readonly other: string;
  readonly knowledge: Readonly<Record<string, Knowledge>>;
}

export interface LanguageData extends Omit<OwnData, 'synonyms' | 'knowledge'> {
  readonly synonyms: ProductKnowledge['synonyms'];
  readonly knowledge: ProductKnowledge['knowledge'];
}

export type AnswerKey = keyof LanguageData['answers'];
/** Of what the assistant knows by itself. */
type KnowledgeId = keyof OwnData['knowledge'];
export type ActionId = keyof LanguageData['actions'];
export type Element = keyof typeof shared.elements;
export type Aspect = keyof typeof shared.aspects;
export type Platform = keyof typeof shared.platforms;

const byLanguage: Readonly<Record<string, OwnData>> = { en, de, fr, es, it, nl };

export { shared };
export const languages: readonly string[] = Object.keys(byLanguage);
export const dataOf = (language: string): LanguageData => byLanguage[language] ?? en;

export const withProduct = (data: LanguageData, own: ProductKnowledge): LanguageData => ({
  ...data,
  synonyms: { ...data.synonyms, ...own.synonyms },
  ask: { ...data.ask, other: `${data.ask.other}|${own.other}` },
  knowledge: { ...data.knowledge, ...own.knowledge },
});

export const listOf = (text: string): string[] => text.split('|').filter((part) => part !== '');

export const isElement = (name: string): name is Element => name in shared.elements;
export const isAspect = (name: string): name is Aspect => name in shared.aspects;

const sources: Readonly<Partial<Record<string, readonly string[]>>> = shared.sources satisfies Record<
  KnowledgeId,
  readonly string[]
>;
/** On what a piece of knowledge rests, and its address; nothing for what is about this product. */
export const sourceOf = (id: string): readonly string[] => sources[id] ?? [];

/** The element or aspect that a piece of knowledge is about; empty for none. */
export const partOf = (id: string): string =>
  (shared.knowledgeParts as Readonly<Record<string, string>>)[id] ?? '';
