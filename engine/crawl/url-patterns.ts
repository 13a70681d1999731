/** Include and exclude patterns of a crawl, written as the paths of robots.txt: a prefix, `*` for anything, `$` for the end. */
import { robotsPathOf } from './robots/match-robots.ts';
import {
  compileRobotsPattern,
  matchesRobotsPattern,
  normaliseRobotsPath,
  type RobotsPattern,
} from './robots/robots-pattern.ts';

/** A sentence when the patterns leave a URL out. */
export type UrlPatterns = (url: URL) => string | null;

interface WrittenPattern {
  readonly written: string;
  readonly pattern: RobotsPattern;
}

const compile = (patterns: readonly string[]): readonly WrittenPattern[] =>
  patterns.map((written) => ({ written, pattern: compileRobotsPattern(written) }));

export function compileUrlPatterns({
  include = [],
  exclude = [],
}: {
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}): UrlPatterns {
  const [included, excluded] = [compile(include), compile(exclude)];
  return (url) => {
    const path = normaliseRobotsPath(robotsPathOf(url));
    const matches = ({ pattern }: WrittenPattern): boolean => matchesRobotsPattern(pattern, path);
    const by = excluded.find(matches);
    if (by !== undefined) return `The pattern ${by.written} excludes it.`;
    return included.length > 0 && !included.some(matches) ? 'No include pattern matches it.' : null;
  };
}
