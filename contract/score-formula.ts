/** The published formula of every score: what a finding costs, and in words how pages and host make the site's score. */
import type { Severity } from './entities/issue.ts';

export const weights: Readonly<Record<Severity, number>> = { critical: 15, warning: 4, info: 0 };
export const heuristicFactor = 0.5;

/** The formula in words: for the report, for docs/rules.md and for whoever asks. */
export const scoreFormula = [
  `A page starts with 100 points. Each rule it breaks costs ${weights.critical} points when critical, ${weights.warning} when it is a warning and none when it is advice, once per page however often it is broken. A rule of thumb (basis "heuristic") costs half.`,
  'A fault that shows at both ends, such as a missing page and the links to it, is counted once: at the address that does not answer, which stands in the mean like a page of its own with the least weight of all pages.',
  'The score of the site is the mean of its pages, each weighted by its internal PageRank (how many links lead to it, and from where), minus what the rules about the host itself cost: robots.txt, sitemap, certificate and their like, each once.',
  'No score falls below 0. Rules that were not evaluated cost nothing.',
  'The insight cards and their groups follow the same formula over their own rules, with all pages of one weight, rounded down. Where fewer than half of these rules could be asked, the score stays below 85: what nobody looked at is not called good.',
] as const;
