/** A page that costs an AI agent many tokens for little text. */
import { grouped } from '../../count-of.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { measureInline } from './measure-inline.ts';

const bytesPerToken = 4;
const tokensMax = 50_000;
/** A long text costs what it is worth; only code can be left out. */
const shareMin = 0.25;
/** Of the HTML. Below this it is markup that makes the page heavy, and that cannot be moved into files. */
const inlineShareMin = 0.3;
/** A smaller part is not worth naming. */
const namedShareMin = 0.05;

const percent = (share: number): string => `${Math.round(share * 100)}%`;

export const aiTokenHeavy = definePageRule({
  id: 'ai-token-heavy',
  group: 'ai-visibility',
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  tier: 3,
  audience: 'indexable',
  reads: ['size', 'source'],
  title: 'Heavy HTML for AI agents (tokens)',
  why: 'Agents that read the raw HTML pay for every token of it. This is about cost alone: Google does not look at the share of text in the code.',
  fix: 'Move the inline code named here into files that the page loads.',
  check: ({ size: { htmlBytes, textBytes }, source }) => {
    const tokens = Math.round(htmlBytes / bytesPerToken);
    const textShare = htmlBytes === 0 ? 1 : textBytes / htmlBytes;
    if (tokens <= tokensMax || textShare >= shareMin) return pass();
    const parts = measureInline(source?.html ?? '').map(({ name, length }) => ({
      name,
      share: length / htmlBytes,
    }));
    if (parts.reduce((sum, { share }) => sum + share, 0) < inlineShareMin) return pass();
    const named = parts
      .filter(({ share }) => share >= namedShareMin)
      .toSorted((one, other) => other.share - one.share)
      .map(({ name, share }) => `${percent(share)} ${name}`);
    return fail(
      `The HTML is about ${grouped(tokens)} tokens: ${[...named, `${percent(textShare)} visible text`].join(', ')}.`,
      { found: named.join(', '), wanted: `less than ${percent(inlineShareMin)} inline code` },
    );
  },
});
