/** The published formula of every score: what a finding costs, and in words how pages and host make the site's score. */
import type { Severity } from '../entities/issue.ts';

export const weights: Readonly<Record<Severity, number>> = { critical: 15, warning: 4, info: 0 };
export const heuristicFactor = 0.5;
/** What a critical finding costs an insight card beside its own weight, once. */
export const criticalCardPoints = 10;
/** The most that a site scores whose home page, or most of whose pages, Google cannot index. */
export const unindexedMax = 20;
/** The rule that reports it; its finding comes first. */
export const unindexedRule = 'site-not-indexable';
/** The most that a site scores while one critical fault is on more than half of its pages, or its home page is none. */
export const widespreadMax = 69;
/** Findings that leave a site without an entrance when the home page has them. */
export const entranceRules: ReadonlySet<string> = new Set([
  'page-directory-listing',
  'page-frameset',
  'js-page-blank',
]);

/** The formula in words: for the report, for docs/rules.md and for anyone who asks. */
export const scoreFormula = [
  `A page starts with 100 points. Each rule it breaks costs ${weights.critical} points when critical, ${weights.warning} when it is a warning and none when it is advice, once per page however often it is broken. A rule of thumb (basis "heuristic") costs half.`,
  'One cause is counted once, however many rules see it: a missing page and the links to it (at the URL that does not work, which counts in the mean like a page of its own with the least weight of all pages), a link without a name, a malformed link, a page that needs JavaScript.',
  'The score of the site is the mean of its pages, each weighted by its internal PageRank (how many links lead to it, and from where), minus what the rules about the host itself cost: robots.txt, sitemap, certificate and similar, each once.',
  `A site whose home page, or more than half of whose pages, Google cannot index (noindex, robots.txt, canonical to another site or to an error, error status, bot challenge) scores at most ${unindexedMax}. Pages whose canonical is another page of the site are left out of that count. A canonical that Google ignores, such as a file: URL, one with a fragment, or several that contradict each other, keeps no page out.`,
  `While one critical fault is on more than half of the pages, or the home page is a directory listing, a frameset or blank, the site scores at most ${widespreadMax}.`,
  'No score falls below 0. Rules that were not evaluated cost nothing, and a page or card of which nothing was checked has no score.',
  'An insight card, and each group on it, is half what its own rules cost by this formula, with all pages of one weight, and half how many pages are free of its findings: a page with a critical one counts as not free, with a warning as half, with a rule of thumb as half of that; rounded down. Rules that need a browser count only over the pages that a browser opened. A card that lists a finding is below 100.',
  `With a critical finding, a card loses ${criticalCardPoints} points more and stays below 85. It also stays below 85 where fewer than half of its rules could be evaluated.`,
  'The overall health of the content is two parts its card and one part the use of its keywords.',
  'Findings are listed critical first, then warnings, then advice; what keeps the site out of the index or leaves it without a home page comes before all others. Within a severity, what the kind of site depends on (if it is certain) is first, then the order is by the points they cost the site, then by the importance of their pages: internal PageRank, doubled for pages in the sitemap and again for pages in the navigation. Counters count causes: one on a page, on all pages of a template or of the site is one.',
] as const;
