/** All rules of the group ai-visibility. */
import type { Rule } from '../../rule.ts';
import { aiAgentA11yTree } from './ai-agent-a11y-tree.ts';
import { aiAgentEdgeBlocked } from './ai-agent-edge-blocked.ts';
import { aiAnswerNotUpfront } from './ai-answer-not-upfront.ts';
import { aiCitationSignalsMissing } from './ai-citation-signals-missing.ts';
import { aiInstructionsInText } from './ai-instructions-in-text.ts';
import { aiLlmsTxtInvalid } from './ai-llms-txt-invalid.ts';
import { aiPolicyInconsistent } from './ai-policy-inconsistent.ts';
import { aiQuestionWithoutAnswer } from './ai-question-without-answer.ts';
import { aiSearchBotBlocked } from './ai-search-bot-blocked.ts';
import { aiSectionTooLong } from './ai-section-too-long.ts';
import { aiTokenHeavy } from './ai-token-heavy.ts';
import { aiTrainingPolicy } from './ai-training-policy.ts';
import { aiUserFetcherBlocked } from './ai-user-fetcher-blocked.ts';

export const aiVisibilityRules = [
  aiAnswerNotUpfront,
  aiQuestionWithoutAnswer,
  aiCitationSignalsMissing,
  aiSectionTooLong,
  aiTokenHeavy,
  aiAgentEdgeBlocked,
  aiLlmsTxtInvalid,
  aiPolicyInconsistent,
  aiSearchBotBlocked,
  aiTrainingPolicy,
  aiUserFetcherBlocked,
  aiAgentA11yTree,
  aiInstructionsInText,
] as const satisfies readonly Rule[];
