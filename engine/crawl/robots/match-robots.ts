/** Matches paths against robots.txt for any user agent, and says which line decided. */
import type { RobotsMatch, RobotsRule, RobotsTxt } from '../../model/robots-txt.ts';
import { productTokenOf } from './parse-robots.ts';
import {
  compileRobotsPattern,
  type Meter,
  matchesRobotsPattern,
  normaliseRobotsPath,
  type RobotsPattern,
} from './robots-pattern.ts';

export interface RobotsMatcher {
  /** `path` begins with a slash and carries the query. */
  readonly match: (path: string, meter?: Meter) => RobotsMatch;
  readonly crawlDelayMs: number;
}

/** The part of a URL that robots.txt rules match. */
export const robotsPathOf = (url: URL): string => `${url.pathname}${url.search}`;

const describeRule = ({ allow, path, line }: RobotsRule): string =>
  `robots.txt, line ${line}: ${allow ? 'Allow' : 'Disallow'}: ${path.slice(0, 200)}`;

interface CompiledRule {
  readonly rule: RobotsRule;
  readonly pattern: RobotsPattern;
}

/** The longest pattern first and, of two as long, the allowing one: the first match decides. */
const bySpecificity = (a: CompiledRule, b: CompiledRule): number =>
  b.pattern.length - a.pattern.length ||
  Number(b.rule.allow) - Number(a.rule.allow) ||
  a.rule.line - b.rule.line;

const compile = ({ path }: RobotsRule): RobotsPattern => compileRobotsPattern(path);

/** Compiles each rule once: a robots.txt with many patterns takes tens of megabytes for each agent. */
export function sharedPatterns(): typeof compile {
  const patterns = new Map<RobotsRule, RobotsPattern>();
  return (rule) => {
    const pattern = patterns.get(rule) ?? compile(rule);
    patterns.set(rule, pattern);
    return pattern;
  };
}

/** All groups of one agent count as one; `*` counts only when no group is for the agent. */
export function matchRobots(
  facts: Pick<RobotsTxt, 'access' | 'groups' | 'reason'>,
  agent: string,
  patternOf = compile,
): RobotsMatcher {
  if (facts.access !== 'rules') {
    const result = { allowed: facts.access === 'open', rule: null, reason: facts.reason };
    return { match: () => result, crawlDelayMs: 0 };
  }
  const token = productTokenOf(agent);
  const own = facts.groups.filter(({ agents }) => agents.includes(token));
  const groups = own.length > 0 ? own : facts.groups.filter(({ agents }) => agents.includes('*'));
  const rules = groups
    .flatMap((group) => group.rules)
    .map((rule) => ({ rule, pattern: patternOf(rule) }))
    .sort(bySpecificity);
  const match = (path: string, meter?: Meter): RobotsMatch => {
    if (path === '/robots.txt')
      return { allowed: true, rule: null, reason: 'robots.txt itself may always be read.' };
    const normalised = normaliseRobotsPath(path);
    const decisive =
      rules.find(({ pattern }) => matchesRobotsPattern(pattern, normalised, meter))?.rule ?? null;
    if (decisive === null) return { allowed: true, rule: null, reason: 'No robots.txt rule matches it.' };
    return { allowed: decisive.allow, rule: decisive, reason: describeRule(decisive) };
  };
  const delaysSeconds = groups.map(({ crawlDelaySeconds }) => crawlDelaySeconds ?? 0);
  return { match, crawlDelayMs: Math.max(0, ...delaysSeconds) * 1000 };
}
