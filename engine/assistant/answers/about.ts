/** Answers what the page is about, in its own sentences, and what its site is. */
import { pageName } from '@pagewright/contract/report/report-words';
import { nearnessOf } from '../../suggest/built-in/suggestion-page.ts';
import { pathOf } from '../../suggest/built-in/suggestions/wording.ts';
import { overlap } from '../../suggest/built-in/text.ts';
import { AnswerBuilder } from '../answer-builder.ts';
import type { ChatContext } from '../chat-context.ts';
import { code, plain, quoted, table } from '../markdown.ts';

const sentencesMax = 3;
const pagesMax = 5;

export async function answerAbout(context: ChatContext): Promise<AnswerBuilder> {
  const { sandbox, words } = context;
  const answer = new AnswerBuilder();
  const pageContext = await context.pageContext();
  const name = pageContext.headline ?? sandbox.page.title ?? pageName(sandbox.page);
  answer.addText(
    words.aboutIs(
      quoted(name),
      words.pageTypes[sandbox.brief.type] ?? null,
      sandbox.page.contentMetrics.wordCount,
    ),
  );
  const chosen: { text: string; at: number }[] = [];
  for (const sentence of pageContext.sentences.toSorted(
    (a, b) => nearnessOf(pageContext ?? never(), b.text) - nearnessOf(pageContext ?? never(), a.text),
  )) {
    if (chosen.length >= sentencesMax) break;
    if (chosen.every(({ text }) => overlap(sentence.text, text, pageContext.words) < 0.6))
      chosen.push({ text: sentence.text, at: sentence.at });
  }
  if (chosen.length > 0) {
    answer.addText(words.aboutSays());
    answer.addText(
      chosen
        .toSorted((a, b) => a.at - b.at)
        .map(({ text }) => `> ${plain(text)}`)
        .join('\n>\n'),
    );
    for (const { text } of chosen) answer.quote(text, 'text');
  } else answer.addText(words.noProse());
  const terms = sandbox.brief.keywords.slice(0, 5).map(({ keyword }) => quoted(keyword));
  if (terms.length > 0) answer.addText(words.aboutWords(terms));
  return answer.next(words.followUps.description(), words.followUps.keywords());
}

/** Without a page context there are no sentences to rank. */
function never(): never {
  throw new Error('There are no sentences without a desk.');
}

export async function answerSite(context: ChatContext): Promise<AnswerBuilder> {
  const { sandbox, words } = context;
  const answer = new AnswerBuilder();
  const all = [sandbox.page, ...sandbox.pages].filter(({ score }) => score != null);
  const sorted = all.toSorted((a, b) => (a.score?.value ?? 0) - (b.score?.value ?? 0));
  const place = sorted.findIndex(({ url }) => url === sandbox.page.url) + 1;
  answer.addText(words.siteIs(sandbox.domain, sandbox.siteScore, all.length, place));
  answer.addText(
    table(
      words.siteHead(),
      sorted
        .slice(0, pagesMax)
        .map((page) => [
          code(pathOf(page.url, sandbox.page.url)),
          String(page.score?.value ?? '–'),
          String(page.issues.length),
          page.issues[0] === undefined ? '–' : plain(page.issues[0].title),
        ]),
    ),
  );
  const site = sandbox.site.siteIssues.filter(({ urls }) => urls.length === 0).slice(0, pagesMax);
  if (site.length > 0)
    answer.addText(words.siteFaults(site.map(({ title, ruleId }) => `${plain(title)} (${code(ruleId)})`)));
  answer.addText(words.siteScope());
  return answer.next(
    words.followUps.first(),
    ...sorted
      .slice(0, 1)
      .filter(({ url }) => url !== sandbox.page.url)
      .map(({ url }) => words.followUps.compareWith(pathOf(url, sandbox.page.url))),
  );
}
