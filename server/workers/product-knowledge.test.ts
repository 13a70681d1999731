/** Tests that questions on the product itself are answered from what the server knows of it, in each language. */
import { AssistantLanguages } from '@pagewright/engine/assistant/message-language';
import { readMessage } from '@pagewright/engine/assistant/read-message';
import { expect, it } from 'vitest';
import { productKnowledge } from './product-knowledge.ts';

const languages = new AssistantLanguages(productKnowledge);
const targetOf = (spoken: AssistantLanguages, language: string, text: string): string | undefined => {
  const { wishes } = readMessage(spoken.searchOf(language), text, []);
  return wishes[0]?.target?.id;
};

it.each(Object.entries(productKnowledge))('finds each question in %s', (language, { knowledge }) => {
  for (const [id, { question, answer }] of Object.entries(knowledge)) {
    expect([question, targetOf(languages, language, question)]).toEqual([question, id]);
    expect(languages.dataOf(language).knowledge[id]?.answer).toBe(answer);
  }
});

it('is found by messages as people write them, and known to the server alone', () => {
  const written = [
    ['en', 'what do you charge for this', 'tool-credits'],
    ['de', 'titel geändert aber ihr zeigt noch den alten', 'tool-recheck'],
    ['fr', 'comment supprimer mon compte chez vous', 'tool-delete'],
  ] as const;
  const without = new AssistantLanguages();
  for (const [language, text, id] of written) {
    expect([text, targetOf(languages, language, text)]).toEqual([text, id]);
    expect(targetOf(without, language, text)).not.toBe(id);
  }
});
