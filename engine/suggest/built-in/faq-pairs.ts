/** Headings of a page that ask something, with the first sentences below them. */
import { sentencesOf } from '../../text/sentences.ts';
import type { PageBrief } from '../page-brief.ts';
import { isInjection } from './text.ts';

export interface FaqPair {
  readonly question: string;
  readonly answer: string;
}

const answerLength = 320;

export const faqPairs = ({ headings, language, paragraphs, sections }: PageBrief): FaqPair[] =>
  sections.flatMap(({ heading, from, to }) => {
    const question = headings[heading]?.text.trim() ?? '';
    const sentences = paragraphs.slice(from, to).flatMap((block) => sentencesOf(block, language));
    const [first = '', ...others] = sentences.filter((text) => !isInjection(text));
    if (!/[?？]$/.test(question) || isInjection(question) || first === '') return [];
    const [second = ''] = others;
    const answer = first.length + second.length < answerLength ? `${first} ${second}`.trim() : first;
    return [{ question, answer }];
  });
