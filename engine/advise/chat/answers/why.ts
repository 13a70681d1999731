/** "Why?" after an answer: the findings it rests on, who says so, and how it was measured. */

import type { IssueCategory } from '@pagewright/contract/entities/issue';
import { basisLabels } from '@pagewright/contract/report-words';
import { code, plain } from '../markdown.ts';
import { measuredSentence } from '../measure.ts';
import type { Reading, Topic } from '../reading/reading.ts';
import { issuesOf, type Room } from '../room.ts';
import { Sheet } from '../sheet.ts';
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

export async function answerWhy(room: Room, { topic }: Reading): Promise<Sheet> {
  const { bench, words, memory } = room;
  const sheet = new Sheet();
  const own =
    memory?.target == null ? undefined : bench.page.issues.find(({ ruleId }) => ruleId === memory.target);
  const about =
    own !== undefined ? [own] : issuesOf(room, ...(groups[topic] ?? sides[topic]?.categories ?? []));
  const found = (
    about.length > 0
      ? about
      : topic === 'first' || topic === 'issues' || topic === 'score'
        ? ranked(room)
        : []
  ).slice(0, shownMax);
  sheet.cite(...found);
  for (const { title, ruleId, why, basis } of found)
    sheet.say(`**${plain(title)}** (${code(ruleId)}): ${plain(why)} ${words.basis(basisLabels[basis])}`);
  if (found.length === 0) sheet.say(words.whyNoFinding(words.topics[topic] ?? null));
  const proposed = memory?.proposed ?? [];
  const trial = proposed.length === 0 ? null : bench.attempt(proposed);
  if (trial !== null) sheet.say(measuredSentence(room, trial));
  sheet.say(words.howMeasured());
  return sheet
    .remember({
      target: memory?.target ?? null,
      offered: memory?.offered ?? [],
      listed: memory?.listed ?? [],
      proposed,
    })
    .next(words.ask.first(), words.ask.anotherOne());
}
