/** A heading with a question that the next text does not answer. */
import { citeElements } from '../../cite-nodes.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

const sentenceMax = 300;
/** One question may be a figure of speech; several are asked by readers. */
const questionsMin = 3;

export const aiQuestionWithoutAnswer = definePageRule({
  id: 'ai-question-without-answer',
  group: 'ai-visibility',
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  tier: 2,
  audience: 'indexable',
  reads: ['headings', 'sections', 'source', 'pageType'],
  title: 'Question in a heading without a short answer',
  why: 'A short first sentence after a question can be quoted as its answer. No search engine documents it; it is a rule of thumb.',
  fix: 'Answer the question in one sentence of at most 200 characters, then expand.',
  check: (facts) => {
    const questions = facts.sections.filter(({ question }) => question);
    if (questions.length === 0) return skip('No heading asks a question.');
    if (facts.pageType.type !== 'article' && questions.length < questionsMin)
      return skip('It is neither an article nor a page of questions.');
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
      return [{ node: heading.node, text: heading.text, found }];
    });
    const [first] = open;
    if (first === undefined) return pass();
    return fail(
      open.length === 1
        ? `The question “${first.text}” has no short answer: ${first.found}.`
        : `${open.length} questions have no short answer, such as “${first.text}”: ${first.found}.`,
      citeElements(facts, open, ({ found }) => ({ found })),
    );
  },
});
