/** Parses robots directives of meta tags and of the X-Robots-Tag header, for each user agent. */
import type { MetaTag, RobotsDirective, RobotsDirectives } from '../model/head-facts.ts';
import { detach } from './document/detach.ts';

/** Meta names that address crawlers. Google and Bing document theirs; `robots` is for all. */
const agentNames =
  /^(?:robots|googlebot(?:-[a-z]+)?|bingbot|msnbot|slurp|yandex|baiduspider|duckduckbot|applebot|otherbot)$/;
/** Directives with a value: in the header, what is before their colon is no agent. */
const valued = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after']);
/** Agents whose directives decide on noindex and nofollow. */
const counted = /^(?:robots|\*|googlebot|bingbot)$/;

type Place = Pick<RobotsDirective, 'source' | 'agent' | 'inHead' | 'node'>;

function number(value: string | undefined): number | null {
  return value !== undefined && /^-?\d+$/.test(value.trim()) ? Number(value) : null;
}

/** What a tag or header declares, apart from its place. */
type Declared = Omit<RobotsDirective, keyof Place>;

const toDirective = (raw: string, place: Place): RobotsDirective => ({ ...place, ...parseDirectives(raw) });

function parseDirectives(raw: string): Declared {
  const date = /unavailable_after\s*:\s*(.+)$/i.exec(raw);
  // A date contains commas and colons: it is removed before the rest is split.
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
    nosnippet: has('nosnippet'),
    maxSnippet: number(valueOf('max-snippet')),
    maxImagePreview: preview === 'none' || preview === 'standard' || preview === 'large' ? preview : null,
    unavailableAfter: date === null ? null : (date[1]?.trim() ?? null),
  };
}

/** `googlebot: noindex, otherbot: nofollow, noarchive`: each directive belongs to the agent before it. */
export function parseRobotsHeader(header: string): RobotsDirective[] {
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
    toDirective(list.join(', '), { source: 'header', agent: name, inHead: true, node: -1 }),
  );
}

/** A date after unavailable_after may itself contain a comma: `Wed, 25 Jun 2025 15:00:00`. */
const isDatePart = (before: readonly string[] | undefined): boolean =>
  before !== undefined && /unavailable_after\s*:\s*[a-z]{3,9}$/i.test(before[before.length - 1] ?? '');

export function parseRobotsDirectives(
  metas: readonly MetaTag[],
  header: string | undefined,
  nosnippet: { readonly nodes: readonly number[]; readonly mainWords: number },
): RobotsDirectives {
  const directives: RobotsDirective[] = [];
  for (const { by, key, content, inHead, node } of metas)
    if (by === 'name' && content !== null && (key === 'robots' || agentNames.test(key)))
      directives.push(toDirective(content, { source: 'meta', agent: key, inHead, node }));
  if (header !== undefined) directives.push(...parseRobotsHeader(header));
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
