/** What rules say: texts as data, and what a rule must give for each of its messages. */
import type { Issue, Severity } from '@pagewright/contract/entities/issue';
import type { Language } from '@pagewright/contract/messages/language';
import type { DataOf, MessageData } from '@pagewright/contract/messages/message-data';
import { translate } from '@pagewright/contract/messages/translate';
import type { EvidenceDraft } from './evidence.ts';

/** ICU messages. What one cause found has a title, fix or reason of its own for replaces those of the rule. */
export interface CauseTexts {
  /** What was found, in one or two sentences: the issue's description. */
  readonly text: string;
  readonly title?: string;
  readonly why?: string;
  readonly fix?: string;
}

export interface RuleTexts {
  /** The finding's name, as a person reads it in a list: "Title is too long". */
  readonly title: string;
  /** Why it matters, in one or two sentences. */
  readonly why: string;
  /** What to do, in one or two sentences. */
  readonly fix: string;
  /** By message id: one for each cause. */
  readonly messages: Readonly<Record<string, string | CauseTexts>>;
}

/** The texts of a group's rules, by rule id. */
export type GroupTexts = Readonly<Record<string, RuleTexts>>;

/** What a rule found: which of its messages says it, and the data in it. */
export interface Finding {
  readonly messageId: string;
  readonly data?: MessageData;
  readonly evidence: readonly EvidenceDraft[];
  /** Overrides the rule's severity. */
  readonly severity?: Severity;
}

type TextsOf<M> = M extends string ? M : M[keyof M];
/** As parameters of functions, because a union of data with none would be none. */
type Takes<T> = T extends string ? (data: DataOf<T>) => void : never;
type Needed<M> = Takes<TextsOf<M>> extends (data: infer Data) => void ? Data : never;
type WithData<D> = unknown extends D ? { readonly data?: never } : { readonly data: D };

/** The findings that a rule with these texts may have. */
export type FindingOf<T extends RuleTexts> = {
  [Id in keyof T['messages'] & string]: Omit<Finding, 'messageId' | 'data'> & {
    readonly messageId: Id;
  } & WithData<Needed<T['messages'][Id]>>;
}[keyof T['messages'] & string];

type Sentences = Pick<Issue, 'title' | 'description' | 'why' | 'fix' | 'general'>;

/** What a rule says of all its findings: these have no data. */
export const ruleWords = (
  { title, why, fix }: Pick<RuleTexts, 'title' | 'why' | 'fix'>,
  language?: Language,
): Pick<RuleTexts, 'title' | 'why' | 'fix'> => ({
  title: translate(title, {}, language),
  why: translate(why, {}, language),
  fix: translate(fix, {}, language),
});

/** The sentences of a finding: the only place where they are made. */
export function sentencesOf(
  { title, why, fix, messages }: RuleTexts,
  { messageId, data }: { readonly messageId: string; readonly data: MessageData | undefined },
  language?: Language,
): Sentences {
  const message = messages[messageId];
  if (message === undefined) throw new Error(`There is no message "${messageId}".`);
  const say = (text: string): string => translate(text, data, language);
  const general = ruleWords({ title, why, fix }, language);
  if (typeof message === 'string') return { ...general, description: say(message) };
  return {
    title: say(message.title ?? title),
    description: say(message.text),
    why: say(message.why ?? why),
    fix: say(message.fix ?? fix),
    general,
  };
}
