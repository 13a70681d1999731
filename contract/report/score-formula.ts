/** The published formula of every score: what a finding costs, and in words how pages and host make the site's score. */
import type { Severity } from '../entities/issue.ts';

export const weights: Readonly<Record<Severity, number>> = { critical: 15, warning: 4, info: 0 };
export const heuristicFactor = 0.5;
/** What a critical finding costs an insight card beside its own weight, once. */
export const criticalCardPoints = 10;

/** The formula in words: for the report, for docs/rules.md and for anyone who asks. */
export const scoreFormula = [
  `A page starts with 100 points. Each rule it breaks costs ${weights.critical} points when critical, ${weights.warning} when it is a warning and none when it is advice, once per page however often it is broken. A rule of thumb (basis "heuristic") costs half.`,
  'A fault that shows at both ends, such as a missing page and the links to it, is counted once: at the address that does not answer, which stands in the mean like a page of its own with the least weight of all pages.',
  'The score of the site is the mean of its pages, each weighted by its internal PageRank (how many links lead to it, and from where), minus what the rules about the host itself cost: robots.txt, sitemap, certificate and their like, each once.',
  'No score falls below 0. Rules that were not evaluated cost nothing.',
  'An insight card, and each group on it, is half what its own rules cost by this formula, with all pages of one weight, and half how many pages are free of its findings: a page with a critical one counts as not free, with a warning as half, with a rule of thumb as half of that; rounded down.',
  `While a critical finding stands on it, a card loses ${criticalCardPoints} points more and stays below 85. It also stays below 85 where fewer than half of its rules could be asked: what is broken, or what nobody looked at, is not called good.`,
  'The overall health of the content is two parts its card and one part the use of its keywords.',
] as const;
