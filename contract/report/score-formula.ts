/** The published formula of every score: what a finding costs, and in words how pages and host make the site's score. */
import type { Severity } from '../entities/issue.ts';
import { messages } from '../messages/translate.ts';

export const weights: Readonly<Record<Severity, number>> = { critical: 15, warning: 4, info: 0 };
export const heuristicFactor = 0.5;
/** What a critical finding costs an insight card beside its own weight, once. */
export const criticalCardPoints = 10;
/** The most that a site scores whose home page, or most of whose pages, Google cannot index. */
export const unindexedMax = 20;
/** The rule that reports it; its finding comes first. */
export const unindexedRule = 'site-not-indexable';
/** The most that a site scores while one critical fault is on more than half of its pages, or its home page is none; less this share of what its other findings cost. */
export const widespreadMax = 69;
export const widespreadShare = 0.5;
/** Findings that leave a site without an entrance when the home page has them. */
export const entranceRules: ReadonlySet<string> = new Set([
  'page-directory-listing',
  'page-frameset',
  'js-page-blank',
  'js-empty-html',
]);
/** What a template came with. One of them may be an oversight; two of them on a page show that nobody filled it in. */
export const templateRules: ReadonlySet<string> = new Set([
  'content-placeholder-text',
  'content-template-leftover',
  'title-placeholder',
  'link-goes-nowhere',
]);
export const templateRulesLeast = 2;

const formula = messages({
  page: `A page starts with 100 points. Each rule it breaks costs ${weights.critical} points if critical, ${weights.warning} if a warning and none if advice, once per page no matter how often it is broken. A rule of thumb costs half.`,
  cause:
    'One cause is counted once, no matter how many rules detect it: a missing page and the links to it (counted at the broken URL, which enters the average as a page with the lowest weight of all), a link without a name, a malformed link, a page that needs JavaScript.',
  site: 'The site score is the average of its page scores, each weighted by internal PageRank (how many links point to the page, and from where), minus what the rules about the site as a whole cost, such as robots.txt, sitemap and certificate, each once.',
  unindexed: `If Google cannot index the home page or more than half of the pages (noindex, robots.txt, canonical to another site or to an error, error status, bot challenge), the site scores at most ${unindexedMax}. Pages whose canonical is another page of the site are left out of that count. A canonical that Google ignores, such as a file: URL, one with a fragment, or several that contradict each other, does not make a page count as not indexable.`,
  widespread: `If one critical issue is on more than half of the pages, or the home page is a directory listing, a frameset, blank or without any text in its HTML, the site scores at most ${widespreadMax}, less half of the points that its other findings cost, so that the better one of two such sites still scores higher. So does a site whose home page, or most of whose pages, still have two things of their template: filler text, sample text, a title such as “Home”, links to “#”.`,
  bounds:
    'No score falls below 0. Checks that did not run cost nothing, and a page or card without any completed check has no score.',
  cards:
    'The score of an insight card, and of each group on it, has two halves. One half is this formula applied to its own rules, with all pages weighted equally. The other half is the share of pages without its findings: a page with a critical finding does not count, a page with a warning counts half, and a rule of thumb takes away half as much. The result is rounded down. Rules that need a browser count only on the pages that a browser opened. A card that lists a finding is below 100.',
  cardLimits: `A card with a critical finding loses another ${criticalCardPoints} points and stays below 85. A card also stays below 85 if fewer than half of its checks could run.`,
  content:
    'Overall content health is two-thirds the content card and one-third keyword use; pages that still have the texts of a template take up to 60 points from the latter.',
  order:
    'Findings are listed by severity: critical issues, then warnings, then advice. What keeps the site out of the index or leaves it without a home page comes before everything else. Within a severity, those that cost the site the most points come first, then those on the most important pages: internal PageRank, doubled for pages in the sitemap and again for pages in the navigation. Counters count causes: the same cause on one page, on all pages of a template or on the whole site counts as one.',
});

/** The formula in words: for the report, for docs/rules.md and for anyone who asks. */
export const scoreFormula = (): readonly string[] => Object.values(formula);
