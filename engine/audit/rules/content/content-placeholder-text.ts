/** Filler text and template tokens that visitors can read. */
import { countOf } from '../../count-of.ts';
import { fail, pass } from '../../outcome.ts';
import { isClientTemplate } from '../../page/client-template.ts';
import { definePageRule } from '../../rule.ts';

const shown = 10;

export const contentPlaceholderText = definePageRule({
  id: 'content-placeholder-text',
  group: 'content',
  severity: 'warning',
  basis: 'heuristic',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  title: 'Placeholder text (lorem ipsum, {{token}})',
  why: 'Filler such as lorem ipsum or an unfilled {{token}} tells visitors and search engines that the page is not finished.',
  fix: 'Replace the filler with real text. Where a token such as {{name}} is shown, fix the template that should have filled it in.',
  reads: ['quality', 'source'],
  check({ quality: { loremIpsum, templateTokens: found }, source }) {
    const isFilledIn = found.length > 0 && isClientTemplate(source?.html ?? '');
    const templateTokens = found.filter(({ text }) => !isFilledIn || !text.startsWith('{{'));
    const patterns = loremIpsum === null ? templateTokens : [loremIpsum, ...templateTokens];
    if (patterns.length === 0) return pass();
    const parts = [
      ...(loremIpsum === null ? [] : ['filler text']),
      ...(templateTokens.length === 0
        ? []
        : [`${countOf(templateTokens.length, 'template token')} such as ${templateTokens[0]?.text ?? ''}`]),
    ];
    return fail(
      `The visible text holds ${parts.join(' and ')}.`,
      patterns
        .slice(0, shown)
        .map(({ text, context }) => ({ found: text, snippet: context, wanted: 'real text' })),
    );
  },
});
