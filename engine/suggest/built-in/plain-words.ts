/** Wordy phrases with their short forms, and where a long sentence can be split, by language. */

export interface PlainWords {
  /** Only pairs that fit into the same place of any sentence. */
  readonly wordy: Readonly<Record<string, string>>;
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
    wordy: {
      'due to the fact that': 'because',
      'in spite of the fact that': 'although',
      'in the event that': 'if',
      'at this point in time': 'now',
      'a large number of': 'many',
      'the majority of': 'most',
      'on a regular basis': 'regularly',
      'with regard to': 'about',
      'prior to': 'before',
      'has the ability to': 'can',
      'is able to': 'can',
      'are able to': 'can',
      'for the purpose of': 'for',
    },
    joins: ['and', 'but', 'so', 'or'],
    retained: set('but so'),
    subjects: set('we you it they he she i there'),
  },
  de: {
    wordy: {
      'aufgrund der Tatsache, dass': 'weil',
      'zum jetzigen Zeitpunkt': 'jetzt',
      'zum gegenwärtigen Zeitpunkt': 'jetzt',
      'eine Vielzahl von': 'viele',
      'in regelmäßigen Abständen': 'regelmäßig',
      'unter Zuhilfenahme von': 'mit',
      'zu einem späteren Zeitpunkt': 'später',
    },
    joins: ['und', 'aber', 'denn'],
    retained: set('aber denn'),
    subjects: set('wir sie er es ich man ihr'),
  },
  fr: {
    wordy: {
      'dans le but de': 'pour',
      'en raison du fait que': 'parce que',
      'à l’heure actuelle': 'actuellement',
      "à l'heure actuelle": 'actuellement',
      'un grand nombre de': 'beaucoup de',
      'de manière régulière': 'régulièrement',
    },
    joins: ['et', 'mais'],
    retained: set('mais'),
    subjects: set('nous vous il elle ils elles on je cela'),
  },
  es: {
    wordy: {
      'con el fin de': 'para',
      'con el objetivo de': 'para',
      'debido al hecho de que': 'porque',
      'en la actualidad': 'hoy',
      'a día de hoy': 'hoy',
    },
    joins: ['y', 'pero'],
    retained: set('pero'),
    subjects: set('nosotros usted ustedes ellos ellas él ella yo'),
  },
  it: {
    wordy: {
      'al fine di': 'per',
      'allo scopo di': 'per',
      'a causa del fatto che': 'perché',
      'in questo momento': 'ora',
      'con cadenza regolare': 'regolarmente',
    },
    joins: ['e', 'ma'],
    retained: set('ma'),
    subjects: set('noi voi lui lei loro io questo ciò'),
  },
  pt: {
    wordy: {
      'com o objetivo de': 'para',
      'com a finalidade de': 'para',
      'devido ao facto de que': 'porque',
      'devido ao fato de que': 'porque',
      'neste momento': 'agora',
      'na atualidade': 'hoje',
    },
    joins: ['e', 'mas'],
    retained: set('mas'),
    subjects: set('nós vocês eles elas ele ela eu isto isso'),
  },
  nl: {
    wordy: {
      'met behulp van': 'met',
      'door middel van': 'met',
      'ten behoeve van': 'voor',
      'met betrekking tot': 'over',
      'vanwege het feit dat': 'omdat',
      'op dit moment': 'nu',
      'een groot aantal': 'veel',
    },
    joins: ['en', 'maar', 'want'],
    retained: set('maar want'),
    subjects: set('we wij u je jij het ze zij hij ik'),
  },
};

export const plainWordsOf = (language: string): PlainWords | null => tables[language] ?? null;
