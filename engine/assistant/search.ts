/** Searches actions, findings and knowledge in one language: what a message is nearest to, and how near. */
import MiniSearch from 'minisearch';
import { foldAccents } from '../text/fold.ts';
import { stemOf } from '../text/stem.ts';
import { type LanguageData, listOf, shared } from './language-data.ts';

export interface Target {
  /** `other` is what cannot be done here, such as writing an article. */
  readonly kind: 'action' | 'aspect' | 'finding' | 'knowledge' | 'platform' | 'try' | 'other';
  readonly id: string;
}

export interface Found {
  readonly target: Target;
  /** Of what message and phrase say, the share that both say: 0 to 1. */
  readonly similarity: number;
  /** They share more than "should", "my" and "page". */
  readonly isTelling: boolean;
}

export interface Phrase {
  readonly target: Target;
  readonly text: string;
}

const [searchedMax, foundMax] = [80, 8];
const asking = /^(?:q-(?!mine|not|or$)|whatis$|howto$)/;
/** "Should", "my" and "page" tell little of what is asked. */
const lightShare = 0.4;
/** Shorter words are too alike to correct. */
const typoLength = 5;

const wordPattern = /[\p{L}\p{N}]+(?:[.&'][\p{L}\p{N}]+)*/gu;
export const wordsOf = (text: string): string[] => foldAccents(text).match(wordPattern) ?? [];

/** Everything that can be asked, in the words of the data file; `{element}` and the like stand for each of their kind. */
function phrasesOf(data: LanguageData): Phrase[] {
  const each = (kind: Target['kind'], id: string, texts: readonly string[]): Phrase[] =>
    texts.map((text) => ({ target: { kind, id }, text }));
  const filled = (texts: string, name: string, value: string): string[] =>
    listOf(texts).map((text) => text.replaceAll(`{${name}}`, value));
  const { actions, aspects, ask, findings, knowledge, rules } = data;
  const ownAspects: Readonly<Record<string, string>> = aspects;
  const ownRules: Readonly<Record<string, string>> = rules;
  return [
    ...Object.entries(actions).flatMap(([id, { label }]) => each('action', id, [label])),
    ...Object.entries(actions).flatMap(([id, own]) => each('action', id, listOf(own.ask))),
    ...Object.keys(shared.elements).flatMap((id) => [
      ...each('action', id, [id, ...filled(ask.element, 'element', id)]),
      ...each('try', id, filled(ask.try, 'element', id)),
    ]),
    ...Object.keys(shared.aspects).flatMap((id) =>
      each('aspect', id, [id, ...filled(ask.aspect, 'aspect', id), ...listOf(ownAspects[id] ?? '')]),
    ),
    ...Object.entries(findings).flatMap(([id, names]) =>
      listOf(names).flatMap((name) => each('finding', id, [name, ...filled(ask.finding, 'finding', name)])),
    ),
    ...Object.entries(ownRules).flatMap(([id, words]) => each('finding', id, [listOf(words)[0] ?? ''])),
    ...Object.entries(knowledge).flatMap(([id, { question, ask: asks }]) =>
      each('knowledge', id, [question, ...listOf(asks)]),
    ),
    ...Object.entries(shared.platforms).flatMap(([platform, { source: _source, ...paths }]) =>
      Object.keys(paths)
        .filter((part) => !part.startsWith('home-'))
        .flatMap((part) =>
          each('platform', `${platform} ${part}`, filled(ask.platform, 'platform', platform)).map(
            (phrase) => ({
              ...phrase,
              text: phrase.text.replaceAll('{part}', part),
            }),
          ),
        ),
    ),
    ...each('other', 'other', listOf(ask.other)),
  ];
}

/** Every word of a language's small words, synonyms, and questions. */
export function vocabularyOf({
  stop,
  synonyms,
  actions,
  ask,
  knowledge,
  findings,
}: LanguageData): Set<string> {
  const asked = [...Object.values(actions), ...Object.values(knowledge)].map((each) => each.ask);
  const questions = Object.values(knowledge).map(({ question }) => question);
  const lists = [stop, ...Object.values(synonyms), ...Object.values(ask), ...Object.values(findings)];
  return new Set(wordsOf([...lists, ...asked, ...questions].join(' ')));
}

/** One index for each language; its own, because words mean different things. */
export class PhraseSearch {
  readonly language: string;
  readonly #phrases: readonly (Phrase & { readonly terms: readonly string[] })[];
  /** What a phrase of small words only asks for, such as "hello". */
  readonly #exact = new Map<string, Target>();
  readonly #index: MiniSearch<{ id: number; terms: string }>;
  readonly #typos: MiniSearch<{ id: number; word: string }>;
  /** Of words and groups of words with the same meaning. */
  readonly #synonyms = new Map<string, string>();
  /** By their first word, how many words they have at most. */
  readonly #groups = new Map<string, number>();
  readonly #ignored: ReadonlySet<string>;
  readonly #words: ReadonlySet<string>;
  /** In how many phrases a term is. */
  readonly #uses = new Map<string, number>();

  constructor(language: string, data: LanguageData) {
    const phrases = phrasesOf(data);
    this.language = language;
    this.#ignored = new Set(foldAccents(data.stop).split(' '));
    for (const [term, words] of Object.entries(data.synonyms))
      for (const word of [...listOf(words), term]) this.#addSynonym(wordsOf(word), term);
    this.#words = vocabularyOf(data);
    this.#typos = new MiniSearch({ fields: ['word'], tokenize: (text) => [text] });
    this.#typos.addAll(
      [...this.#words].filter(({ length }) => length >= typoLength).map((word, id) => ({ id, word })),
    );
    // "No title" without its small words is any question about a title.
    this.#phrases = phrases
      .map((phrase) => ({ ...phrase, terms: this.termsOf(phrase.text) }))
      .filter(({ target, terms }) => target.kind !== 'finding' || terms.length > 1);
    for (const term of this.#phrases.flatMap(({ terms }) => terms))
      this.#uses.set(term, (this.#uses.get(term) ?? 0) + 1);
    this.#index = new MiniSearch({ fields: ['terms'], tokenize: (text) => text.split(' ') });
    for (const { target, text, terms } of this.#phrases) if (terms.length === 0) this.#addExact(text, target);
    this.#index.addAll(this.#phrases.map(({ terms }, id) => ({ id, terms: terms.join(' ') })));
  }

  #addExact(text: string, target: Target): void {
    const words = wordsOf(text).join(' ');
    if (!this.#exact.has(words)) this.#exact.set(words, target);
  }

  #addSynonym(words: readonly string[], term: string): void {
    const id = foldAccents(term).replaceAll(' ', '_');
    const [only = ''] = words;
    this.#groups.set(only, Math.max(words.length, this.#groups.get(only) ?? 0));
    const stemmed = words.length === 1 ? stemOf(only, this.language) : '';
    for (const key of [words.join(' '), stemmed])
      if (key !== '' && !this.#synonyms.has(key)) this.#synonyms.set(key, id);
  }

  #corrected(word: string): string {
    if (this.#words.has(word) || word.length < typoLength || /\d/.test(word)) return word;
    // "L'avertissement" and "dell'immagine" are what stands behind the article.
    const [, rest] = /^(?:l|d|un|quest|quell|(?:a|da|de|ne|su)ll)'(\p{L}{3,})$/u.exec(word) ?? [];
    if (rest !== undefined) return this.#corrected(rest);
    const letters = (own: string): string => Array.from(own).sort().join('');
    // Few mistype the first letter, and many words differ by it.
    const near = (fuzzy: number): string[] =>
      this.#typos
        .search(word, { fuzzy })
        .flatMap(({ terms }) => terms)
        .filter((own) => own[0] === word[0]);
    // Two letters that changed places count as two.
    const swapped = (): string | undefined => near(2).find((own) => letters(own) === letters(word));
    return near(1)[0] ?? swapped() ?? (word.length > 7 ? near(2)[0] : undefined) ?? word;
  }

  /** The terms of a text, each once: synonyms as one, other words by their stems, and nothing of small words. */
  termsOf(text: string): string[] {
    const words = wordsOf(text).map((word) => this.#corrected(word));
    const terms: string[] = [];
    for (let at = 0; at < words.length; ) {
      const word = words[at] ?? '';
      const count = this.#groupAt(words, at);
      const term = this.#synonyms.get(words.slice(at, at + count).join(' '));
      if (term !== undefined) terms.push(term);
      else if (!this.#isEmpty(word)) terms.push(this.#stemmed(word));
      at += Math.max(1, count);
    }
    return [...new Set(terms)];
  }

  /** Small words say nothing, nor do numbers and shreds of words that no question has. */
  #isEmpty(word: string): boolean {
    return this.#ignored.has(word) || (!this.#words.has(word) && (/^\d+$/.test(word) || word.length < 3));
  }

  /** How many words from here on are one synonym; 0 for none. */
  #groupAt(words: readonly string[], at: number): number {
    const most = this.#groups.get(words[at] ?? '') ?? 0;
    for (let count = most; count > 0; count -= 1)
      if (this.#synonyms.has(words.slice(at, at + count).join(' '))) return count;
    return 0;
  }

  #stemmed(word: string): string {
    const stemmed = stemOf(word, this.language);
    return this.#synonyms.get(stemmed) ?? stemmed;
  }

  /** Whether it asks why, what, how or when. */
  isQuestion(text: string): boolean {
    return this.termsOf(text).some((term) => asking.test(term));
  }

  isOrder(text: string): boolean {
    return this.termsOf(text).includes('write');
  }

  #weight(term: string): number {
    const rarity = Math.log(1 + this.#phrases.length / (this.#uses.get(term) ?? 0.5));
    return shared.lightTerms.includes(term) ? rarity * lightShare : rarity;
  }

  /** What a message is nearest to, the nearest first; `more` are phrases of this page. */
  find(text: string, more: readonly Phrase[] = []): Found[] {
    const exact = this.#exact.get(wordsOf(text).join(' '));
    if (exact !== undefined) return [{ target: exact, similarity: 1, isTelling: false }];
    const asked = this.termsOf(text);
    const sum = (terms: readonly string[]): number =>
      terms.reduce((total, term) => total + this.#weight(term), 0);
    const all = sum(asked);
    const searched = this.#index.search(asked.join(' ')).slice(0, searchedMax);
    const near = searched.flatMap(({ id }) => this.#phrases[Number(id)] ?? []);
    const best = new Map<string, Found>();
    for (const { target, terms } of [
      ...near,
      ...more.map((phrase) => ({ ...phrase, terms: this.termsOf(phrase.text) })),
    ]) {
      const both = terms.filter((term) => asked.includes(term));
      const similarity = (2 * sum(both)) / (all + sum(terms));
      const isTelling = both.some((term) => !shared.lightTerms.includes(term));
      const key = `${target.kind} ${target.id}`;
      if ((best.get(key)?.similarity ?? 0) < similarity) best.set(key, { target, similarity, isTelling });
    }
    return [...best.values()].toSorted((a, b) => b.similarity - a.similarity).slice(0, foundMax);
  }
}
