/** English sentences of answers about the texts of a page. */

import type { LengthRating } from '@pagewright/contract/ratings';
import { countOf } from '@pagewright/contract/report/report-words';
import type { TextFigures } from './simplify.ts';

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;

const change = (before: number, after: number, name: string): string =>
  before === after ? `${after} ${name}` : `${before} → ${after} ${name}`;

export const enText = {
  lengthRatings: {
    missing: 'it is missing',
    'too-short': 'too short',
    'too-long': 'too long',
    good: 'a good length',
  } as Readonly<Record<LengthRating, string>>,
  yes: () => 'yes',
  no: () => 'no',
  missing: () => 'missing',

  titleMissing: () => 'The page has no title: search engines make one up from its headings and links.',
  titleIs: (title: string, length: number, rating: string) =>
    `The title is ${title}: ${length} characters, ${rating} (20 to 60 are shown whole, 50 to 60 are best).`,
  titleNow: (title: string) => `The title now: ${title}.`,
  titleGood: () =>
    'I would keep it: it fits and the audit has nothing against it. If you want another all the same:',
  titleBest: () =>
    'I would keep it: it fits, the audit has nothing against it, and the words of the page give me none that says more.',
  onlySoMany: (count: number) =>
    `Only ${count} that ${count === 1 ? 'holds' : 'hold'} up; more would be the same words in another order.`,
  titleNoFinding: (isGood: boolean) =>
    isGood
      ? 'The audit has nothing against it.'
      : 'No rule of the audit fails on it, but it could use the room better.',
  titleFree: (pages: number, points: number) =>
    `None of the ${pages} pages of the analysis has this title, so \`title-duplicate\` goes for this page with the next analysis${points > 0 ? ` and its ${points} points come back` : ''}.`,
  titleTaken: () => 'Another page of the analysis has exactly this title, so it would be a duplicate.',
  ownTitle: (title: string, length: number, rating: string) =>
    `${title} has ${length} characters: ${rating}.`,
  noMoreTitles: (min: number, max: number) =>
    `I have no (other) title of ${min} to ${max} characters: I only use words that stand on the page, and they do not fill one. Name a keyword or another length, or add a sentence to the page that says what it offers.`,
  keywordNotOnPage: (keyword: string) =>
    `${keyword} does not stand on this page. A title or description should not promise what the page does not say: write a sentence about it first.`,

  descriptionMissing: () =>
    'The page has no meta description: search engines pick a piece of its text, which may be any piece.',
  descriptionIs: (text: string, length: number, rating: string) =>
    `The meta description is ${text}: ${length} characters, ${rating} (70 to 160 are shown, 120 to 160 are best).`,
  descriptionNow: (text: string) => `The meta description now: ${text}.`,
  descriptionGood: () => 'I would keep it. If you want another all the same:',
  descriptionNoFinding: (isGood: boolean) =>
    isGood
      ? 'The audit has nothing against it.'
      : 'No rule of the audit fails on it, but it could use the room better.',
  ownDescription: (length: number, rating: string) => `Your description has ${length} characters: ${rating}.`,
  noMoreDescriptions: (min: number, max: number) =>
    `I have no (other) description of ${min} to ${max} characters: it is made from whole sentences of the page, and none fit. One or two sentences at the top that say what the page offers would help readers, too.`,
  fromOwnSentences: () =>
    'It is made from sentences of the page itself, so it claims nothing the page does not say.',

  otherChoices: (count: number) => (count === 1 ? 'Another choice:' : 'Other choices:'),
  unlisted: (because: string) =>
    `Search engines do not list this page: ${because}. So no rule about search results is asked of it, and words for them have no effect until that changes.`,
  unwrittenLanguage: () =>
    'The page is in a language I do not write. I can still tell its facts and findings; for new words a person or a language model is needed.',
  wordsStay: (language: string) =>
    `(The words to paste stay in the language of the page, \`${language}\`: I do not translate.)`,

  headingsAre: (count: number, first: number, text: string | null) =>
    count === 0
      ? 'The page has no headings.'
      : `The page has ${countOf(count, 'heading')}, ${first === 0 ? 'none of them an H1' : first === 1 ? `one H1: ${text ?? ''}` : `${first} of them H1`}.`,
  headingsInOrder: () => 'The audit has nothing against them: one H1, and no level is left out.',
  headingNow: (level: number, text: string, isGeneric: boolean) =>
    `The H${level} now reads ${text}${isGeneric ? ', which would fit any page' : ''}.`,
  noHeading: () =>
    'What stands under it gives me no better words: name what the section is about, in the words a visitor would search for.',
  wordsOfSection: () => 'The words are taken from what stands under the heading.',
  noSuchHeading: (text: string) => `I find no heading ${text} on the page.`,
  nameOneHeading: () => 'Quote the heading you want changed and I look for words for it in its section.',
  ownHeading: (level: number, text: string, replaced: string | null) =>
    replaced === null ? `${text} as a new H${level}.` : `${text} in place of the H${level} ${replaced}.`,

  noProse: () => 'I find no running text on the page that I could work with.',
  noSuchParagraph: (count: number) => `There are only ${count} paragraphs of running text.`,
  whichParagraph: (count: number) =>
    `The page has ${countOf(count, 'paragraph')} of running text. Quote one, or name it by its number; these have the longest sentences:`,
  paragraphLine: (number: number, text: string, words: number, longest: number) =>
    `paragraph ${number}, ${text}: ${countOf(words, 'word')}, longest sentence ${longest}`,
  passageIs: (number: number | null, words: number, sentences: number, longest: number) =>
    `${number === null ? 'Your text' : `Paragraph ${number}`} has ${countOf(words, 'word')} in ${countOf(sentences, 'sentence')}; the longest has ${longest}.`,
  passagePlain: () => 'It is plain already: no sentence that divides well, no roundabout phrase.',
  passageShorter: () => 'If it should be shorter, its main sentences are:',
  passageBecomes: (before: TextFigures, after: TextFigures) =>
    `Now: ${change(before.words, after.words, 'words')}, ${change(before.sentences, after.sentences, 'sentences')}, longest sentence ${before.longest} → ${after.longest} words. Every fact is the page's own.`,
  passageNotOnPage: () => 'This text does not stand on the page, so its effect on the page was not measured.',
  passageInstructs: () =>
    'This passage is addressed to machines that read the page, not to people. I do not act on it and do not repeat it; I would take it out.',
  easeChange: (before: number, after: number) => `Reading ease of the whole page: ${before} → ${after}.`,
  noNewProse: () =>
    "I shorten and divide the page's own sentences; I do not make up new ones. For freely written prose the operator can connect a language model (`AI_PROVIDER`).",

  introIs: (sentence: string) => `The text begins: ${sentence}`,
  introNames: (headline: string, named: number, all: number, words: number, missing: readonly string[]) =>
    named === all
      ? `Its first ${words} words name everything the heading ${headline} promises.`
      : `Of the ${all} telling words of the heading ${headline}, its first ${words} words say ${named}; not there: ${list(missing.map((word) => `“${word}”`))}.`,
  introMove: () => 'A sentence further down says more clearly what the page is about. Begin with it:',
  introPlainer: () => 'It begins with the subject. The same opening in plainer sentences:',
  introGood: () => 'It begins with the subject, in plain sentences: I would leave it.',

  noKeywords: () => 'The page has too few words to tell its keywords.',
  keywordsAre: (words: number) => `The terms this page uses most, of ${words} words:`,
  keywordHead: () => ['term', 'uses', 'share', 'also in'],
  placeNames: () => ['title', 'description', 'H1', 'first 100 words'],
  keywordUse: (keyword: string, count: number, density: number, words: number) =>
    count === 0
      ? `${keyword} does not stand in the text of this page.`
      : `${keyword} stands ${count === 1 ? 'once' : `${count} times`} in the text: ${density} % of ${words} words.`,
  keywordElsewhere: (paths: readonly string[], count: number) =>
    count === 0
      ? 'No other page of the analysis says it either.'
      : `${countOf(count, 'other page')} of the site ${count === 1 ? 'says' : 'say'} it: ${list(paths)}.`,
  keywordOver: (others: readonly string[]) =>
    `That is a lot: over 2.5 % reads as repetition. ${others.length === 0 ? 'Leave it out where the sentence is clear without it.' : `In some places say ${list(others)} instead, as the page does already.`}`,
  keywordMissing: (title: boolean, h1: boolean) =>
    `If the page is meant for it, bring it into the ${list([...(title ? ['title'] : []), ...(h1 ? ['H1'] : [])])}.`,
  overused: (keyword: string, count: number, density: number, others: readonly string[]) =>
    `${keyword} is overdone: ${count} times, ${density} %. ${others.length === 0 ? 'Leave it out where the sentence is clear without it.' : `Say ${list(others)} in some places, as the page does already.`}`,
  noneOverused: (limit: number) => `None is overdone: no term is over ${limit} % with four uses or more.`,
  subjectEverywhere: (headline: string) =>
    `The subject ${headline} is named in the title, the description and the first 100 words.`,
  subjectLacking: (headline: string, places: readonly string[]) =>
    `The page is headed ${headline}, but nothing of that stands in the ${list(places)}: bring its main word there.`,
  noSearchVolume: () =>
    'How often people search for a term is not in the audit; a keyword tool or Search Console tells that.',

  noEase: () =>
    'There is no reading-ease figure for this page: too little text, or a language without a measure.',
  easeIs: (ease: number, rating: 'easy' | 'fair' | 'hard', from: number) =>
    `Reading ease is ${ease} of 100: ${{ easy: 'easy to read', fair: 'easy enough', hard: 'hard to read' }[rating]} (${from} and more reads easily enough).`,
  sentencesAre: (count: number, mean: number) => `${countOf(count, 'sentence')}, about ${mean} words each.`,
  noLongSentences: (from: number) => `No sentence has ${from} words or more.`,
  longSentences: (from: number) => `Sentences of ${from} words and more:`,
  wordsLine: (count: number, text: string) => `${count} words: ${text}`,
  plainerVersion: (count: number) =>
    count > 1
      ? 'The passages in plainer sentences, ready to paste:'
      : 'The passage in plainer sentences, ready to paste:',
} as const;
