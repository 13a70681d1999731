/** A technical side of the page: what the audit asked about it, what it found, what holds, and the fix as it was tried. */
import type { IssueCategory } from '@pagewright/contract/entities/issue';
import { code, plain } from '../markdown.ts';
import { offerFix } from '../offer-fix.ts';
import type { Topic } from '../reading/reading.ts';
import type { Room } from '../room.ts';
import { Sheet } from '../sheet.ts';
import { issueLine } from './issues.ts';

interface Side {
  readonly categories: readonly IssueCategory[];
  /** Rules of other groups that belong to it, too. */
  readonly rules?: RegExp;
}

export const sides: Partial<Readonly<Record<Topic, Side>>> = {
  social: { categories: ['social'] },
  indexing: { categories: ['indexability', 'sitemap'], rules: /^(?:canonical-|page-noindex|robots-)/ },
  canonical: { categories: ['canonical'] },
  speed: {
    categories: ['performance'],
    rules: /^(?:img-(?:too-heavy|legacy-format|oversized|dimensions-missing|offscreen-eager))$/,
  },
  mobile: { categories: ['mobile'] },
  accessibility: {
    categories: ['accessibility'],
    rules: /^(?:img-alt-|html-lang-|link-empty-anchor|viewport-zoom-blocked)/,
  },
  security: { categories: ['security', 'redirects-http'] },
  language: { categories: ['hreflang-i18n'] },
  ai: { categories: ['ai-visibility', 'js-rendering'] },
  url: { categories: ['url'] },
  duplicates: { categories: [], rules: /duplicate|cannibalisation/ },
};

/** What is so, apart from findings; null when there is nothing to add. */
function factOf({ bench, words, site }: Room, topic: Topic): string | null {
  const { facts, page } = bench;
  switch (topic) {
    case 'indexing':
      return bench.whyUnlisted === null ? words.indexable() : words.unlisted(bench.whyUnlisted);
    case 'canonical':
      return facts === null
        ? null
        : words.canonicalIs(
            facts.canonical === null ? null : code(facts.canonical),
            facts.canonical === page.url,
          );
    case 'language':
      return facts === null
        ? null
        : words.languageIs(
            facts.language.declared,
            facts.language.detected?.code ?? null,
            facts.hreflangs.length,
          );
    case 'url':
      return words.urlIs(code(page.url), page.url.length);
    case 'duplicates': {
      const same = bench.pages.filter(({ title }) => title !== null && title === page.title).length;
      return words.titleUses(same, site.site.pages.length);
    }
    default:
      return null;
  }
}

/** Tags for sharing from what the page has, where some are missing. */
function shareTags({ bench, words }: Room, sheet: Sheet): void {
  const { facts } = bench;
  if (facts === null) return;
  const named = facts.social.openGraph.map(({ property }) => property);
  sheet.say(words.shareTagsAre([...new Set(named)].map(code), facts.social.twitter.length > 0));
}

export async function answerCategory(room: Room, topic: Topic): Promise<Sheet> {
  const { bench, words } = room;
  const side = sides[topic] ?? { categories: [] };
  const sheet = new Sheet();
  const found = bench.page.issues.filter(
    ({ category, ruleId }) => side.categories.includes(category) || side.rules?.test(ruleId) === true,
  );
  sheet.cite(...found);
  const fact = factOf(room, topic);
  if (fact !== null) sheet.say(fact);
  if (topic === 'social') shareTags(room, sheet);
  const asked = bench.rules.filter(
    ({ group, id }) => side.categories.includes(group) || side.rules?.test(id) === true,
  );
  if (found.length === 0) sheet.say(words.sideClean(words.topics[topic] ?? topic, asked.length));
  for (const issue of found) {
    sheet.say(`- ${issueLine(room, issue)}`);
    const changes = await offerFix(room, sheet, issue);
    if (changes.length > 0) sheet.propose(...changes);
  }
  const unasked = bench.site.notEvaluated.filter(({ category }) => side.categories.includes(category));
  if (unasked.length > 0) sheet.say(words.sideUnasked(unasked.length, plain(unasked[0]?.reason ?? '')));
  const site = bench.site.siteIssues.filter(
    ({ category, urls }) => side.categories.includes(category) && !urls.includes(bench.page.url),
  );
  if (site.length > 0)
    sheet.say(
      words.sideOfSite(site.slice(0, 3).map(({ title, ruleId }) => `${plain(title)} (${code(ruleId)})`)),
    );
  return sheet
    .remember({ listed: found.map(({ ruleId }) => ruleId) })
    .next(words.ask.first(), words.ask.issues());
}
