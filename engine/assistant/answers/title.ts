/** Answers about the title: writes a new one, assesses the current one, or verifies the user's own. */
import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/ratings';
import { assessTitleLength } from '@pagewright/contract/report/report-words';
import type { SuggestionPage } from '../../suggest/built-in/suggestion-page.ts';
import { isGoodTitle } from '../../suggest/built-in/title.ts';
import { fold } from '../../text/fold.ts';
import { AnswerBuilder } from '../answer-builder.ts';
import { type ChatContext, issuesOf, pointsLost } from '../chat-context.ts';
import type { Intent } from '../intent.ts';
import { boundsFrom, earlierOffers, pageSays, wantedKeyword } from '../length-and-style.ts';
import { code, plain, quoted } from '../markdown.ts';
import { measure } from '../measure.ts';
import { type TitleOrder, titlesFor } from '../write-titles.ts';

/** The shortest title that is still useful. */
const shortTitle = 35;

function requestOf(context: ChatContext, { slots, revision }: Intent): TitleOrder {
  const offered = context.memory?.topic === 'title' ? context.memory.offered.at(-1) : undefined;
  const last = offered ?? context.sandbox.page.title ?? undefined;
  const bounds = boundsFrom({ slots, revision, last }, { min: 50, max: 60, least: 20 });
  return {
    bounds,
    keyword: wantedKeyword(context, slots),
    isBranded: slots.isBranded,
    count: slots.count ?? (revision === null ? 3 : 1),
    isOptional:
      revision === null && isGoodTitle(context.sandbox.page.title) && issuesOf(context, 'title').length === 0,
  };
}

const isFree = ({ sandbox }: ChatContext, title: string): boolean =>
  sandbox.pages.every((page) => fold(page.title ?? '') !== fold(title));

/** What is so with the title now: its length, and what the audit found. */
function describeCurrent(context: ChatContext, answer: AnswerBuilder): void {
  const { sandbox, words } = context;
  const { title } = sandbox.page;
  const found = issuesOf(context, 'title');
  answer.cite(...found);
  if (title === null) {
    answer.addText(words.titleMissing());
    return;
  }
  answer.quote(title, 'title');
  const { length, rating } = assessTitleLength(title);
  const isMeasured = found.some(({ ruleId }) => ruleId === 'title-too-long' || ruleId === 'title-too-short');
  answer.addText(
    isMeasured
      ? words.titleNow(quoted(title))
      : words.titleIs(quoted(title), length, words.lengthRatings[rating]),
    ...found.map((issue) => words.findingAfter(plain(issue.description), code(issue.ruleId))),
  );
}

function describeIndexability({ sandbox, words }: ChatContext, answer: AnswerBuilder): void {
  if (sandbox.whyNotIndexable !== null) answer.addText(words.unlisted(sandbox.whyNotIndexable));
}

/** The best title with its verification, the others below. */
function offer(context: ChatContext, answer: AnswerBuilder, titles: readonly string[]): void {
  const { words } = context;
  const [first, ...others] = titles;
  if (first === undefined) return;
  answer.addBlock(words.label.title(graphemeLength(first)), first);
  const changes = [{ kind: 'title', text: first } as const];
  measure(context, answer, { changes, patch: words.patch.title(first) });
  const isShared = issuesOf(context, 'title').some(({ ruleId }) => ruleId === 'title-duplicate');
  if (isShared && isFree(context, first))
    answer.addText(words.titleFree(context.sandbox.pages.length + 1, pointsLost(context, 'title-duplicate')));
  if (others.length > 0) answer.addText(words.otherChoices(others.length));
  for (const text of others) answer.addBlock(words.label.title(graphemeLength(text)), text);
  answer.propose(...changes);
}

/** If the page has no text for the best length, a shorter title is better than none. */
async function someTitles(
  context: ChatContext,
  pageContext: SuggestionPage,
  { least, ...order }: TitleOrder & { readonly least?: number },
): Promise<string[]> {
  const titles = await titlesFor(context, pageContext, order);
  if (titles.length > 0 || least === undefined) return titles;
  return titlesFor(context, pageContext, { ...order, bounds: { ...order.bounds, min: least }, count: 1 });
}

async function writeTitle(context: ChatContext, intent: Intent): Promise<AnswerBuilder> {
  const answer = new AnswerBuilder();
  const { words, sandbox } = context;
  const pageContext = await context.quickContext();
  if (intent.revision === null) describeCurrent(context, answer);
  const request = requestOf(context, intent);
  if (request.keyword !== null && !pageSays(context, request.keyword))
    answer.addText(words.keywordNotOnPage(quoted(request.keyword)));
  const isOpen = intent.revision === null && intent.slots.maxLength === null;
  const least =
    isOpen || request.keyword !== null
      ? shortTitle
      : intent.revision === 'shorter'
        ? limits.title.min
        : undefined;
  const titles = await someTitles(context, pageContext, {
    ...request,
    ...(least !== undefined && { least }),
  });
  const isSound = sandbox.page.title !== null && issuesOf(context, 'title').length === 0;
  if (titles.length === 0)
    answer.addText(
      isOpen && isSound ? words.titleBest() : words.noMoreTitles(request.bounds.min, request.bounds.max),
    );
  else if (request.isOptional && intent.slots.count === null) answer.addText(words.titleGood());
  if (titles.length > 0 && intent.slots.count !== null && titles.length < intent.slots.count)
    answer.addText(words.onlySoMany(titles.length));
  offer(context, answer, titles);
  describeIndexability(context, answer);
  const offered = [...earlierOffers(context, 'title'), ...titles];
  return answer
    .remember({ offered })
    .next(words.followUps.shorter(), words.followUps.anotherOne(), words.followUps.description());
}

function assessTitle(context: ChatContext): AnswerBuilder {
  const answer = new AnswerBuilder();
  const { words, sandbox } = context;
  describeCurrent(context, answer);
  const { title } = sandbox.page;
  const assessment = assessTitleLength(title);
  if (title !== null && issuesOf(context, 'title').length === 0)
    answer.addText(words.titleNoFinding(assessment.rating === 'good'));
  const [issue] = issuesOf(context, 'title');
  if (issue !== undefined) answer.addText(words.why(issue.why));
  describeIndexability(context, answer);
  return answer.next(words.followUps.rewriteTitle(), words.followUps.description());
}

function tryTitle(context: ChatContext, intent: Intent): AnswerBuilder {
  const answer = new AnswerBuilder();
  const { words } = context;
  const own = intent.slots.quoted[0] ?? '';
  const { length, rating } = assessTitleLength(own);
  answer.addText(words.ownTitle(quoted(own), length, words.lengthRatings[rating]));
  const changes = [{ kind: 'title', text: own } as const];
  measure(context, answer, { changes, patch: words.patch.title(own) });
  if (!isFree(context, own)) answer.addText(words.titleTaken());
  return answer
    .propose(...changes)
    .remember({ offered: [own] })
    .next(words.followUps.rewriteTitle(), words.followUps.shorter());
}

export async function answerTitle(context: ChatContext, intent: Intent): Promise<AnswerBuilder> {
  if (intent.action === 'try') return tryTitle(context, intent);
  return intent.action === 'write' ? writeTitle(context, intent) : assessTitle(context);
}
