/** How much there is on the page: words, sentences, paragraphs; and whether that is little beside its like. */
import { graphemeLength } from '@pagewright/contract/verdicts';
import { pathOf } from '../../analyst/suggest/wording.ts';
import { code, plain } from '../markdown.ts';
import { gapsOf } from '../page-gaps.ts';
import { proseOf } from '../page-text.ts';
import type { Room } from '../room.ts';
import { Sheet } from '../sheet.ts';

const parentOf = (url: string): string => url.replace(/[^/]+\/?$/, '');

export async function answerLength(room: Room): Promise<Sheet> {
  const { bench, words } = room;
  const sheet = new Sheet();
  const { page, facts } = bench;
  const { wordCount } = page.contentMetrics;
  const thin = page.issues.filter(({ ruleId }) => ruleId === 'content-thin');
  sheet.cite(...thin);
  sheet.say(
    words.lengthIs({
      words: wordCount,
      sentences: facts?.text.sentenceCount ?? null,
      paragraphs: proseOf(bench).length,
      headings: page.headings.length,
      title: page.title === null ? 0 : graphemeLength(page.title),
      description: page.metaDescription === null ? 0 : graphemeLength(page.metaDescription),
    }),
  );
  for (const { ruleId, description, why } of thin)
    sheet.say(words.findingAfter(plain(description), code(ruleId)), words.why(why));
  const gaps = thin.length === 0 ? [] : gapsOf(bench);
  if (gaps.length > 0) sheet.say(words.gaps(gaps));
  if (thin.length === 0) sheet.say(words.notThin());
  const like = bench.pages.filter(({ url }) => parentOf(url) === parentOf(page.url));
  if (like.length > 1) {
    const [longest] = like.toSorted((a, b) => b.contentMetrics.wordCount - a.contentMetrics.wordCount);
    const mean = Math.round(like.reduce((sum, each) => sum + each.contentMetrics.wordCount, 0) / like.length);
    if (longest !== undefined)
      sheet.say(
        words.besideIt(
          like.length,
          mean,
          code(pathOf(longest.url, page.url)),
          longest.contentMetrics.wordCount,
        ),
      );
  }
  return sheet.next(words.ask.readability(), words.ask.outline());
}
