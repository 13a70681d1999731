/** Answers greetings, thanks, questions about the chat itself, and requests it cannot fulfil. */
import { pathOf } from '../../suggest/built-in/suggestions/wording.ts';
import { AnswerBuilder } from '../answer-builder.ts';
import type { ChatContext } from '../chat-context.ts';
import { findOnPage, findOnSite, questionWords } from '../find-sentence.ts';
import type { Intent } from '../intent.ts';
import { code, plain, quoted } from '../markdown.ts';

export function answerGreeting({ words, sandbox }: ChatContext): AnswerBuilder {
  const answer = new AnswerBuilder().addText(words.hello(quoted(sandbox.page.title ?? sandbox.page.url)));
  const { length } = sandbox.page.issues;
  answer.addText(words.helloFigures(sandbox.page.score?.value ?? null, length));
  return answer.next(
    length > 0 ? words.followUps.first() : words.followUps.links(),
    words.followUps.title(),
    words.followUps.issues(),
  );
}

export const answerThanks = ({ words }: ChatContext): AnswerBuilder =>
  new AnswerBuilder().addText(words.welcome()).next(words.followUps.first(), words.followUps.description());

export const answerHelp = ({ words }: ChatContext): AnswerBuilder =>
  new AnswerBuilder()
    .addText(words.iAm())
    .addText(words.canDo())
    .addText(words.cannotDo())
    .next(words.followUps.first(), words.followUps.title(), words.followUps.structured());

export const answerOffTopic = ({ words }: ChatContext): AnswerBuilder =>
  new AnswerBuilder()
    .addText(words.offTopic())
    .addText(words.canDo())
    .next(words.followUps.first(), words.followUps.title());

export function answerRanking({ words, sandbox }: ChatContext): AnswerBuilder {
  const answer = new AnswerBuilder().addText(words.noRanking());
  const { length } = sandbox.page.issues;
  answer.addText(length === 0 ? words.rankingClean() : words.rankingCan(length));
  return answer.next(words.followUps.first(), words.followUps.title(), words.followUps.keywords());
}

/** The same page in the language that is wanted, where the site has one. */
export function answerTranslate({ words, sandbox, site }: ChatContext, { slots }: Intent): AnswerBuilder {
  const answer = new AnswerBuilder().addText(words.noTranslation());
  const wanted = slots.language;
  const there = site.site.pages.filter(
    ({ brief }) => brief.url !== sandbox.page.url && brief.language === wanted,
  );
  if (wanted !== null && there.length > 0)
    answer.addText(
      words.pagesInLanguage(
        there
          .slice(0, 3)
          .map(({ brief }) => `${code(pathOf(brief.url, sandbox.page.url))} (${quoted(brief.title ?? '')})`),
      ),
    );
  return answer.next(words.followUps.title(), words.followUps.language());
}

export const answerPublish = ({ words, memory }: ChatContext): AnswerBuilder =>
  new AnswerBuilder()
    .addText(words.noPublishing())
    .remember({ proposed: memory?.proposed ?? [] })
    .next(words.followUps.where(), words.followUps.first());

export const answerPicture = ({ words }: ChatContext): AnswerBuilder =>
  new AnswerBuilder().addText(words.noPictures()).next(words.followUps.alt(), words.followUps.speed());

/** New prose is not written; existing sentences of the site on the topic are listed. */
export async function answerProse(context: ChatContext, intent: Intent): Promise<AnswerBuilder> {
  const { words, sandbox } = context;
  const answer = new AnswerBuilder().addText(words.noProseWriting());
  const subject = /\b(?:about|on|uber|sur|sobre|su|over|acerca de)\s+(.{2,60}?)[.?!]*$/.exec(
    intent.folded,
  )?.[1];
  if (subject !== undefined) {
    const questionStems = questionWords(subject, []);
    const here = (
      await findOnPage(context, { ...intent, folded: subject, text: subject }, questionStems)
    ).map(({ text }) => ({ url: sandbox.page.url, text }));
    const found = [...here, ...findOnSite(context, questionStems)].slice(0, 4);
    if (found.length > 0) {
      answer.addText(words.proseSources(quoted(subject)));
      answer.addText(
        found.map(({ url, text }) => `- ${code(pathOf(url, sandbox.page.url))}: “${plain(text)}”`).join('\n'),
      );
    } else answer.addText(words.proseNoSources(quoted(subject)));
  } else {
    const pageContext = await context.pageContext();
    const best = pageContext.sentences.slice(0, 4);
    if (best.length > 0)
      answer.addText(words.proseMaterial()).addText(best.map(({ text }) => `> ${plain(text)}`).join('\n>\n'));
    for (const { text } of best) answer.quote(text, 'text');
  }
  return answer.next(
    words.followUps.description(),
    words.followUps.faq(),
    words.followUps.rewriteParagraph(1),
  );
}
