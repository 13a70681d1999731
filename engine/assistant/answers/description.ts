/** Answers about the meta description: writes a new one, assesses the current one, or verifies the user's own. */

import { graphemeLength } from '@pagewright/contract/ratings';
import { assessDescriptionLength } from '@pagewright/contract/report/report-words';
import { isGoodDescription } from '../../suggest/built-in/description.ts';
import { AnswerBuilder } from '../answer-builder.ts';
import { type ChatContext, issuesOf } from '../chat-context.ts';
import type { Intent } from '../intent.ts';
import { boundsFrom, earlierOffers, pageSays, wantedKeyword } from '../length-and-style.ts';
import { code, plain, quoted } from '../markdown.ts';
import { measure } from '../measure.ts';
import { descriptionsFor } from '../write-descriptions.ts';

function describeCurrent(context: ChatContext, answer: AnswerBuilder): void {
  const { sandbox, words } = context;
  const { metaDescription: text } = sandbox.page;
  const found = issuesOf(context, 'meta-description');
  answer.cite(...found);
  if (text === null) {
    answer.addText(words.descriptionMissing());
    return;
  }
  answer.quote(text, 'meta description');
  const { length, rating } = assessDescriptionLength(text);
  const isMeasured = found.some(({ ruleId }) => /-too-(?:long|short)$/.test(ruleId));
  answer.addText(
    isMeasured
      ? words.descriptionNow(quoted(text))
      : words.descriptionIs(quoted(text), length, words.lengthRatings[rating]),
    ...found.map((issue) => words.findingAfter(plain(issue.description), code(issue.ruleId))),
  );
}

async function writeDescription(context: ChatContext, intent: Intent): Promise<AnswerBuilder> {
  const answer = new AnswerBuilder();
  const { words, sandbox } = context;
  const { slots, revision } = intent;
  const pageContext = await context.pageContext();
  if (revision === null) describeCurrent(context, answer);
  const last = earlierOffers(context, 'description').at(-1) ?? sandbox.page.metaDescription ?? undefined;
  const bounds = boundsFrom({ slots, revision, last }, { min: 120, max: 160, least: 70 });
  const keyword = wantedKeyword(context, slots);
  if (keyword !== null && !pageSays(context, keyword))
    answer.addText(words.keywordNotOnPage(quoted(keyword)));
  const isGood =
    isGoodDescription(sandbox.page.metaDescription, 1) && issuesOf(context, 'meta-description').length === 0;
  const texts = descriptionsFor(context, pageContext, {
    bounds,
    keyword,
    count: slots.count ?? (revision === null ? 2 : 1),
  });
  const [first, ...others] = texts;
  if (first === undefined) answer.addText(words.noMoreDescriptions(bounds.min, bounds.max));
  else {
    if (isGood && revision === null && slots.count === null) answer.addText(words.descriptionGood());
    answer.addBlock(words.label.description(graphemeLength(first)), first);
    const changes = [{ kind: 'description', text: first } as const];
    measure(context, answer, { changes, patch: words.patch.description(first) });
    answer.propose(...changes);
    if (others.length > 0) answer.addText(words.otherChoices(others.length));
    for (const text of others) answer.addBlock(words.label.description(graphemeLength(text)), text);
    answer.addText(words.fromOwnSentences());
  }
  if (sandbox.whyNotIndexable !== null) answer.addText(words.unlisted(sandbox.whyNotIndexable));
  return answer
    .remember({ offered: [...earlierOffers(context, 'description'), ...texts] })
    .next(words.followUps.shorter(), words.followUps.anotherOne(), words.followUps.title());
}

function assessDescription(context: ChatContext): AnswerBuilder {
  const answer = new AnswerBuilder();
  const { words, sandbox } = context;
  describeCurrent(context, answer);
  const found = issuesOf(context, 'meta-description');
  if (sandbox.page.metaDescription !== null && found.length === 0)
    answer.addText(
      words.descriptionNoFinding(assessDescriptionLength(sandbox.page.metaDescription).rating === 'good'),
    );
  if (found[0] !== undefined) answer.addText(words.why(found[0].why));
  return answer.next(words.followUps.rewriteDescription(), words.followUps.title());
}

function tryDescription(context: ChatContext, intent: Intent): AnswerBuilder {
  const answer = new AnswerBuilder();
  const { words } = context;
  const own = intent.slots.quoted[0] ?? '';
  const { length, rating } = assessDescriptionLength(own);
  answer.addText(words.ownDescription(length, words.lengthRatings[rating]));
  const changes = [{ kind: 'description', text: own } as const];
  measure(context, answer, { changes, patch: words.patch.description(own) });
  return answer
    .propose(...changes)
    .remember({ offered: [own] })
    .next(words.followUps.rewriteDescription());
}

export async function answerDescription(context: ChatContext, intent: Intent): Promise<AnswerBuilder> {
  if (intent.action === 'try') return tryDescription(context, intent);
  return intent.action === 'write' ? writeDescription(context, intent) : assessDescription(context);
}
