/** A heading with a question that the next text does not answer. */
import { citeElements } from '../../cite-nodes.ts';
import { clip } from '../../clip.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { aiVisibilityTexts } from './messages.ts';

const sentenceMax = 300;
/** One question may be a figure of speech; several are asked by readers. */
const questionsMin = 3;

export const aiQuestionWithoutAnswer = definePageRule({
  id: 'ai-question-without-answer',
  group: 'ai-visibility',
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  audience: 'indexable',
  reads: ['headings', 'sections', 'source', 'pageType'],
  texts: aiVisibilityTexts['ai-question-without-answer'],
  check: (facts) => {
    const questions = facts.sections.filter(({ question }) => question);
    if (questions.length === 0) return skip('no-question');
    if (facts.pageType.type !== 'article' && questions.length < questionsMin)
      return skip('no-article-or-questions');
    const open = questions.flatMap((section) => {
      const heading = facts.headings[section.heading];
      const isAnswered = section.firstBlock !== null && section.firstSentenceLength <= sentenceMax;
      if (isAnswered || heading === undefined) return [];
      // Its subsections answer it.
      if ((facts.headings[section.heading + 1]?.level ?? 0) > heading.level) return [];
      const found =
        section.firstBlock === null
          ? 'no text before the next heading'
          : `a first sentence of ${section.firstSentenceLength} characters`;
      return [
        {
          node: heading.node,
          text: heading.text,
          length: section.firstBlock === null ? null : section.firstSentenceLength,
          found,
        },
      ];
    });
    const [first] = open;
    if (first === undefined) return pass();
    const evidence = citeElements(facts, open, ({ found }) => ({ found }));
    const data = { count: open.length, question: clip(first.text, 80) };
    return first.length === null
      ? fail({ messageId: 'no-text', data, evidence })
      : fail({ messageId: 'long', data: { ...data, length: first.length }, evidence });
  },
});
