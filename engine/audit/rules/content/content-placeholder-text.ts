/** Filler text and template tokens that visitors can read. */
import type { PageFacts } from '../../../model/page-facts.ts';
import type { TextSign } from '../../../model/text-facts.ts';
import { clip } from '../../clip.ts';
import { countOf } from '../../count-of.ts';
import { fail, pass } from '../../outcome.ts';
import { isClientTemplate } from '../../page/client-template.ts';
import { definePageRule } from '../../rule.ts';

const shown = 10;
/** A token of a template, as it is left in a title or a description. */
const headToken = /\{\{[^{}\n]{1,60}\}\}|%%\w{2,40}%%|\$\{[\w.]{1,40}\}|\[object \w+\]|<%=?[^%>\n]{1,60}%>/;
/** A page about templates shows such tokens in its text or code too. */
const isAboutTokens = ({ source }: Pick<PageFacts, 'source'>): boolean =>
  /<(?:pre|code)\b/i.test(source?.html ?? '') &&
  /(?:<(?:pre|code)\b)[^]*(?:\{\{|%%|\$\{|&lt;%)/i.test(source?.html ?? '');

/** Title and description, which search results show. */
function tokensOfHead(facts: Pick<PageFacts, 'title' | 'description' | 'source'>): TextSign[] {
  const found = (
    [
      ['title', facts.title],
      ['description', facts.description],
    ] as const
  ).flatMap(([where, text]) => {
    const token = headToken.exec(text ?? '')?.[0];
    return token === undefined ? [] : [{ text: token, context: `${where}: ${clip(text ?? '', 110)}` }];
  });
  return found.length > 0 && isAboutTokens(facts) ? [] : found;
}

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
  reads: ['quality', 'source', 'title', 'description'],
  check(facts) {
    const { source } = facts;
    const { loremIpsum, templateTokens: found } = facts.quality;
    const isFilledIn = found.length > 0 && isClientTemplate(source?.html ?? '');
    const templateTokens = [...tokensOfHead(facts), ...found].filter(
      ({ text }) => !isFilledIn || !text.startsWith('{{'),
    );
    const patterns = loremIpsum === null ? templateTokens : [loremIpsum, ...templateTokens];
    if (patterns.length === 0) return pass();
    const parts = [
      ...(loremIpsum === null ? [] : ['filler text']),
      ...(templateTokens.length === 0
        ? []
        : [`${countOf(templateTokens.length, 'template token')} such as ${templateTokens[0]?.text ?? ''}`]),
    ];
    return fail(
      `${loremIpsum === null && found.length === 0 ? 'The title or description' : 'The visible text'} contains ${parts.join(' and ')}.`,
      patterns
        .slice(0, shown)
        .map(({ text, context }) => ({ found: text, snippet: context, wanted: 'real text' })),
    );
  },
});
