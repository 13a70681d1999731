/** Where a long sentence can be split, by language. */

export interface PlainWords {
  /** After these a clause may become a sentence, where one of `subjects` follows. */
  readonly joins: readonly string[];
  /** Conjunctions that the new sentence retains: "but", not "and". */
  readonly retained: ReadonlySet<string>;
  /** Words that open a main clause. */
  readonly subjects: ReadonlySet<string>;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const tables: Readonly<Record<string, PlainWords>> = {
  en: {
    joins: ['and', 'but', 'so', 'or'],
    retained: set('but so'),
    subjects: set('we you it they he she i there'),
  },
  de: {
    joins: ['und', 'aber', 'denn'],
    retained: set('aber denn'),
    subjects: set('wir sie er es ich man ihr'),
  },
  fr: {
    joins: ['et', 'mais'],
    retained: set('mais'),
    subjects: set('nous vous il elle ils elles on je cela'),
  },
  es: {
    joins: ['y', 'pero'],
    retained: set('pero'),
    subjects: set('nosotros usted ustedes ellos ellas él ella yo'),
  },
  it: {
    joins: ['e', 'ma'],
    retained: set('ma'),
    subjects: set('noi voi lui lei loro io questo ciò'),
  },
  pt: {
    joins: ['e', 'mas'],
    retained: set('mas'),
    subjects: set('nós vocês eles elas ele ela eu isto isso'),
  },
  nl: {
    joins: ['en', 'maar', 'want'],
    retained: set('maar want'),
    subjects: set('we wij u je jij het ze zij hij ik'),
  },
};

export const plainWordsOf = (language: string): PlainWords | null => tables[language] ?? null;
