/** Texts of a theme, a site builder or a content system that nobody replaced. */
import { clip } from '../../clip.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

export const contentTemplateLeftover = definePageRule({
  id: 'content-template-leftover',
  group: 'content',
  severity: 'warning',
  basis: 'heuristic',
  needs: 'html',
  tier: 2,
  audience: 'indexable',
  title: 'Template sample text left on the page',
  why: 'Sample texts such as “Featured title” or “Your Website 2023” are the same on thousands of sites. They tell visitors that the page is not finished.',
  fix: 'Replace the sample text with your own, or delete the block.',
  reads: ['quality'],
  check({ quality: { templateLeftovers } }) {
    const [first] = templateLeftovers;
    if (first === undefined) return pass();
    return fail(
      `The page still says “${clip(first.text.trim(), 80)}”, which came with its template.`,
      templateLeftovers.map(({ text, context }) => ({
        found: text.trim(),
        snippet: context,
        wanted: 'your own text',
      })),
    );
  },
});
