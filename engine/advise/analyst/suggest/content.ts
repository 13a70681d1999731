/** Suggestions on the text itself: what to say first, where to divide, which words to vary. */
import { graphemeLength } from '@pagewright/contract/verdicts';
import { countOf } from '../../../audit/count-of.ts';
import type { PageBrief } from '../../page-brief.ts';
import { buyersAsk } from '../asked-of.ts';
import { wordsOf } from '../language-words.ts';
import { siblingsOf, spokenOn, stemsOf } from '../own-words.ts';
import { nearnessOf, type PageDesk } from '../page-desk.ts';
import { contentWords, fold, sentencesOf, shorterForms, stem, wordsIn } from '../text.ts';
import { type IssueMaker, type Made, type SuggestionRoom, say } from './maker.ts';
import { pricesIn } from './prices.ts';
import { itemLines } from './sections.ts';
import { longSentences } from './sentences.ts';
import { clip, pathOf, placeOf, quote, some } from './wording.ts';

const answerMax = 200;
const openingWords = 100;
const openingSentences = 2;

const sharedWords = (text: string, wanted: ReadonlySet<string>, { words }: PageDesk): number =>
  new Set(
    contentWords(text, words)
      .map(stem)
      .filter((word) => wanted.has(word)),
  ).size;

/** The shortest whole answer that the block itself holds. */
const questionAnswer: IssueMaker = ({ parts: { page, desk } }, { description, evidence }) => {
  if (desk === null) return null;
  const asked = /"([^"]+)"/.exec(description)?.[1] ?? evidence[0]?.snippet?.replaceAll(/<[^>]+>/g, '') ?? '';
  const at = page.brief.headings.findIndex(({ text }) => text === asked);
  const block =
    page.brief.sections.find(({ heading }) => heading === at)?.firstBlock ??
    page.brief.paragraphs.find((text) => graphemeLength(text) > answerMax);
  const [first] = sentencesOf(block ?? '', page.brief.language);
  const short =
    first === undefined
      ? undefined
      : shorterForms(first, desk.words).find((form) => graphemeLength(form) <= answerMax);
  if (asked === '' || at < 0 || first === undefined) return null;
  if (short === undefined)
    return say(
      `Put a sentence of at most ${answerMax} characters under ${quote(asked)}, in front of the one that begins ${quote(clip(first, 60))} and runs on for ${graphemeLength(first)}.`,
    );
  return say(
    `Answer ${quote(asked)} in one short sentence first: ${quote(short)} The rest can follow as its own sentences.`,
  );
};

/** Fewer words are an address or a number, and need no more. */
const labelWords = 6;

/** What buyers ask and a page with a price does not speak of. */
function unsaidOn({ parts: { page, desk } }: SuggestionRoom): string[] {
  const { brief } = page;
  if (desk === null || pricesIn(brief).length !== 1) return [];
  const spoken = spokenOn(brief);
  return buyersAsk(brief.language, brief.type === 'product' ? 'thing' : 'service').filter(
    (word) => ![...stemsOf(word, desk.words)].some((each) => spoken.has(each)),
  );
}

/** What the site says of it elsewhere, what pages beside it have, or where it is thinnest. */
const thin: IssueMaker = (room) => {
  const { page, desk } = room.parts;
  const { brief } = page;
  const name = quote(desk?.headline ?? pathOf(brief.url, brief.url));
  const [lines] = itemLines(room);
  if (lines !== undefined) return lines;
  const quotes = room.parts.quotes
    .slice(0, 2)
    .map(({ page: other, text }) => `${quote(text)} (${placeOf(other.brief.url, brief.url)})`);
  if (quotes.length > 0)
    return say(
      `${name} is told in ${brief.wordCount} words. The site says more of it elsewhere; bring it here: ${quotes.join(' ')}`,
    );
  const unsaid = unsaidOn(room);
  if (unsaid.length > 1)
    return say(
      `${name} is told in ${brief.wordCount} words. It names a price and has no word on ${some(unsaid.map(quote), 3)}: say what a buyer must know before paying.`,
    );
  const [model] = siblingsOf(room.site, page).toSorted((a, b) => b.brief.wordCount - a.brief.wordCount);
  const topics = (model?.brief.headings ?? []).filter(
    ({ level, region }) => level === 2 && region === 'main',
  );
  if (model !== undefined && topics.length > 0 && model.brief.wordCount > brief.wordCount)
    return say(
      `${name} is told in ${brief.wordCount} words. ${pathOf(model.brief.url, brief.url)} beside it takes ${model.brief.wordCount}, under ${some(
        topics.map(({ text }) => quote(text)),
        3,
      )}: give this page sections of that kind.`,
    );
  const thinnest = brief.sections
    .filter(({ heading, words }) => (brief.headings[heading]?.level ?? 0) > 1 && words >= labelWords)
    .toSorted((a, b) => a.words - b.words)
    .slice(0, 3)
    .map(
      ({ heading, words }) =>
        `${quote(clip(brief.headings[heading]?.text ?? '', 50))} (${countOf(words, 'word')})`,
    );
  return thinnest.length < 2
    ? null
    : say(
        `The page has ${brief.wordCount} words in all. It is thinnest under ${some(thinnest, 3)}: begin there.`,
      );
};

