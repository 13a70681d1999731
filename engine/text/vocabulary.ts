/** The distinct words of a text, each with its uses. */

export interface Word {
  /** Numbered from 0 in the order of the text. */
  readonly id: number;
  /** In lower case, as first written. */
  readonly text: string;
  /** In lower case, with straight apostrophes. */
  readonly key: string;
  /** Uses where keywords are counted: not in listings of code, menus and repeated blocks. */
  uses: number;
  proseUses: number;
}

export class Vocabulary {
  readonly words: Word[] = [];
  readonly #byKey = new Map<string, Word>();

  /** The word for a spelling in lower case. */
  word(text: string): Word {
    return this.#byKey.get(text) ?? this.#add(text);
  }

  #add(text: string): Word {
    const key = text.includes('’') ? text.replaceAll('’', "'") : text;
    const known = key === text ? undefined : this.#byKey.get(key);
    const word = known ?? { id: this.words.length, text, key, uses: 0, proseUses: 0 };
    if (known === undefined) this.words.push(word);
    this.#byKey.set(text, word);
    if (key !== text) this.#byKey.set(key, word);
    return word;
  }
}
