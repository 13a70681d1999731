/** A page that costs an AI agent many tokens for little text. */
import { grouped } from '../../count-of.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

const bytesPerToken = 4;
const tokensMax = 50_000;
const shareMin = 0.05;
/** Below this a page is cheap whatever its share of text. */
const smallBytes = 20_000;

export const aiTokenHeavy = definePageRule({
  id: 'ai-token-heavy',
  group: 'ai-visibility',
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  tier: 3,
  audience: 'indexable',
  reads: ['size'],
  title: 'Page is costly to read for AI agents',
  why: 'Agents that read the raw HTML pay for every token of it. This is about cost alone: Google does not look at the share of text in the code.',
  fix: 'Move inline scripts, styles, data and drawings into files of their own.',
  check: ({ size: { htmlBytes, textBytes } }) => {
    const tokens = Math.round(htmlBytes / bytesPerToken);
    const share = htmlBytes === 0 ? 1 : textBytes / htmlBytes;
    if (tokens <= tokensMax && (share >= shareMin || htmlBytes < smallBytes)) return pass();
    return fail(
      `The HTML is about ${grouped(tokens)} tokens, and ${(share * 100).toFixed(1)} % of it is visible text.`,
      { found: `${htmlBytes} bytes of HTML, ${textBytes} bytes of text` },
    );
  },
});
