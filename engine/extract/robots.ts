/** Robots directives of meta tags and of the X-Robots-Tag header, agent by agent. */
import type { MetaTag, RobotsDirective, RobotsFacts } from '../facts/head-facts.ts';
import { detach } from './text-log.ts';

/** Meta names that speak to crawlers. Google and Bing document theirs; `robots` speaks to all. */
const agentNames =
  /^(?:robots|googlebot(?:-[a-z]+)?|bingbot|msnbot|slurp|yandex|baiduspider|duckduckbot|applebot|otherbot)$/;
/** What stands before a colon in the header without being an agent. */
const valued = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after']);
/** Agents whose word counts for "may this be found". */
const counted = /^(?:robots|\*|googlebot|bingbot)$/;

type Place = Pick<RobotsDirective, 'source' | 'agent' | 'inHead' | 'node'>;

function number(value: string | undefined): number | null {
  return value !== undefined && /^-?\d+$/.test(value.trim()) ? Number(value) : null;
}

/** What a tag or header says, wherever it stands. */
type Said = Omit<RobotsDirective, keyof Place>;

/** Pages of a site say the same, one after the other: the latest is kept. */
let latest: Said | null = null;

function readDirectives(raw: string, { source, agent, inHead, node }: Place): RobotsDirective {
  const said = latest?.raw === raw ? latest : readSaid(raw);
  latest = said;
  return {
    source,
    agent,
    inHead,
    node,
    raw,
    index: said.index,
    follow: said.follow,
    noarchive: said.noarchive,
    nosnippet: said.nosnippet,
    noimageindex: said.noimageindex,
    maxSnippet: said.maxSnippet,
    maxImagePreview: said.maxImagePreview,
    maxVideoPreview: said.maxVideoPreview,
    unavailableAfter: said.unavailableAfter,
  };
}

function readSaid(raw: string): Said {
  const date = /unavailable_after\s*:\s*(.+)$/i.exec(raw);
  // A date holds commas and colons: it is taken out before the rest is cut.
  const rest = date === null ? raw : raw.slice(0, date.index);
  const entries = rest
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim().split(/\s*:\s*/));
  const has = (name: string): boolean => entries.some(([key]) => key === name);
  const valueOf = (name: string): string | undefined => entries.find(([key]) => key === name)?.[1];
  const preview = valueOf('max-image-preview');
  const none = has('none');
  const all = has('all');
  return {
    raw: detach(raw),
    index: none || has('noindex') ? false : has('index') || all ? true : null,
    follow: none || has('nofollow') ? false : has('follow') || all ? true : null,
    noarchive: has('noarchive') || has('nocache'),
    nosnippet: has('nosnippet'),
    noimageindex: has('noimageindex'),
    maxSnippet: number(valueOf('max-snippet')),
    maxImagePreview: preview === 'none' || preview === 'standard' || preview === 'large' ? preview : null,
    maxVideoPreview: number(valueOf('max-video-preview')),
    unavailableAfter: date === null ? null : (date[1]?.trim() ?? null),
  };
}

/** `googlebot: noindex, otherbot: nofollow, noarchive`: each part belongs to the agent named last. */
export function readRobotsHeader(header: string): RobotsDirective[] {
  const parts = new Map<string, string[]>();
  let agent = 'robots';
  for (const part of header.split(',')) {
    const match = /^\s*([\w*-]+)\s*:\s*(.*)$/.exec(part);
    const name = match?.[1]?.toLowerCase();
    const isAgent =
      name !== undefined && !valued.has(name) && !/^\d/.test(name) && !isDatePart(parts.get(agent));
    if (isAgent) agent = name === '*' ? 'robots' : name;
    const list = parts.get(agent) ?? [];
    list.push((isAgent ? (match?.[2] ?? '') : part).trim());
    parts.set(agent, list);
  }
  return [...parts].map(([name, list]) =>
    readDirectives(list.join(', '), { source: 'header', agent: name, inHead: true, node: -1 }),
  );
}

/** A date after unavailable_after may itself be cut by a comma: `Wed, 25 Jun 2025 15:00:00`. */
const isDatePart = (before: readonly string[] | undefined): boolean =>
  before !== undefined && /unavailable_after\s*:\s*[a-z]{3,9}$/i.test(before[before.length - 1] ?? '');

export function readRobots(
  metas: readonly MetaTag[],
  header: string | undefined,
  nosnippet: { readonly nodes: readonly number[]; readonly mainWords: number },
): RobotsFacts {
  const directives: RobotsDirective[] = [];
  for (const { by, key, content, inHead, node } of metas)
    if (by === 'name' && content !== null && (key === 'robots' || agentNames.test(key)))
      directives.push(readDirectives(content, { source: 'meta', agent: key, inHead, node }));
  if (header !== undefined) directives.push(...readRobotsHeader(header));
  let noindex = false;
  let nofollow = false;
  for (const { agent, index, follow } of directives) {
    if (!counted.test(agent)) continue;
    noindex ||= index === false;
    nofollow ||= follow === false;
  }
  return {
    directives,
    noindex,
    nofollow,
    nosnippetNodes: nosnippet.nodes,
    nosnippetMainWords: nosnippet.mainWords,
  };
}
