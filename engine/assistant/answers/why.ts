/** Answers "Why?": the findings behind the last answer, their basis, and how it was measured. */

import type { IssueCategory } from '@pagewright/contract/entities/issue';
import { basisLabels } from '@pagewright/contract/report/report-words';
import { AnswerBuilder } from '../answer-builder.ts';
import { type ChatContext, issuesOf } from '../chat-context.ts';
import type { Intent, Topic } from '../intent.ts';
import { code, plain } from '../markdown.ts';
import { measuredSentence } from '../measure.ts';
import { sides } from './category.ts';
import { ranked } from './issues.ts';

const groups: Partial<Readonly<Record<Topic, readonly IssueCategory[]>>> = {
  title: ['title'],
  description: ['meta-description'],
  headings: ['headings'],
  outline: ['headings'],
  alt: ['images'],
  links: ['links'],
  structured: ['structured-data'],
  keywords: ['content'],
  readability: ['content'],
  length: ['content'],
  intro: ['ai-visibility', 'content'],
};

const shownMax = 3;

export async function answerWhy(context: ChatContext, { topic }: Intent): Promise<AnswerBuilder> {
  const { sandbox, words, memory } = context;
  const answer = new AnswerBuilder();
  const own =
    memory?.target == null ? undefined : sandbox.page.issues.find(({ ruleId }) => ruleId === memory.target);
  const about =
    own !== undefined ? [own] : issuesOf(context, ...(groups[topic] ?? sides[topic]?.categories ?? []));
  const found = (
    about.length > 0
      ? about
      : topic === 'first' || topic === 'issues' || topic === 'score'
        ? ranked(context)
        : []
  ).slice(0, shownMax);
  answer.cite(...found);
  for (const { title, ruleId, why, basis } of found)
    answer.addText(`**${plain(title)}** (${code(ruleId)}): ${plain(why)} ${words.basis(basisLabels[basis])}`);
  if (found.length === 0) answer.addText(words.whyNoFinding(words.topics[topic] ?? null));
  const proposed = memory?.proposed ?? [];
  const verification = proposed.length === 0 ? null : sandbox.verifyChanges(proposed);
  if (verification !== null) answer.addText(measuredSentence(context, verification));
  answer.addText(words.howMeasured());
  return answer
    .remember({
      target: memory?.target ?? null,
      offered: memory?.offered ?? [],
      listed: memory?.listed ?? [],
      proposed,
    })
    .next(words.followUps.first(), words.followUps.anotherOne());
}
