/** Answers about a technical category: which rules cover it, what they found, what passed, and the verified fix. */
import type { IssueCategory } from '@pagewright/contract/entities/issue';
import { AnswerBuilder } from '../answer-builder.ts';
import type { ChatContext } from '../chat-context.ts';
import type { Topic } from '../intent.ts';
import { code, plain } from '../markdown.ts';
import { offerFix } from '../offer-fix.ts';
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
function factOf({ sandbox, words, site }: ChatContext, topic: Topic): string | null {
  const { facts, page } = sandbox;
  switch (topic) {
    case 'indexing':
      return sandbox.whyNotIndexable === null ? words.indexable() : words.unlisted(sandbox.whyNotIndexable);
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
      const same = sandbox.pages.filter(({ title }) => title !== null && title === page.title).length;
      return words.titleUses(same, site.site.pages.length);
    }
    default:
      return null;
  }
}

/** Tags for sharing from what the page has, where some are missing. */
function shareTags({ sandbox, words }: ChatContext, answer: AnswerBuilder): void {
  const { facts } = sandbox;
  if (facts === null) return;
  const named = facts.social.openGraph.map(({ property }) => property);
  answer.addText(words.shareTagsAre([...new Set(named)].map(code), facts.social.twitter.length > 0));
}

export async function answerCategory(context: ChatContext, topic: Topic): Promise<AnswerBuilder> {
  const { sandbox, words } = context;
  const side = sides[topic] ?? { categories: [] };
  const answer = new AnswerBuilder();
  const found = sandbox.page.issues.filter(
    ({ category, ruleId }) => side.categories.includes(category) || side.rules?.test(ruleId) === true,
  );
  answer.cite(...found);
  const fact = factOf(context, topic);
  if (fact !== null) answer.addText(fact);
  if (topic === 'social') shareTags(context, answer);
  const rules = sandbox.rules.filter(
    ({ group, id }) => side.categories.includes(group) || side.rules?.test(id) === true,
  );
  if (found.length === 0) answer.addText(words.sideClean(words.topics[topic] ?? topic, rules.length));
  for (const issue of found) {
    answer.addText(`- ${issueLine(context, issue)}`);
    const changes = await offerFix(context, answer, issue);
    if (changes.length > 0) answer.propose(...changes);
  }
  const notEvaluated = sandbox.site.notEvaluated.filter(({ category }) => side.categories.includes(category));
  if (notEvaluated.length > 0)
    answer.addText(words.categoryNotEvaluated(notEvaluated.length, plain(notEvaluated[0]?.reason ?? '')));
  const site = sandbox.site.siteIssues.filter(
    ({ category, urls }) => side.categories.includes(category) && !urls.includes(sandbox.page.url),
  );
  if (site.length > 0)
    answer.addText(
      words.sideOfSite(site.slice(0, 3).map(({ title, ruleId }) => `${plain(title)} (${code(ruleId)})`)),
    );
  return answer
    .remember({ listed: found.map(({ ruleId }) => ruleId) })
    .next(words.followUps.first(), words.followUps.issues());
}
