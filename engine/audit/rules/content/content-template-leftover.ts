/** Texts of a theme, a site builder or a content system that nobody replaced. */
import { clip } from '../../clip.ts';
import { say } from '../../evidence.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { contentTexts } from './messages.ts';

export const contentTemplateLeftover = definePageRule({
  id: 'content-template-leftover',
  group: 'content',
  severity: 'warning',
  basis: 'heuristic',
  needs: 'html',
  audience: 'indexable',
  texts: contentTexts['content-template-leftover'],
  reads: ['quality'],
  check({ quality: { templateLeftovers } }) {
    const [first] = templateLeftovers;
    if (first === undefined) return pass();
    return fail({
      messageId: 'leftover',
      data: { sample: clip(first.text.trim(), 80) },
      evidence: templateLeftovers.map(({ text, context }) => ({
        found: text.trim(),
        snippet: context,
        wanted: say('your-own-text'),
      })),
    });
  },
});
