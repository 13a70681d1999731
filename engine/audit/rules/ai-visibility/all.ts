/** All rules of the group ai-visibility. */
import type { Rule } from '../../rule.ts';
import { aiAgentA11yTree } from './ai-agent-a11y-tree.ts';
import { aiAgentEdgeBlocked } from './ai-agent-edge-blocked.ts';
import { aiLlmsTxtInvalid } from './ai-llms-txt-invalid.ts';
import { aiPolicyInconsistent } from './ai-policy-inconsistent.ts';
import { aiSearchBotBlocked } from './ai-search-bot-blocked.ts';
import { aiTrainingPolicy } from './ai-training-policy.ts';
import { aiUserFetcherBlocked } from './ai-user-fetcher-blocked.ts';
import { aiVisibilityPageRules } from './page-rules.ts';

export const aiVisibilityRules = [
  ...aiVisibilityPageRules,
  aiAgentEdgeBlocked,
  aiLlmsTxtInvalid,
  aiPolicyInconsistent,
  aiSearchBotBlocked,
  aiTrainingPolicy,
  aiUserFetcherBlocked,
  aiAgentA11yTree,
] as const satisfies readonly Rule[];
