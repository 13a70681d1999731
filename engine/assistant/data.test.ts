/** The data files: every phrasing is understood as what it stands for, and every language says what English says. */
import { describe, expect, it } from 'vitest';
import { dataOf, isKnowledge, languages, listOf, shared } from './language-data.ts';
import { languageOf, lexiconOf } from './lexicon.ts';
import { matchIntents, matchTopics, understoodFrom } from './match-intent.ts';

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

  it('understands each question of the knowledge as that', () => {
    const wrong = Object.entries(data.knowledge).flatMap(([id, { ask }]) =>
      listOf(ask).flatMap((question) => {
        const [best] = matchIntents(lexicon, lexicon.read(question), () => false);
        return best?.intent === id && best.likeness >= understoodFrom
          ? []
          : [`${question}: ${best?.intent}, not ${id}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('understands each phrasing of an intent as that', () => {
    const wrong = Object.entries(data.intents).flatMap(([intent, list]) =>
      listOf(list)
        .filter((phrasing) => !/\{(?:element|aspect|fact|finding|prose|friendly|ordinal)\}/.test(phrasing))
        .flatMap((phrasing) => {
          const found = matchIntents(lexicon, lexicon.read(filled(phrasing)), () => false);
          const own = found.find((match) => match.intent === intent)?.likeness ?? 0;
          const best = found[0]?.likeness ?? 0;
          return own >= understoodFrom && own > best - 0.001
            ? []
            : [`${phrasing}: ${found[0]?.intent}, not ${intent}`];
        }),
    );
    expect(wrong).toEqual([]);
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
  it('has about 60 answers or more, each with a source', () => {
    expect(Object.keys(english.knowledge).length).toBeGreaterThanOrEqual(60);
    for (const id of Object.keys(english.knowledge)) {
      const [basis, url] = (shared.sources as Record<string, string[]>)[id] ?? [];
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

describe('triggers of topics', () => {
  it.each(languages.map((language) => [language] as const))(
    'name knowledge that exists, in %s',
    (language) => {
      const ids = [...Object.keys(shared.topics), ...Object.keys(dataOf(language).topics)];
      for (const id of [...ids, ...Object.keys(shared.knowledgeParts)])
        expect([id, isKnowledge(id)]).toEqual([id, true]);
      expect(Object.keys(dataOf(language).topics)).toEqual(Object.keys(english.topics));
    },
  );

  it.each([
    ['en', 'should i hire an agency', 'agency'],
    ['de', 'die absprungrate ist so hoch', 'bounce-rate'],
    ['fr', 'mon hébergeur est en allemagne', 'hosting'],
    ['es', 'nos han bajado las visitas, menos visitas', 'traffic-drop'],
    ['it', 'ho tante recensioni', 'reviews'],
    ['nl', 'de lettergrootte', 'font-size'],
  ])('%s: “%s” is about %s', (language, text, id) => {
    const lexicon = lexiconOf(language);
    expect(matchTopics(lexicon, lexicon.read(text))[0]?.id).toBe(id);
  });

  it('are not words that say too little', () => {
    const lexicon = lexiconOf('en');
    for (const text of ['a new title', 'make a link', 'write about it', 'i like it'])
      expect([text, matchTopics(lexicon, lexicon.read(text))]).toEqual([text, []]);
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
