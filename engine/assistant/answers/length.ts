/** Answers about the length of the page: words, sentences, paragraphs, compared with sibling pages. */
import { graphemeLength } from '@pagewright/contract/ratings';
import { pathOf } from '../../suggest/built-in/suggestions/wording.ts';
import { AnswerBuilder } from '../answer-builder.ts';
import type { ChatContext } from '../chat-context.ts';
import { code, plain } from '../markdown.ts';
import { gapsOf } from '../page-gaps.ts';
import { proseOf } from '../page-text.ts';

const parentOf = (url: string): string => url.replace(/[^/]+\/?$/, '');

export async function answerLength(context: ChatContext): Promise<AnswerBuilder> {
  const { sandbox, words } = context;
  const answer = new AnswerBuilder();
  const { page, facts } = sandbox;
  const { wordCount } = page.contentMetrics;
  const thin = page.issues.filter(({ ruleId }) => ruleId === 'content-thin');
  answer.cite(...thin);
  answer.addText(
    words.lengthIs({
      words: wordCount,
      sentences: facts?.text.sentenceCount ?? null,
      paragraphs: proseOf(sandbox).length,
      headings: page.headings.length,
      title: page.title === null ? 0 : graphemeLength(page.title),
      description: page.metaDescription === null ? 0 : graphemeLength(page.metaDescription),
    }),
  );
  for (const { ruleId, description, why } of thin)
    answer.addText(words.findingAfter(plain(description), code(ruleId)), words.why(why));
  const gaps = thin.length === 0 ? [] : gapsOf(sandbox);
  if (gaps.length > 0) answer.addText(words.gaps(gaps));
  if (thin.length === 0) answer.addText(words.notThin());
  const like = sandbox.pages.filter(({ url }) => parentOf(url) === parentOf(page.url));
  if (like.length > 1) {
    const [longest] = like.toSorted((a, b) => b.contentMetrics.wordCount - a.contentMetrics.wordCount);
    const mean = Math.round(like.reduce((sum, each) => sum + each.contentMetrics.wordCount, 0) / like.length);
    if (longest !== undefined)
      answer.addText(
        words.besideIt(
          like.length,
          mean,
          code(pathOf(longest.url, page.url)),
          longest.contentMetrics.wordCount,
        ),
      );
  }
  return answer.next(words.followUps.readability(), words.followUps.outline());
}
