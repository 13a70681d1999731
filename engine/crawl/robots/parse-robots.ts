/** Parses a robots.txt by RFC 9309, and as leniently as Google's parser where the RFC leaves it open. */
import type {
  RobotsProblem,
  RobotsProblemKind,
  RobotsRule,
  RobotsTxtContent,
} from '../../model/robots-txt.ts';

interface OpenGroup {
  readonly agents: string[];
  readonly line: number;
  readonly rules: RobotsRule[];
  crawlDelaySeconds: number | null;
  /** A rule was seen: the next user-agent line begins another group. */
  hasRules: boolean;
}

interface Draft {
  readonly groups: OpenGroup[];
  readonly sitemaps: { url: string; line: number }[];
  readonly problems: RobotsProblem[];
}

interface Line {
  readonly number: number;
  readonly text: string;
  readonly key: string;
  readonly value: string;
}

const maxProblems = 100;

/** The misspellings that Google's own parser accepts; others do not. */
const directives = new Map(
  Object.entries({
    'user-agent': ['user-agent', 'useragent', 'user agent'],
    allow: ['allow'],
    disallow: ['disallow', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw'],
    sitemap: ['sitemap', 'site-map'],
    'crawl-delay': ['crawl-delay', 'crawldelay'],
  }).flatMap(([name, spellings]) => spellings.map((spelling) => [spelling, name] as const)),
);

function note(draft: Draft, kind: RobotsProblemKind, { number, text }: Pick<Line, 'number' | 'text'>): void {
  if (draft.problems.length < maxProblems)
    draft.problems.push({ kind, line: number, text: text.slice(0, 200) });
}

/** `FooBot/2.1 (beta)` is the token `foobot`; `*` alone, or with a space after it, is every agent. */
export function productTokenOf(agent: string): string {
  if (/^\*(\s|$)/.test(agent)) return '*';
  return /^[\w.-]*/.exec(agent)?.[0].toLowerCase() ?? '';
}

function addAgent(draft: Draft, { number, value }: Line): void {
  const last = draft.groups.at(-1);
  const token = productTokenOf(value);
  if (last !== undefined && !last.hasRules) last.agents.push(token);
  else
    draft.groups.push({ agents: [token], line: number, rules: [], crawlDelaySeconds: null, hasRules: false });
}

function addRule(draft: Draft, line: Line): void {
  const group = draft.groups.at(-1);
  if (group === undefined) {
    note(draft, 'rule-before-user-agent', line);
    return;
  }
  group.hasRules = true;
  // "Disallow:" with nothing after it forbids nothing.
  if (line.value === '') return;
  if (!/^[/*]/.test(line.value)) note(draft, 'path-without-slash', line);
  if (/\$./.test(line.value)) note(draft, 'dollar-not-last', line);
  group.rules.push({ allow: line.key === 'allow', path: line.value, line: line.number });
}

function addCrawlDelay(draft: Draft, line: Line): void {
  const group = draft.groups.at(-1);
  const seconds = Number(line.value.replace(',', '.'));
  if (line.value === '' || !Number.isFinite(seconds) || seconds < 0) note(draft, 'bad-crawl-delay', line);
  else if (group === undefined) note(draft, 'rule-before-user-agent', line);
  else group.crawlDelaySeconds ??= seconds;
}

function addSitemap(draft: Draft, line: Line): void {
  const url = URL.parse(line.value);
  if (url === null || !/^https?:$/.test(url.protocol)) note(draft, 'sitemap-not-absolute', line);
  else draft.sitemaps.push({ url: url.href, line: line.number });
}

/** A comment begins at `#`. A missing colon is accepted on a line of exactly two words. */
function readLine(draft: Draft, raw: string, number: number): Line | null {
  const hash = raw.indexOf('#');
  const text = (hash === -1 ? raw : raw.slice(0, hash)).trim();
  if (text === '') return null;
  const colon = text.indexOf(':');
  if (colon !== -1) {
    const key = text.slice(0, colon).trim().toLowerCase();
    const name = directives.get(key) ?? key;
    if (name === 'disallow' && key !== name) note(draft, 'misspelt-directive', { number, text });
    return { number, text, key: name, value: text.slice(colon + 1).trim() };
  }
  note(draft, text.startsWith('<') ? 'html' : 'no-colon', { number, text });
  const words = text.split(/\s+/, 3);
  const key = directives.get(words[0]?.toLowerCase() ?? '');
  return key === undefined || words.length !== 2 ? null : { number, text, key, value: words[1] ?? '' };
}

function readDirective(draft: Draft, line: Line): void {
  switch (line.key) {
    case 'user-agent':
      addAgent(draft, line);
      break;
    case 'allow':
    case 'disallow':
      addRule(draft, line);
      break;
    case 'crawl-delay':
      addCrawlDelay(draft, line);
      break;
    case 'sitemap':
      addSitemap(draft, line);
      break;
    case 'noindex':
      note(draft, 'unsupported-noindex', line);
      break;
    default:
      note(draft, line.text.startsWith('<') ? 'html' : 'unknown-directive', line);
  }
}

/** Never throws: invalid lines are listed among the problems. */
export function parseRobots(text: string): RobotsTxtContent {
  const draft: Draft = { groups: [], sitemaps: [], problems: [] };
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  for (const [index, raw] of lines.entries()) {
    const line = readLine(draft, raw, index + 1);
    if (line !== null) readDirective(draft, line);
  }
  const groups = draft.groups.map(({ agents, line, rules, crawlDelaySeconds }) => ({
    agents,
    line,
    rules,
    crawlDelaySeconds,
  }));
  return { groups, sitemaps: draft.sitemaps, problems: draft.problems };
}
