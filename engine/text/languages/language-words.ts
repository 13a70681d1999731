/** What differs by language, as data. A language that lacks a table is not known where that table is used. */

/** Tables are words between spaces, or phrases between semicolons; all in lower case. */
export interface LanguageWords {
  /** Words that say nothing of a text's subject. */
  readonly stopWords?: string;
  /** Words that fit any site and so are no topic: navigation, time, quantity, praise, small talk. */
  readonly genericWords?: string;
  /** Stop words that hold a name together; with others a term of three words is half a sentence. */
  readonly insideNames?: string;
  /** "And" and "or". */
  readonly conjunctions?: string;
  /** A text that ends so was cut off. */
  readonly openEnds?: string;
  /** With these the suggester writes in the language, and does not only quote. */
  readonly phrases?: {
    readonly and: string;
    /** A text that begins so refers to the text before it. */
    readonly leaning: string;
    /** Articles, prepositions, conjunctions, pronouns: no phrase begins or ends with one. */
    readonly function: string;
    /** Before these a phrase may be cut. */
    readonly cutBefore: string;
    /** Navigation and bylines: never a phrase. */
    readonly noise: string;
    /** Headings that would fit any page; phrases. */
    readonly generic: string;
  };
  /** Where a long sentence may become two. */
  readonly clauses?: {
    /** After these a clause may become a sentence, where one of `subjects` follows. */
    readonly joins: string;
    /** Conjunctions that the new sentence retains: "but", not "and". */
    readonly retained: string;
    /** Words that open a main clause. */
    readonly subjects: string;
  };
  /** Without the full stop: it ends no sentence. */
  readonly abbreviations?: string;
  /** Words before the number of a chapter. */
  readonly chapters?: string;
  /** Words before the number of a figure or table. */
  readonly figures?: string;
  /** Forms of a number are divided by "|"; "-" leaves out a word that means something else more often. */
  readonly numbers?: {
    /** From two to nineteen. "One" is an article in most languages. */
    readonly small: string;
    /** From twenty to a hundred. */
    readonly tens: string;
    readonly large: Readonly<Record<string, number>>;
  };
  /** "Posted by Ann on May 2". */
  readonly byline?: { readonly verbs: string; readonly by: string; readonly on?: string };
  /** Opening hours: phrases for days beside the names of weekdays, "to" between two times, and what follows a time. */
  readonly hours?: { readonly days?: string; readonly to: string; readonly clock?: string };
  /** Of a variant of Flesch's formula: what is subtracted per word of the average sentence and per syllable of the average word. */
  readonly readingEase?: {
    readonly constant: number;
    readonly perWord: number;
    readonly perSyllable: number;
    readonly hasSilentE?: boolean;
  };
  /** Names of services that nearly every site has; those of one service are between two semicolons. */
  readonly services?: string;
  /** Titles that tools give to new pages; phrases. */
  readonly defaultTitles?: string;
  /** Words of four letters and more that name no subject. */
  readonly besideSubject?: string;
  /** Names of the parts of any text, which say nothing of its subject. */
  readonly sectionNames?: string;
  /** Texts of links that say nothing of their targets; phrases. */
  readonly genericAnchors?: string;
  /** Alternative texts that say only what kind of thing an image is. */
  readonly imageWords?: string;
  /** Phrases that say "page not found". */
  readonly notFound?: string;
  /** "Error", as before 404. */
  readonly error?: string;
}
