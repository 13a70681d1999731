/** Filler text and template tokens that visitors can read. */

import type { PageFacts } from '../../../model/page-facts.ts';
import type { TextSign } from '../../../model/text-facts.ts';
import { clip } from '../../clip.ts';
import { say } from '../../evidence.ts';
import { fail, pass } from '../../outcome.ts';
import { isClientTemplate } from '../../page/page-signs.ts';
import { definePageRule } from '../../rule.ts';
import { contentTexts } from './messages.ts';

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
  audience: 'indexable',
  texts: contentTexts['content-placeholder-text'],
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
    const evidence = patterns
      .slice(0, shown)
      .map(({ text, context }) => ({ found: text, snippet: context, wanted: say('real-text') }));
    const [first] = templateTokens;
    if (first === undefined) return fail({ messageId: 'filler', evidence });
    const data = { tokens: templateTokens.length, token: clip(first.text, 40) };
    if (loremIpsum !== null) return fail({ messageId: 'both', data, evidence });
    return fail({
      messageId: 'token',
      data: { ...data, place: found.length === 0 ? 'head' : 'text' },
      evidence,
    });
  },
});
