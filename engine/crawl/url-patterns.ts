/** Include and exclude patterns of a crawl, written as the paths of robots.txt: a prefix, `*` for anything, `$` for the end. */
import type { Message } from '@pagewright/contract/entities/message';
import { crawlMessage } from '@pagewright/contract/report/crawl-messages';
import { robotsPathOf } from './robots/match-robots.ts';
import {
  compileRobotsPattern,
  matchesRobotsPattern,
  normaliseRobotsPath,
  type RobotsPattern,
} from './robots/robots-pattern.ts';

/** Why the patterns leave a URL out; null when they do not. */
export type UrlPatterns = (url: URL) => Message | null;

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
  if (included.length + excluded.length === 0) return () => null;
  return (url) => {
    const path = normaliseRobotsPath(robotsPathOf(url));
    const matches = ({ pattern }: WrittenPattern): boolean => matchesRobotsPattern(pattern, path);
    const by = excluded.find(matches);
    if (by !== undefined) return crawlMessage('excluded', { pattern: by.written });
    return included.length > 0 && !included.some(matches) ? crawlMessage('not-included') : null;
  };
}
