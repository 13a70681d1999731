/** Questions in many wordings and seven languages get the right intent, alone and after an answer. */
import { beforeAll, describe, expect, it } from 'vitest';
import { allRules } from '../../audit/rules/all.ts';
import { loadEnglishModels } from '../../suggest/built-in/english-models.ts';
import type { Intent, Topic } from '../intent.ts';
import { answerLanguages, answerWords } from '../phrases/answer-words.ts';
import type { ChatMemory } from '../port.ts';
import { paraphrases } from '../testing/paraphrases.ts';
import { type IntentOptions, recognizeIntent } from './recognize-intent.ts';

const ruleIds = new Set(allRules.map(({ id }) => id));
const plain: IntentOptions = { ruleIds, models: null };
let options: IntentOptions;
beforeAll(async () => {
  options = { ruleIds, models: await loadEnglishModels() };
});

const memory: ChatMemory = {
  topic: 'title',
  action: 'write',
  language: 'en',
  target: null,
  offered: ['One title', 'Another title'],
  listed: [],
  proposed: [{ kind: 'title', text: 'One title' }],
  applied: [],
};

const after = (text: string, before: Partial<ChatMemory> = {}): Promise<Intent> =>
  recognizeIntent(
    { text, earlier: [{ role: 'assistant', content: '', memory: { ...memory, ...before } }] },
    plain,
  );

describe('a question', () => {
  it.each(paraphrases)('%s: %s', async (meaning, text) => {
    const [topic, action, language] = meaning.split(' ');
    const intent = await recognizeIntent({ text, earlier: [] }, options);
    expect(intent.topic).toBe(topic);
    if (action !== undefined && action !== '-') expect(intent.action).toBe(action);
    if (language !== undefined) expect(intent.language).toBe(language);
  });

  it('is read in its particulars', async () => {
    const slots = async (text: string) => (await recognizeIntent({ text, earlier: [] }, plain)).slots;
    expect(await slots('Give me three titles under 50 characters without the brand')).toMatchObject({
      count: 3,
      maxLength: 50,
      isBranded: false,
    });
    expect(await slots('Rewrite the second paragraph')).toMatchObject({ ordinal: 2 });
    expect(await slots('Schreib den letzten Absatz um')).toMatchObject({ ordinal: -1 });
    expect(await slots('Compare with https://shop.example/a?b=1.')).toMatchObject({
      address: 'https://shop.example/a?b=1',
    });
    expect(await slots('Compare this with /teapots/')).toMatchObject({ address: '/teapots/' });
    expect(await slots('Explain title-too-long please')).toMatchObject({ ruleId: 'title-too-long' });
    expect(await slots('What about “Fresh bread” and „Brot“?')).toMatchObject({
      quoted: ['Fresh bread', 'Brot'],
    });
    expect(await slots('Make this shorter:\nWe bake bread every night in a wood-fired oven.')).toMatchObject({
      quoted: ['We bake bread every night in a wood-fired oven.'],
    });
    expect(await slots('how often do I use the word glaze on this page?')).toMatchObject({
      keyword: 'glaze',
    });
    expect(await slots("don't you think it's too long, isn't it?")).toMatchObject({ quoted: [] });
    expect(await slots('suggest an H2')).toMatchObject({ level: 2 });
  });
});

describe('a message after an answer', () => {
  const cases: readonly (readonly [string, Partial<Intent>])[] = [
    ['shorter', { topic: 'title', revision: 'shorter' }],
    ['make it shorter please', { topic: 'title', revision: 'shorter' }],
    ['another one', { topic: 'title', revision: 'another' }],
    ["I don't like it", { topic: 'title', revision: 'another' }],
    ['why?', { topic: 'title', revision: 'why' }],
    ['are you sure?', { topic: 'title', revision: 'why' }],
    ['in German please', { topic: 'title', revision: 'in-language' }],
    ['yes, do it', { topic: 'apply' }],
    ['ok apply it', { topic: 'apply' }],
    ['I take the second one', { topic: 'apply' }],
    ['and the description?', { topic: 'description', action: 'write' }],
    ['what about the headings', { topic: 'headings', action: 'write' }],
    ['under 40 characters', { topic: 'title' }],
    ['without the brand name', { topic: 'title' }],
    ['kürzer bitte', { topic: 'title', revision: 'shorter', language: 'de' }],
    ['noch eine Alternative', { topic: 'title', revision: 'another' }],
    ['pourquoi ?', { topic: 'title', revision: 'why', language: 'fr' }],
    ['otra opción', { topic: 'title', revision: 'another' }],
    ['undo that', { topic: 'reset' }],
    ['where do I put it?', { topic: 'where' }],
    ['thanks!', { topic: 'thanks' }],
  ];
  it.each(cases)('“%s” refers to it', async (text, expected) => {
    expect(await after(text)).toMatchObject(expected);
  });

  it('means a finding of the list by its number, or the one that was explained', async () => {
    const listed = {
      topic: 'issues' as const,
      action: 'list' as const,
      listed: ['title-too-long', 'h1-missing'],
      offered: [],
      proposed: [],
    };
    expect(await after('explain the second one', listed)).toMatchObject({
      topic: 'finding',
      slots: { ordinal: 2 },
    });
    expect(await after('how do I fix it?', { topic: 'finding', target: 'h1-missing' })).toMatchObject({
      topic: 'finding',
    });
  });

  it('keeps its own intent when it is a question of its own', async () => {
    expect(await after('Do you have any more colours of the large teapot?')).toMatchObject({ topic: 'fact' });
    expect(await after('Why is the score of this page so low today?')).toMatchObject({ topic: 'score' });
    expect(await after('What is wrong with this page?')).toMatchObject({ topic: 'issues' });
  });
});

describe('suggested follow-up questions', () => {
  const topics: Readonly<Record<string, Topic>> = {
    first: 'first',
    issues: 'issues',
    title: 'title',
    rewriteTitle: 'title',
    titleWith: 'title',
    description: 'description',
    rewriteDescription: 'description',
    fixHeadings: 'headings',
    outline: 'outline',
    intro: 'intro',
    rewriteParagraph: 'paragraph',
    readability: 'readability',
    keywords: 'keywords',
    howOften: 'keywords',
    alt: 'alt',
    links: 'links',
    structured: 'structured',
    social: 'social',
    speed: 'speed',
    faq: 'faq',
    about: 'about',
    score: 'score',
    explain: 'finding',
    compareWith: 'compare',
    language: 'language',
    shorter: 'title',
    anotherOne: 'title',
    apply: 'apply',
    undo: 'reset',
    where: 'where',
  };

  it.each(answerLanguages)('in %s is understood when it is chosen', async (language) => {
    const { followUps } = answerWords(language);
    const questions: Readonly<Record<string, string>> = {
      ...Object.fromEntries(
        Object.entries(followUps).map(([name, phrase]) => [name, (phrase as () => string)()]),
      ),
      titleWith: followUps.titleWith('teapot'),
      howOften: followUps.howOften('teapot'),
      rewriteParagraph: followUps.rewriteParagraph(2),
      explain: followUps.explain('title-too-long'),
      compareWith: followUps.compareWith('/about'),
    };
    for (const [name, text] of Object.entries(questions)) {
      const intent = await after(text, { language });
      expect([name, intent.topic, intent.language]).toEqual([name, topics[name], language]);
    }
  });
});
