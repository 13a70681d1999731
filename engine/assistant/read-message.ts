/** What a message asks for: as a whole, or part by part; null where it cannot be told. */
import { dataOf, listOf } from './language-data.ts';
import type { Found, Phrase, PhraseSearch, Target } from './search.ts';

/** A part of a message, or all of it. */
export interface Wish {
  readonly part: string;
  /** Null when none is near enough, several are, or it is nothing that can be done here. */
  readonly target: Target | null;
}

export interface ReadMessage {
  readonly wishes: readonly Wish[];
  /** What the whole message is nearest to. */
  readonly found: readonly Found[];
}

/** What is as near as this is answered, if it is that much nearer than the next. */
export const answeredFrom = 0.72;
const lead = 0.04;
/** As the phrase itself. */
const exactly = 0.97;
/** A part of a message says less, so it must be nearer; longer ones that ask nothing tell a story. */
const [partFrom, askedWords] = [0.85, 5];
/** What changes the copy is done only when nothing else can be meant. */
const changing = /^(?:apply|fix-all|undo)$/;
/** "Explain the problem" names none; what else a message says is what is to be explained. */
const neededFor = (id: string): number => (changing.test(id) ? exactly : id === 'explain' ? partFrom : 0);

const isThanks = ({ target, similarity }: Found): boolean =>
  target.kind === 'action' && target.id === 'thanks' && similarity >= exactly;

interface Read {
  readonly found: readonly Found[];
  readonly isQuestion: boolean;
  /** It wants something written. */
  readonly isOrder: boolean;
}

/** The one that is meant; null when none is near enough, or several are. */
function meant({ found, isQuestion, isOrder }: Read): Target | null {
  const [first] = found;
  if (first === undefined || first.similarity < answeredFrom) return null;
  if (first.similarity >= exactly) {
    // "Lol ok" is part of many phrases and asks for none of them.
    const thanks = first.isTelling ? undefined : found.find(isThanks);
    return thanks?.target ?? first.target;
  }
  if (!first.isTelling) return null;
  // "Write an about page" does not ask what belongs on one.
  if (isOrder && !isQuestion && first.target.kind === 'knowledge') return null;
  const near = found.filter(({ similarity }) => first.similarity - similarity < lead);
  // "How long is a title?" asks for an answer, "a title" for a title; and its own answer has its findings.
  const preferred = isQuestion ? 'knowledge' : 'action';
  const own = near.filter(({ target }) => target.kind === preferred);
  if (own.length === 1) return own[0]?.target ?? null;
  return near.length === 1 ? first.target : null;
}

/** Sentences, and parts of orders between "and"; what a question joins is one question. */
function partsOf(text: string, language: string): string[] {
  const joints = new RegExp(String.raw`,?\s+(?:${listOf(dataOf(language).connectors).join('|')})\s+`, 'iu');
  return text
    .split(/(?<=[.!?;])\s+|\n+/u)
    .flatMap((sentence) => (/[?？]/.test(sentence) ? [sentence] : sentence.split(joints)))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export function readMessage(search: PhraseSearch, text: string, issues: readonly Phrase[]): ReadMessage {
  const mayBe = ({ target: { kind, id }, similarity }: Found): boolean =>
    kind !== 'try' && (kind !== 'action' || similarity >= neededFor(id));
  const read = (own: string): Read => ({
    found: search.find(own, issues).filter(mayBe),
    isQuestion: search.isQuestion(own),
    isOrder: search.isOrder(own),
  });
  const wishOf = (part: string, target: Target | null): Wish => ({
    part,
    target: target?.kind === 'other' ? null : target,
  });
  const all = read(text);
  const whole = meant(all);
  if (whole !== null) return { wishes: [wishOf(text, whole)], found: all.found };
  const wishes = partsOf(text, search.language).map((part) => {
    const { found, ...more } = read(part);
    const isAsked =
      /[?？]/.test(part) || more.isQuestion || more.isOrder || part.split(' ').length <= askedWords;
    // By themselves, "what is it" and "should I" say too little.
    const near = found.filter(({ isTelling, similarity }) => isAsked && isTelling && similarity >= partFrom);
    return wishOf(part, meant({ found: near, ...more }));
  });
  return { wishes, found: all.found };
}
