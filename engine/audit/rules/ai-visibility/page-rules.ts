/** AI visibility rules on a page's own facts. */
import type { PageRule } from '../../rule.ts';
import { aiAnswerNotUpfront } from './ai-answer-not-upfront.ts';
import { aiCitationSignalsMissing } from './ai-citation-signals-missing.ts';
import { aiQuestionWithoutAnswer } from './ai-question-without-answer.ts';
import { aiSectionTooLong } from './ai-section-too-long.ts';
import { aiTokenHeavy } from './ai-token-heavy.ts';

export const aiVisibilityPageRules = [
  aiAnswerNotUpfront,
  aiQuestionWithoutAnswer,
  aiCitationSignalsMissing,
  aiSectionTooLong,
  aiTokenHeavy,
] as const satisfies readonly PageRule[];
