/** A page that costs an AI agent many tokens for little text. */
import { grouped } from '../../count-of.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

const bytesPerToken = 4;
const tokensMax = 50_000;
/** A long text costs what it is worth; only code can be left out. */
const shareMin = 0.25;

export const aiTokenHeavy = definePageRule({
  id: 'ai-token-heavy',
  group: 'ai-visibility',
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  tier: 3,
  audience: 'indexable',
  reads: ['size'],
  title: 'Heavy HTML for AI agents (tokens)',
  why: 'Agents that read the raw HTML pay for every token of it. This is about cost alone: Google does not look at the share of text in the code.',
  fix: 'Move inline scripts, styles, data and drawings into files of their own.',
  check: ({ size: { htmlBytes, textBytes } }) => {
    const tokens = Math.round(htmlBytes / bytesPerToken);
    const share = htmlBytes === 0 ? 1 : textBytes / htmlBytes;
    if (tokens <= tokensMax || share >= shareMin) return pass();
    return fail(
      `The HTML is about ${grouped(tokens)} tokens, and ${(share * 100).toFixed(1)} % of it is visible text.`,
      { found: `${htmlBytes} bytes of HTML, ${textBytes} bytes of text` },
    );
  },
});
