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

/** `try`: the user's own text is to be verified. */
export type Action = 'write' | 'judge' | 'explain' | 'list' | 'count' | 'try';

/** How the previous answer is to be revised. */
export type Revision = 'shorter' | 'longer' | 'another' | 'why' | 'in-language' | 'simpler';

export interface Slots {
  /** Text in quotation marks, or after a colon. */
  readonly quoted: readonly string[];
  /** From 1; -1 is the last. */
  readonly ordinal: number | null;
  readonly maxLength: number | null;
  /** How many are wanted. */
  readonly count: number | null;
  readonly ruleId: string | null;
  /** A URL or a path. */
  readonly address: string | null;
  /** What is to be used or counted. */
  readonly keyword: string | null;
  /** ISO 639-1 of a language in the question. */
  readonly language: string | null;
  readonly isBranded: boolean | null;
  /** Of a heading: 1 to 6. */
  readonly level: number | null;
}

export interface Intent {
  readonly topic: Topic;
  readonly action: Action;
  readonly revision: Revision | null;
  /** The language of the user. */
  readonly language: string;
  readonly slots: Slots;
  /** The question without quoted text, folded. */
  readonly folded: string;
  /** As written by the user. */
  readonly text: string;
  /** How the topic was found. */
  readonly by: 'words' | 'earlier' | 'meaning' | 'none';
}
