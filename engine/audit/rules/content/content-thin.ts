/** A page with little to read. */

import type { PageFacts } from '../../../model/page-facts.ts';
import type { PageType } from '../../../model/text-facts.ts';
import { countUnspacedWords } from '../../../text/parse-block.ts';
import { countOf } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { isClientTemplate } from '../../page/client-template.ts';
import { leadingLinks } from '../../page/contents-list.ts';
import { isDocumentation } from '../../page/documentation.ts';
import { isEmptyShell, shellReason } from '../../page/empty-shell.ts';
import { definePageRule } from '../../rule.ts';

const warnBelow = 30;
const noteBelow = 80;
/** Well above the limit, so that no page is a few words away from what is asked of it. */
const wanted = 100;
/** A topic of a manual. */
const noteTopicBelow = 40;
/** Languages that say in one word what others say in two or three: they need fewer. */
const agglutinative: ReadonlySet<string> = new Set(
  'az et eu fi hu ka kk kn ko ky ml mn ta te tk tr ug uz'.split(' '),
);
const agglutinativeShare = 0.7;
const excerptMax = 200;
/** Pages that are of use without many words. */
const briefTypes: ReadonlySet<PageType> = new Set(['contact', 'login', 'cart', 'listing', 'media', 'search']);

/** Controls a visitor fills in. */
const fieldsMin = 3;
const fieldTypes = /^(?:text|email|tel|url|number|date|select|textarea|password|checkbox|radio|file)/;
const linksMin = 5;
/** A link of a list and a line about it. */
const wordsPerLink = 12;

type Facts = Pick<PageFacts, 'links' | 'text' | 'controls' | 'source'>;

/** A table of contents, an index, a hub: what its links say is what it is for. */
function isMostlyLinks({ links, text, source }: Facts): boolean {
  const leading = leadingLinks({ links, source });
  const linked = leading.reduce((sum, { text: name }) => sum + countUnspacedWords(name, name.length), 0);
  if (leading.length > 1 && linked * 2 >= text.wordCount) return true;
  return leading.length >= linksMin && text.wordCount < leading.length * wordsPerLink;
}

const isForm = ({ controls }: Facts): boolean =>
  controls.filter(
    ({ element, type }) => element !== 'button' && fieldTypes.test(element === 'input' ? type : element),
  ).length >= fieldsMin;

export const contentThin = definePageRule({
  id: 'content-thin',
  group: 'content',
  severity: 'warning',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  title: 'Thin content: little text',
  why: 'A page with little text rarely answers what its visitors came for. Google has no preferred word count: this is a rule of thumb.',
  fix: 'Add what a visitor would still want to know, or merge the page with one on the same subject.',
  reads: [
    'text',
    'pageType',
    'links',
    'controls',
    'images',
    'quality',
    'resources',
    'source',
    'language',
    'url',
    'document',
    'linkTags',
  ],
  check(facts) {
    const { text, pageType, quality, source, language } = facts;
    if (isEmptyShell(facts)) return skip(shellReason);
    if (briefTypes.has(pageType.type)) return skip(`it is a ${pageType.type} page (${pageType.because})`);
    // A home page leads on to the others: it may be brief, but not empty.
    if (pageType.type === 'home' && text.wordCount > 0) return skip('it is the home page');
    const share = agglutinative.has(language.used) ? agglutinativeShare : 1;
    if (text.wordCount >= noteBelow * share) return pass();
    if (isMostlyLinks(facts)) return skip('it is a list of links');
    if (text.wordCount >= noteTopicBelow * share && isDocumentation(facts)) return pass();
    if (isForm(facts)) return skip('it is a form to fill in');
    if (quality.templateTokens.length > 0 && isClientTemplate(source?.html ?? ''))
      return skip('a script fills in its text in the browser');
    const words = text.lines.join(' ');
    const excerpt = words.slice(0, excerptMax);
    return fail(
      `The main content has ${countOf(text.wordCount, 'word')}.`,
      {
        found: excerpt === '' ? 'no text in the HTML' : `${excerpt}${words.length > excerptMax ? '…' : ''}`,
        wanted: `about ${wanted * share} words or more, if there is more to say`,
      },
      text.wordCount < warnBelow * share ? 'warning' : 'info',
    );
  },
});
