/** A page that costs an AI agent many tokens for little text. */

import { say } from '../../evidence.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { type InlinePart, measureInline } from './measure-inline.ts';
import { aiVisibilityTexts } from './messages.ts';

const bytesPerToken = 4;
const tokensMax = 50_000;
/** A long text costs what it is worth; only code can be left out. */
const shareMin = 0.25;
/** Of the HTML. Below this it is markup that makes the page heavy, and that cannot be moved into files. */
const inlineShareMin = 0.3;
/** A smaller part is not worth naming. */
const namedShareMin = 0.05;

const percent = (share: number): number => Math.round(share * 100);

export const aiTokenHeavy = definePageRule({
  id: 'ai-token-heavy',
  group: 'ai-visibility',
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  audience: 'indexable',
  reads: ['size', 'source'],
  texts: aiVisibilityTexts['ai-token-heavy'],
  check: ({ size: { htmlBytes, textBytes }, source }) => {
    const tokens = Math.round(htmlBytes / bytesPerToken);
    const textShare = htmlBytes === 0 ? 1 : textBytes / htmlBytes;
    if (tokens <= tokensMax || textShare >= shareMin) return pass();
    const parts = measureInline(source?.html ?? '').map(({ kind, name, length }) => ({
      kind,
      name,
      share: length / htmlBytes,
    }));
    if (parts.reduce((sum, { share }) => sum + share, 0) < inlineShareMin) return pass();
    const named = parts
      .filter(({ share }) => share >= namedShareMin)
      .toSorted((one, other) => other.share - one.share);
    const percentOf = (wanted: InlinePart['kind']): number =>
      percent(named.find(({ kind }) => kind === wanted)?.share ?? 0);
    return fail({
      messageId: 'heavy',
      data: {
        tokens,
        text: percent(textShare),
        scripts: percentOf('scripts'),
        styles: percentOf('styles'),
        drawings: percentOf('drawings'),
        uris: percentOf('uris'),
      },
      evidence: [
        {
          found: named.map(({ name, share }) => `${percent(share)}% ${name}`).join(', '),
          wanted: say('less-than-inline-code', { limit: percent(inlineShareMin) }),
        },
      ],
    });
  },
});
