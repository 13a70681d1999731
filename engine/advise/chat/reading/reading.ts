/** What a question is read as: what it is about, what is wanted, and the particulars. */

export type Topic =
  | 'title'
  | 'description'
  | 'headings'
  | 'paragraph'
  | 'intro'
  | 'keywords'
  | 'readability'
  | 'alt'
  | 'links'
  | 'structured'
  | 'faq'
  | 'outline'
  | 'compare'
  | 'finding'
  | 'issues'
  | 'first'
  | 'score'
  | 'length'
  | 'social'
  | 'indexing'
  | 'canonical'
  | 'speed'
  | 'mobile'
  | 'accessibility'
  | 'security'
  | 'language'
  | 'ai'
  | 'url'
  | 'duplicates'
  | 'changes'
  | 'about'
  | 'site'
  | 'fact'
  | 'greeting'
  | 'thanks'
  | 'help'
  | 'apply'
  | 'applied'
  | 'reset'
  | 'where'
  | 'ranking'
  | 'translate'
  | 'publish'
  | 'prose'
  | 'picture'
  | 'off-topic';

/** `try`: the person's own words are to be measured. */
export type Action = 'write' | 'judge' | 'explain' | 'list' | 'count' | 'try';

/** How an earlier answer is to be changed. */
export type Manner = 'shorter' | 'longer' | 'another' | 'why' | 'in-language' | 'simpler';

export interface Slots {
  /** What stands in quotation marks, or after a colon. */
  readonly quoted: readonly string[];
  /** From 1; -1 is the last. */
  readonly ordinal: number | null;
  readonly maxLength: number | null;
  /** How many are wanted. */
  readonly count: number | null;
  readonly ruleId: string | null;
  /** An address or a path. */
  readonly address: string | null;
  /** What is to be used or counted. */
  readonly keyword: string | null;
  /** ISO 639-1 of a language that is named. */
  readonly language: string | null;
  readonly isBranded: boolean | null;
  /** Of a heading: 1 to 6. */
  readonly level: number | null;
}

export interface Reading {
  readonly topic: Topic;
  readonly action: Action;
  readonly manner: Manner | null;
  /** The language the person writes. */
  readonly language: string;
  readonly slots: Slots;
  /** The question without quotation marks, folded. */
  readonly folded: string;
  /** As it was asked. */
  readonly text: string;
  /** How the topic was found. */
  readonly by: 'words' | 'earlier' | 'meaning' | 'none';
}
