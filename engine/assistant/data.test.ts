/** The data files: every phrasing is understood as what it stands for, and every language says what English says. */
import { describe, expect, it } from 'vitest';
import { matchPhrasings } from '../text/match-phrasings.ts';
import { dataOf, isKnowledge, languages, listOf, shared } from './language-data.ts';
import { languageOf, lexiconOf } from './lexicon.ts';

const english = dataOf('en');
const slotsOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

/** A phrasing with words in the places of its placeholders. */
const filled = (phrasing: string): string =>
  (phrasing.split('=>')[0] ?? '').replace('{n}', '50').replace('{ordinal}', '').replace('{x}', 'zzyzx');

describe.each(languages.map((language) => [language] as const))('the data in %s', (language) => {
  const data = dataOf(language);
  const lexicon = lexiconOf(language);

  it('has the answers of English, with the same slots', () => {
    for (const [key, text] of Object.entries(english.answers)) {
      const own = (data.answers as Record<string, string>)[key] ?? '';
      expect([key, slotsOf(own)]).toEqual([key, slotsOf(text)]);
      expect([key, own.split('|').length]).toEqual([key, text.split('|').length]);
    }
    expect(Object.keys(data.knowledge).toSorted()).toEqual(Object.keys(english.knowledge).toSorted());
    expect(Object.keys(data.words).toSorted()).toEqual(Object.keys(english.words).toSorted());
    expect(Object.keys(data.intents).toSorted()).toEqual(Object.keys(english.intents).toSorted());
  });

  /** What is understood as something else, or not at all. */
  const mistaken = (intent: string, phrasing: string): string[] => {
    const found = matchPhrasings(lexicon, lexicon.read(filled(phrasing)), () => false);
    const own = found.find((match) => match.intent === intent)?.sureness ?? 0;
    const [best] = found;
    return own >= 0.3 && own > (best?.sureness ?? 0) - 0.1
      ? []
      : [`${phrasing}: ${best?.intent}, not ${intent}`];
  };

  it.each(Object.entries(data.knowledge))('understands the questions of %s as that', (id, { ask }) => {
    expect(listOf(ask).flatMap((question) => mistaken(id, question))).toEqual([]);
  });

  it.each(Object.entries(data.intents))('understands each phrasing of %s as that', (intent, list) => {
    const said = listOf(list).filter(
      (phrasing) => !/\{(?:element|aspect|fact|finding|prose|friendly|ordinal|tongue)\}/.test(phrasing),
    );
    expect(said.flatMap((phrasing) => mistaken(intent, phrasing))).toEqual([]);
  });

  it('is recognized as this language', () => {
    const wrong = Object.values(data.knowledge)
      .flatMap(({ ask }) => listOf(ask))
      .filter((question) => question.split(' ').length > 3 && languageOf(question, null).code !== language);
    expect(wrong).toEqual([]);
  });

  it('knows every word of a question with one letter wrong', () => {
    const titles = listOf(data.words.description).filter((word) => /^\p{L}{8,}$/u.test(word));
    for (const word of titles) {
      const typo = `${word.slice(0, 4)}${word.slice(5)}`;
      expect([typo, lexicon.read(typo)[0]?.term]).toEqual([typo, 'description']);
    }
  });
});

describe('the knowledge', () => {
  it('has about 60 answers or more, each with a source unless it is about this product', () => {
    expect(Object.keys(english.knowledge).length).toBeGreaterThanOrEqual(60);
    for (const id of Object.keys(english.knowledge)) {
      const [basis, url] = (shared.sources as Record<string, string[]>)[id] ?? [];
      if (id.startsWith('tool-')) {
        expect([basis, url]).toEqual(['product', undefined]);
        continue;
      }
      expect(['google', 'standard', 'rule']).toContain(basis);
      expect(URL.parse(url ?? '')?.protocol).toBe('https:');
    }
  });

  it('is linked from rules and aspects by ids that exist', () => {
    for (const [pattern = '', id = ''] of shared.ruleKnowledge) {
      expect(() => new RegExp(pattern)).not.toThrow();
      expect([id, isKnowledge(id)]).toEqual([id, true]);
    }
    for (const id of Object.values(shared.aspectKnowledge)) expect([id, isKnowledge(id)]).toEqual([id, true]);
  });
});

describe('languages that the assistant does not speak', () => {
  it.each([
    ['ru', 'Как улучшить заголовок этой страницы?'],
    ['ja', 'このページのタイトルを改善してください'],
    ['pl', 'Jak mogę poprawić tytuł tej strony internetowej?'],
    ['pt', 'qual é o melhor título para esta página?'],
    ['da', 'kan du skrive en ny titel til min side'],
    ['sv', 'hur kan jag förbättra min sida'],
    ['ro', 'vreau un titlu mai bun pentru pagina mea'],
    ['fi', 'miksi sivuni ei näy googlessa'],
    ['tr', 'sayfamın başlığı nasıl daha iyi olur'],
  ])('are recognized: %s', (code, text) => expect(languageOf(text, null)).toEqual({ code, isSpoken: false }));
});
