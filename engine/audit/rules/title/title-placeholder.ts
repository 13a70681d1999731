/** A title that a tool wrote and nobody replaced. */
import type { PageFacts } from '../../../model/page-facts.ts';
import { defaultTitles } from '../../../text/default-titles.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { namesTheme } from '../../page/page-signs.ts';
import { definePageRule } from '../../rule.ts';
import { titleTexts } from './messages.ts';

/** No default title is longer. */
const lengthMax = 100;

/** Nothing to strip at either end. */
const isBare = /^[a-z\d](?:[^]*[a-z\d])?$/;

function normalise(title: string): string {
  const lower = title.toLowerCase().replaceAll('’', "'");
  return isBare.test(lower) ? lower : lower.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/** A page about themes says so in its heading, and so does the host that sells them. */
const isAboutThemes = ({ headings, url }: Pick<PageFacts, 'headings' | 'url'>): boolean =>
  /template|theme|starter|boilerplate/i.test(URL.parse(url)?.host ?? '') ||
  headings.some(
    ({ level, text }) =>
      level === 1 && /\b(?:templates?|themes?|starters?|boilerplates?|kits?)\b/i.test(text),
  );

/** An index of a book or a page about tests has its title as a heading too. */
const ambiguous = new Set([
  'index',
  'default',
  'document',
  'test',
  'page',
  'title',
  'welcome',
  'titel',
  'titre',
]);

const isOwnName = (plain: string, { headings, url }: Pick<PageFacts, 'headings' | 'url'>): boolean =>
  ambiguous.has(plain) &&
  URL.parse(url)?.pathname !== '/' &&
  headings.some(({ text }) => normalise(text) === plain);

/** Written for those who work on the site, not for its visitors. */
const unpublished =
  /\b(?:do not publish|not for publication|nicht veröffentlichen|ne pas publier|no publicar)\b|^(?:test ?(?:page|seite|site)|page de test|página de prueba) ?#?\d{0,3}$/i;

const bareHost = (host: string): string => host.toLowerCase().replace(/^www\./, '');

/** An international name is the same host in either spelling. */
function isHostname(title: string, url: string): boolean {
  if (!/^[^\s/?#@:]+\.[^\s/?#@:]+$/.test(title)) return false;
  const named = URL.parse(`https://${title}/`);
  const own = URL.parse(url);
  return named !== null && own !== null && bareHost(named.hostname) === bareHost(own.hostname);
}

export const titlePlaceholder = definePageRule({
  id: 'title-placeholder',
  group: 'title',
  revision: 2,
  severity: 'warning',
  basis: 'heuristic',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  needs: 'html',
  audience: 'indexable',
  texts: titleTexts['title-placeholder'],
  reads: ['title', 'url', 'headings'],
  check(facts) {
    const { title, url } = facts;
    if (title === null) return skip('no-title');
    const said = {
      data: { title },
      evidence: [{ found: title, wanted: say('a-title-about-the-page') }],
    };
    if (title.length > lengthMax) return pass();
    const plain = normalise(title);
    if (isHostname(plain, url)) return fail({ messageId: 'host', ...said });
    const [name = ''] = title.split(/ [|–—-] /, 1);
    if (unpublished.test(title) || unpublished.test(name.trim()))
      return fail({
        messageId: 'unpublished',
        data: { title },
        evidence: [{ found: title, wanted: say('a-finished-page-or-noindex') }],
      });
    if (namesTheme(title) && !isAboutThemes(facts)) return fail({ messageId: 'template', ...said });
    if (!defaultTitles.has(plain) || isOwnName(plain, facts)) return pass();
    return fail({ messageId: 'default', ...said });
  },
});