/** The sentence that says what the page is about belongs to the top. */
const sayFirst: IssueMaker = ({ parts: { desk } }, { evidence }) => {
  if (desk === null) return null;
  const terms = (evidence[0]?.wanted ?? '')
    .replace(/^one of: /, '')
    .split(', ')
    .filter((term) => term !== '');
  const wanted = new Set(terms.map((term) => stem(fold(term))));
  const best = desk.sentences
    .filter(
      ({ text, at }) => at > openingSentences && sharedWords(text, wanted, desk) >= Math.min(2, wanted.size),
    )
    .toSorted((a, b) => nearnessOf(desk, b.text) - nearnessOf(desk, a.text))[0];
  if (best !== undefined)
    return say(`Begin the text with a sentence that stands further down: ${quote(best.text)}`);
  return terms.length === 0
    ? null
    : say(
        `Use ${terms.slice(0, 3).map(quote).join(' or ')} in the first two sentences; they open with ${quote(clip(evidence[0]?.found ?? '', 80))} now.`,
      );
};

/** Longer phrases of the same page that hold the word. */
export function alternativesTo(
  keyword: string,
  { keywords, language }: Pick<PageBrief, 'keywords' | 'language'>,
): string[] {
  const words = wordsOf(language);
  return keywords
    .filter(({ keyword: other, size }) => size > 1 && ` ${other} `.includes(` ${keyword} `))
    .filter(({ keyword: other }) => !other.split(' ').some((word) => words?.function.has(word)))
    .slice(0, 3)
    .map(({ keyword: other }) => other);
}

const overused: IssueMaker = ({ parts: { page } }, { evidence }) => {
  const said = evidence[0]?.found ?? '';
  const keyword = /“([^”]+)”/.exec(said)?.[1];
  if (keyword === undefined) return null;
  const others = alternativesTo(keyword, page.brief);
  const instead =
    others.length === 0
      ? 'Leave it out where the sentence is clear without it'
      : `Say ${others.map(quote).join(' or ')} in some places, as the page does already`;
  return say(`${said.replace(/^./u, (sign) => sign.toUpperCase())}. ${instead}.`);
};

/** A heading for a long stretch of text, in words the stretch has. */
export function subheadingText({ parts: { page, desk } }: SuggestionRoom): Made | null {
  const { brief } = page;
  if (desk === null || desk.models === null) return null;
  const long = brief.sections.find(({ words }) => words > 280);
  if (long === undefined) return null;
  const start = brief.paragraphs.findIndex((text) => text === long.firstBlock);
  const later = start < 0 ? [] : brief.paragraphs.slice(start + 2, start + 6);
  const target = later.find((text) => wordsIn(text).length > 40);
  const [phrase] =
    target === undefined
      ? []
      : [...desk.models.nounPhrases(target)].filter(
          (text) => text.split(' ').length >= 2 && text.length <= 40,
        );
  if (target === undefined || phrase === undefined) return null;
  const heading = { level: 3, text: phrase.replace(/^./u, (letter) => letter.toUpperCase()), replaces: null };
  return say(
    `A stretch of ${long.words} words has no subheading. One could stand before ${quote(clip(target, 60))}: <h3>${heading.text}</h3>`,
    { kind: 'heading', heading },
  );
}

/** The page that speaks of it most. */
function bestPageFor({ site }: SuggestionRoom['site'], term: string): string | undefined {
  const uses = ({ paragraphs, headings }: (typeof site.pages)[number]['brief']): number =>
    fold([...paragraphs, ...headings.map(({ text }) => text)].join(' ')).split(fold(term)).length;
  return site.pages.filter(({ indexable }) => indexable).toSorted((a, b) => uses(b.brief) - uses(a.brief))[0]
    ?.brief.url;
}

/** What the owner wants to be found for, and where the page does not say it yet. */
export function wantedWordText({ site, parts: { page, title } }: SuggestionRoom): Made | null {
  const { brief } = page;
  const text = fold([...brief.paragraphs, ...brief.headings.map((each) => each.text)].join(' '));
  const places = fold(
    `${title ?? brief.title ?? ''} ${brief.headings.find(({ level }) => level === 1)?.text ?? ''}`,
  );
  const term = site.note.keywords.find((each) => text.includes(fold(each)) && !places.includes(fold(each)));
  if (term === undefined || !page.indexable || bestPageFor(site, term) !== brief.url) return null;
  const where = brief.paragraphs
    .flatMap((block) => sentencesOf(block, brief.language))
    .find((sentence) => fold(sentence).includes(fold(term)));
  if (where === undefined) return null;
  return say(
    `Your keyword ${quote(term)} stands in the text (${quote(clip(where, 90))}) but neither in the title nor in the H1: bring it into one of them if the page is meant for it.`,
  );
}

/** The opening does not name what the headline promises. */
export function openingText({ parts: { page, desk } }: SuggestionRoom): Made | null {
  if (desk === null || desk.headline === null || page.brief.wordCount < 2 * openingWords || desk.isGeneric)
    return null;
  const subject = new Set(contentWords(desk.headline, desk.words).map(stem));
  const opening = wordsIn(page.brief.paragraphs.join(' ')).slice(0, openingWords).map(stem);
  if (subject.size === 0 || opening.some((word) => subject.has(word))) return null;
  const late = desk.sentences.find(
    ({ text, at }) => at > openingSentences && sharedWords(text, subject, desk) >= Math.min(2, subject.size),
  );
  return late === undefined
    ? null
    : say(
        `The first ${openingWords} words do not name ${quote(desk.headline)}. Bring this sentence to the top: ${quote(late.text)}`,
      );
}

export const contentMakers: Readonly<Record<string, IssueMaker>> = {
  'ai-question-without-answer': questionAnswer,
  'content-thin': thin,
  'content-keyword-underuse': sayFirst,
  'ai-answer-not-upfront': sayFirst,
  'content-keyword-overuse': overused,
  'content-readability': (room, { description }) => {
    const [first] = longSentences(room);
    return first === undefined ? null : say(`${description} ${first.text}`, ...first.changes);
  },
  'ai-section-too-long': (room) => subheadingText(room),
  'headings-absent': (room) => subheadingText(room),
};
