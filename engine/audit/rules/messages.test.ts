/** Tests the texts of all rules: each renders with any data, and another language is nothing but another table. */
import { formatMessage } from '@pagewright/contract/messages/format-message';
import { describe, expect, it } from 'vitest';
import { reasonTexts } from '../reasons.ts';
import { type CauseTexts, type RuleTexts, sentencesOf } from '../rule-texts.ts';
import { allRules } from './all.ts';

const messagesOf = ({ messages }: RuleTexts): [string, CauseTexts][] =>
  Object.entries(messages).map(([id, message]) => [
    id,
    typeof message === 'string' ? { text: message } : message,
  ]);

/** Data for each name in braces; choices get a number where they count. */
function dataFor(text: string, count: number): Record<string, string | number> {
  const names = [...text.matchAll(/\{(\w+)(?:, (\w+))?[,}]/g)];
  return Object.fromEntries(
    names.map(([, name = '', kind]) => [name, kind === 'plural' || kind === 'number' ? count : `‹${name}›`]),
  );
}

/** A language that nobody speaks: its vowels have accents. Names and kinds of data are at odd depths. */
function accented(text: string): string {
  let depth = 0;
  return text.replaceAll(/[{}aeiou]/g, (letter) => {
    if (letter === '{') depth += 1;
    if (letter === '}') depth -= 1;
    return depth % 2 === 1 || /[{}]/.test(letter) ? letter : `${letter}\u0301`;
  });
}

/** Names such as nofollow and hreflang may begin one. */
const isSentence = /^(?!(?!nofollow|hreflang|localhost)[a-z]+ ).*[.!?”)…›]$/s;

describe.each(allRules.map((rule) => [rule.id, rule.texts] as const))('%s', (_id, texts) => {
  const data = (count: number) => dataFor(JSON.stringify(texts), count);

  it('says every message in whole sentences, for one and for many', () => {
    for (const [messageId] of messagesOf(texts))
      for (const count of [1, 2, 1234]) {
        const { title, description, why, fix } = sentencesOf(texts, { messageId, data: data(count) });
        expect([description, why, fix].filter((text) => !isSentence.test(text))).toEqual([]);
        expect(title).toMatch(/^.{6,}[^.]$/);
        expect(`${title}${description}${why}${fix}`).not.toMatch(/[{}]|undefined|plural,/);
      }
  });

  it('is said in another language by a table alone', () => {
    const foreign = Object.fromEntries(
      messagesOf(texts).map(([id, { text, ...rest }]) => [id, { ...rest, text: accented(text) }]),
    );
    for (const [messageId] of messagesOf(texts)) {
      const own = sentencesOf(
        { ...texts, messages: foreign },
        { messageId, data: data(3) },
        'de',
      ).description;
      expect(own.replaceAll(/‹\w+›/g, '')).not.toMatch(/[aeiou](?!\u0301)/);
    }
  });
});

it('gives every reason as a sentence', () => {
  const said = Object.values(reasonTexts).map((text) => formatMessage(text, dataFor(text, 2)));
  expect(said.filter((text) => !/^(?![a-z]+ ).*[.›]$/.test(text))).toEqual([]);
});
