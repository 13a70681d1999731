/** Answers about keywords: which ones, how often and where, which are overused, and where the topic is missing. */
import { limits } from '@pagewright/contract/limits';
import { contentWords } from '../../suggest/built-in/text.ts';
import { fold } from '../../text/fold.ts';
import { stem } from '../../text/stem.ts';
import { wordsIn } from '../../text/words.ts';
import { AnswerBuilder } from '../answer-builder.ts';
import { type ChatContext, issuesOf } from '../chat-context.ts';
import type { Intent } from '../intent.ts';
import { containsKeyword, wantedKeyword } from '../length-and-style.ts';
import { code, plain, quoted, table } from '../markdown.ts';

const shownMax = 8;
const overDensity = 2.5;
const overCount = 4;

interface Places {
  readonly title: boolean;
  readonly description: boolean;
  readonly h1: boolean;
  readonly opening: boolean;
}

function placesOf({ sandbox }: ChatContext, keyword: string): Places {
  const { page, brief } = sandbox;
  const first = page.headings.filter(({ level }) => level === 1).map(({ text }) => text);
  const opening = wordsIn(brief.paragraphs.join(' ')).slice(0, 100).join(' ');
  const has = (text: string): boolean => containsKeyword(text, keyword);
  return {
    title: has(page.title ?? ''),
    description: has(page.metaDescription ?? ''),
    h1: has(first.join(' ')),
    opening: has(opening),
  };
}

/** As the audit counts: in the main text, as a share of its words. */
export function usesOf({ sandbox }: ChatContext, keyword: string): { count: number; density: number } {
  const known = sandbox.brief.keywords.find((term) => term.keyword === fold(keyword));
  if (known !== undefined) return { count: known.count, density: known.density };
  const lines = sandbox.facts?.text.lines ?? [
    ...sandbox.page.headings.map(({ text }) => text),
    ...sandbox.page.paragraphs,
  ];
  const wanted = wordsIn(keyword);
  const all = lines.flatMap((line) => [...wordsIn(line), '']);
  let count = 0;
  for (let at = 0; at + wanted.length <= all.length; at += 1)
    if (wanted.every((word, index) => all[at + index] === word || stem(all[at + index] ?? '') === stem(word)))
      count += 1;
  const words = sandbox.facts?.text.proseWordCount ?? sandbox.page.contentMetrics.wordCount;
  return { count, density: words === 0 ? 0 : Math.round((count / words) * 10_000) / 100 };
}

function answerOne(context: ChatContext, keyword: string): AnswerBuilder {
  const { words, sandbox } = context;
  const answer = new AnswerBuilder();
  const { count, density } = usesOf(context, keyword);
  answer.addText(words.keywordUse(quoted(keyword), count, density, sandbox.page.contentMetrics.wordCount));
  const places = placesOf(context, keyword);
  answer.addText(
    table(words.placeNames(), [
      [places.title, places.description, places.h1, places.opening].map((isThere) =>
        isThere ? words.yes() : words.no(),
      ),
    ]),
  );
  if (count === 0) {
    const elsewhere = sandbox.pages.filter((page) =>
      containsKeyword([page.title, ...page.paragraphs].join(' '), keyword),
    );
    answer.addText(
      words.keywordElsewhere(
        elsewhere.slice(0, 3).map(({ url }) => code(pathOnly(url))),
        elsewhere.length,
      ),
    );
  } else if (density > overDensity && count >= overCount) {
    answer.addText(words.keywordOver([]));
  } else if (!places.title || !places.h1) answer.addText(words.keywordMissing(!places.title, !places.h1));
  return answer
    .remember({ target: keyword })
    .next(count > 0 && !places.title && words.followUps.titleWith(keyword), words.followUps.keywords());
}

const pathOnly = (url: string): string => URL.parse(url)?.pathname ?? url;

function describePlaces(context: ChatContext, answer: AnswerBuilder, headline: string | null): void {
  const { words, sandbox } = context;
  if (headline === null) return;
  const table_ = [
    { name: words.placeNames()[0] ?? '', text: sandbox.page.title ?? '' },
    { name: words.placeNames()[1] ?? '', text: sandbox.page.metaDescription ?? '' },
    {
      name: words.placeNames()[3] ?? '',
      text: wordsIn(sandbox.brief.paragraphs.join(' ')).slice(0, 100).join(' '),
    },
  ];
  const lacking = table_.filter(
    ({ text }) => !wordsIn(headline).some((word) => word.length > 3 && containsKeyword(text, word)),
  );
  answer.addText(
    lacking.length === 0
      ? words.subjectEverywhere(quoted(headline))
      : words.subjectLacking(
          quoted(headline),
          lacking.map(({ name }) => name),
        ),
  );
}

export async function answerKeywords(context: ChatContext, intent: Intent): Promise<AnswerBuilder> {
  const wanted = wantedKeyword(context, intent.slots);
  if (wanted !== null) return answerOne(context, wanted);
  const { sandbox, words } = context;
  const answer = new AnswerBuilder();
  const said = new Set(sandbox.brief.keywords.map(({ keyword }) => keyword));
  const all = sandbox.page.contentMetrics.keywordDensity.filter(({ keyword }) => said.has(keyword));
  const terms = all.slice(0, shownMax);
  const found = issuesOf(context, 'content').filter(({ ruleId }) => ruleId.startsWith('content-keyword'));
  answer.cite(...found);
  if (terms.length === 0) return answer.addText(words.noKeywords());
  answer.addText(words.keywordsAre(sandbox.page.contentMetrics.wordCount));
  answer.addText(
    table(
      words.keywordHead(),
      terms.map(({ keyword, count, density }) => {
        const { title, h1, description } = placesOf(context, keyword);
        const names = words.placeNames();
        const where = [title && names[0], h1 && names[2], description && names[1]].filter(
          (name) => typeof name === 'string',
        );
        return [plain(keyword), String(count), `${density} %`, where.join(', ') || '–'];
      }),
    ),
  );
  const over = all.filter(({ count, density }) => density > overDensity && count >= overCount);
  if (over.length > 0)
    for (const { keyword, count, density } of over.slice(0, 3))
      answer.addText(words.overused(quoted(keyword), count, density, []));
  else answer.addText(words.noneOverused(overDensity));
  const pageContext = await context.pageContext();
  describePlaces(context, answer, pageContext.isGeneric ? null : pageContext.headline);
  for (const { ruleId, description } of found)
    answer.addText(words.findingAfter(plain(description), code(ruleId)));
  answer.addText(words.noSearchVolume());
  const top = terms.find(({ keyword }) => contentWords(keyword, pageContext.words).length > 0);
  return answer.next(top !== undefined && words.followUps.howOften(top.keyword), words.followUps.title());
}

export const densityLimit = overDensity;
export const keywordsShown = Math.min(shownMax, limits.keywordCloud.page);
