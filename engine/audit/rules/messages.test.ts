/** Tests the texts of all rules: each renders with any data, and another language is nothing but another table. */
import { translate } from '@pagewright/contract/messages/translate';
import { pseudoLanguage, wordsOfNoTable } from '@pagewright/contract/testing/pseudo-language';
import { describe, expect, it } from 'vitest';
import { evidenceTexts } from '../evidence-texts.ts';
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

  it('is said in another language by a table of it alone', () => {
    for (const [messageId] of messagesOf(texts)) {
      const { general, ...own } = sentencesOf(texts, { messageId, data: data(3) }, pseudoLanguage);
      const said = [own, general ?? {}].flatMap(Object.values).join(' ');
      expect(wordsOfNoTable(said.replaceAll(/‹\w+›/g, ''))).toEqual([]);
    }
  });
});

it('says every reason and all evidence in another language by a table of it alone', () => {
  const texts = [...Object.values(reasonTexts), ...Object.values(evidenceTexts)];
  const said = texts.map((text) => translate(text, dataFor(text, 2), pseudoLanguage));
  expect(wordsOfNoTable(said.join(' ').replaceAll(/‹\w+›/g, ''))).toEqual([]);
});

it('gives every reason as a sentence', () => {
  const said = Object.values(reasonTexts).map((text) => translate(text, dataFor(text, 2)));
  expect(said.filter((text) => !/^(?![a-z]+ ).*[.›]$/.test(text))).toEqual([]);
});
