/** The language of a short message, by the words that each of the assistant's languages has. */
import { identifyLanguage } from '../text/language.ts';
import { dataOf, type LanguageData, languages, type ProductKnowledge, withProduct } from './language-data.ts';
import { PhraseSearch, vocabularyOf, wordsOf } from './search.ts';

/** Where fewer of its words are known, a message is in another language. */
const strangeBelow = 0.5;

export interface MessageLanguage {
  /** As in ISO 639-1; null when it cannot be told. */
  readonly code: string | null;
  /** Whether the assistant answers in it. */
  readonly isSpoken: boolean;
}

/** The searches of all languages; each is built when it is first needed. */
export class AssistantLanguages {
  readonly #searches = new Map<string, PhraseSearch>();
  readonly #data: ReadonlyMap<string, LanguageData>;
  readonly #vocabularies: ReadonlyMap<string, ReadonlySet<string>>;

  /** `product` is what the assistant is to know of the product that has it, by language. */
  constructor(product: Readonly<Record<string, ProductKnowledge>> = {}) {
    const dataWith = (language: string): LanguageData => {
      const own = product[language];
      return own === undefined ? dataOf(language) : withProduct(dataOf(language), own);
    };
    this.#data = new Map(languages.map((each) => [each, dataWith(each)]));
    this.#vocabularies = new Map(languages.map((each) => [each, vocabularyOf(this.dataOf(each))]));
  }

  dataOf(language: string): LanguageData {
    return this.#data.get(language) ?? dataOf(language);
  }

  searchOf(language: string): PhraseSearch {
    const known = this.#searches.get(language);
    if (known !== undefined) return known;
    const search = new PhraseSearch(language, this.dataOf(language));
    this.#searches.set(language, search);
    return search;
  }

  /** `before` is the language of the last message; null when this is the first. */
  languageOf(text: string, before: string | null): MessageLanguage {
    const words = wordsOf(text);
    const known = words.map((word) => languages.filter((each) => this.#vocabularies.get(each)?.has(word)));
    const points = (language: string): number =>
      known.reduce((sum, own) => sum + (own.includes(language) ? 1 / own.length : 0), 0) +
      (language === before ? 0.3 : 0) +
      (language === 'en' ? 0.1 : 0);
    const [best = 'en'] = languages.toSorted((a, b) => points(b) - points(a));
    const detected = identifyLanguage(text)?.code ?? null;
    const isLatin = !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]{2,}/u.test(text);
    const share = known.filter((own) => own.includes(best)).length / Math.max(1, words.length);
    const isStrange = share < strangeBelow && words.length >= 4 && detected !== null;
    if (!isLatin || (isStrange && !languages.includes(detected))) return { code: detected, isSpoken: false };
    return { code: isStrange ? detected : best, isSpoken: true };
  }
}
