/** Messages as people write them, in six languages: none is answered that must not be, hardly one as something else, and most are answered. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Models } from '../suggest/built-in/models.ts';
import { loadSharedModels } from '../suggest/testing/shared-models.ts';
import { answerQuestion } from './answer-question.ts';
import { languages } from './language-data.ts';
import type { ChatAnswer, ChatTurn, PageSandbox } from './port.ts';
import { sandboxFixture } from './testing/fixture-sandbox.ts';
import messages from './testing/messages.json' with { type: 'json' };

let sandbox: PageSandbox;
let models: Models;
beforeAll(async () => {
  const page = (await sandboxFixture('shop', ['/chairs/stool'])).get('/chairs/stool');
  if (page === undefined) throw new Error('The stool is a page of the shop.');
  ({ sandbox } = page);
  models = await loadSharedModels();
}, 120_000);

async function ask(turns: readonly string[]): Promise<ChatAnswer | null> {
  const earlier: ChatTurn[] = [];
  let answer: ChatAnswer | null = null;
  for (const text of turns) {
    answer = await answerQuestion({ text, earlier }, { sandbox, models: null, encode: models.embed });
    const { content, memory } = answer;
    earlier.push({ role: 'user', content: text, memory: null }, { role: 'assistant', content, memory });
  }
  return answer;
}

/** What says in a sentence that it cannot, or that no figures are at hand: no answer to the message. */
const honest =
  /^(?:near|unclear|language|refuse-.+|complaint|who|legal|search-console|competitor-keywords|rank-first)$/;
const unanswered = /^(?:near|unclear|language)$/;

/** At least so many of a hundred messages that can be answered are answered right, and at most so many as something else. */
const least: Readonly<Record<string, number>> = { en: 80, de: 80, fr: 75, es: 75, it: 75, nl: 80 };
const wrongMost = 4;

describe.each(languages.map((language) => [language] as const))('messages in %s', (language) => {
  const own = messages.filter((message) => message.language === language);
  const asked = own.filter(({ wanted }) => wanted.length > 0);
  const topics = new Map<readonly string[], string>();

  it.each(own)('$turns', async ({ turns, wanted }) => {
    const topic = (await ask(turns))?.memory?.topic ?? '';
    topics.set(turns, topic);
    if (wanted.length === 0) expect(topic).toMatch(honest);
  });

  it('that can be answered are, as what they ask for', () => {
    const others = asked.filter(({ turns, wanted }) => !wanted.includes(topics.get(turns) ?? ''));
    const said = others.map(
      ({ turns, wanted }) => `${turns.join(' > ')}: ${topics.get(turns)}, not ${wanted.join(' or ')}`,
    );
    const wrong = said.filter((_, at) => !unanswered.test(topics.get(others[at]?.turns ?? []) ?? ''));
    const right = 100 * (1 - others.length / asked.length);
    expect([right >= (least[language] ?? 100), right, said]).toEqual([true, right, said]);
    expect([(100 * wrong.length) / asked.length <= wrongMost, wrong]).toEqual([true, wrong]);
  });
});
