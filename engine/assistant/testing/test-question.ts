/** The form of a test question, with checks of its answer against the facts of the page. */
import type { Issue, IssueCategory } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import { graphemeLength } from '@pagewright/contract/ratings';
import type { Topic } from '../intent.ts';
import type { ChatAnswer } from '../port.ts';

export type Words = string | RegExp;

export interface TestAnswer {
  readonly page: Page;
  /** Another page of the same site. */
  readonly other: Page;
  readonly siteScore: number;
  readonly answer: ChatAnswer;
}

export interface TestQuestion {
  readonly question: string | ((page: Page, other: Page) => string);
  readonly topic: Topic;
  /** What the answer must contain, literally or as a pattern. */
  readonly must: (of: TestAnswer) => readonly Words[];
  readonly mustNot?: readonly RegExp[];
  /** A change is proposed and measured where the page has one of these findings. */
  readonly verifiesFor?: RegExp;
}

export const ofGroup = ({ issues }: Page, ...groups: readonly IssueCategory[]): Issue[] =>
  issues.filter(({ category }) => groups.includes(category));
export const ids = (issues: readonly Issue[]): string[] => issues.map(({ ruleId }) => `\`${ruleId}\``);
export const score = ({ score: own }: Page): string => String(own?.value);
export const length = (text: string | null): string => String(text === null ? 0 : graphemeLength(text));
export const titleWords = ({ page: { title } }: TestAnswer): Words[] =>
  title === null ? [/no title/] : [title];

/** A block of so many characters, or a sentence that there is none. */
export const pastesWithin =
  (least: number, most: number) =>
  ({ answer }: TestAnswer): Words[] => {
    const fitting = answer.blocks.filter(
      ({ text }) => graphemeLength(text) >= least && graphemeLength(text) <= most,
    );
    return answer.blocks.length === 0
      ? [/keep it|no \(other\)|language I do not write/]
      : fitting.length === answer.blocks.length
        ? []
        : ['a text within the bounds'];
  };
