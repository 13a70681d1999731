/** Has a browser look at some pages of a site, and reads each after its scripts ran as it was read before. */

import { urlPatternOf } from './audit/roll-up.ts';
import type { BrowserRule, RuleContext } from './audit/rule.ts';
import { type PageRun, runBrowserRules } from './audit/run-rules.ts';
import { normaliseUrl } from './crawl/url.ts';
import type { Look, LookAt } from './design/camera.ts';
import { choosePages, type LookCandidate } from './design/choose-pages.ts';
import { extractHtml } from './extract/extract-html.ts';
import type { PageFacts } from './facts/page-facts.ts';
import type { RobotsFacts } from './facts/robots-facts.ts';
import { linkFlags, type PageRecord, type SiteFacts } from './facts/site-facts.ts';
import type { ReadVersion } from './facts/visit-facts.ts';

export interface LookedAt {
  readonly url: string;
  readonly look: Look;
}

export interface Looking {
  readonly pages: readonly LookCandidate[];
  readonly robots: readonly RobotsFacts[];
  readonly lookAt: LookAt;
  readonly wantsGlance: boolean;
  readonly signal: AbortSignal;
  readonly now: () => number;
  readonly onStep: (url: string | null, share: number) => void;
}

const atOnce = 2;
/** A queue of other people's visits must not eat up the whole run. */
const wholeMs = 4 * 60_000;

export const candidateOf = ({ url, fingerprint }: Pick<PageFacts, 'url' | 'fingerprint'>): LookCandidate => ({
  url,
  template: `${fingerprint.skeletonHash} ${urlPatternOf(url)}`,
});

/** In the order of the pages; whatever happens to one costs no other. */
export async function lookAtPages({
  pages,
  robots,
  lookAt,
  wantsGlance,
  signal,
  now,
  onStep,
}: Looking): Promise<LookedAt[]> {
  const chosen = choosePages(pages);
  const until = now() + wholeMs;
  const looks: LookedAt[] = [];
  let next = 0;
  let done = 0;
  let unavailable: Look | null = null;
  const work = async (): Promise<void> => {
    for (let at = next++; at < chosen.length; at = next++) {
      const url = chosen[at]?.url ?? '';
      signal.throwIfAborted();
      onStep(url, done / chosen.length);
      const isLate = now() > until;
      const look: Look =
        unavailable ??
        (isLate
          ? { kind: 'failed', sentence: 'There was no time left to look at this page.' }
          : await lookAt({ url, robots, ...(wantsGlance && { wantsGlance }) }, signal));
      if (look.kind === 'unavailable') unavailable = look;
      looks[at] = { url, look };
      done += 1;
      onStep(null, done / chosen.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return looks;
}

const namedMost = 10;

/** A sentence when pictures were taken and could be kept nowhere: which they are. */
export function sayUnkept(looks: readonly LookedAt[]): string[] {
  const urls = looks.flatMap(({ url, look }) =>
    look.kind === 'visited' && look.unkept.length > 0 ? [url] : [],
  );
  if (urls.length === 0) return [];
  const more = urls.length > namedMost ? ` and ${urls.length - namedMost} more` : '';
  const named = `${urls.slice(0, namedMost).join(', ')}${more}`;
  return [`Screenshots are missing, because there was no room to keep them: ${named}.`];
}

const internalOf = (urls: Iterable<string>): readonly string[] => [...new Set(urls)];

function rawVersion(record: PageRecord, { addresses }: SiteFacts): ReadVersion {
  const { title, description, firstHeading, canonical, noindex, nofollow, wordCount, links } = record;
  const internal: string[] = [];
  links.targets.forEach((target, at) => {
    const url = addresses[target]?.url;
    if (url !== undefined && ((links.flags[at] ?? 0) & linkFlags.internal) !== 0) internal.push(url);
  });
  return {
    title,
    description,
    firstHeading,
    canonical,
    noindex,
    nofollow,
    wordCount,
    internalLinks: internalOf(internal),
  };
}

function renderedVersion(facts: PageFacts, record: PageRecord, site: SiteFacts): ReadVersion {
  const isInternal = new Map(site.addresses.map(({ url, isInternal: own }) => [url, own]));
  const { host } = new URL(record.url);
  const links = facts.links.flatMap(({ kind, resolved }) => {
    const url = kind === 'web' && resolved !== null ? normaliseUrl(resolved) : null;
    return url !== null && (isInternal.get(url) ?? new URL(url).host === host) ? [url] : [];
  });
  const saidByHeader = record.noindexRaw?.startsWith('X-Robots-Tag') === true;
  return {
    title: facts.title,
    description: facts.description,
    firstHeading: facts.headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? null,
    // What is not in the document may have come with the answer's headers, which scripts cannot change.
    canonical: facts.canonical ?? record.canonical,
    noindex: facts.robots.noindex || saidByHeader,
    nofollow: saidByHeader ? record.nofollow : facts.robots.nofollow,
    wordCount: facts.text.wordCount,
    internalLinks: internalOf(links),
  };
}

export interface SeenRuns {
  readonly runs: ReadonlyMap<string, PageRun>;
  /** Null when at least one page was seen. */
  readonly whyUnseen: string | null;
}

/** Asks the browser's rules about every page that was seen. */
export function judgeLooks(
  looks: readonly LookedAt[],
  site: SiteFacts,
  { rules, context }: { readonly rules: readonly BrowserRule[]; readonly context: RuleContext },
): SeenRuns {
  const records = new Map(site.pages.map((record) => [record.url, record]));
  const runs = new Map<string, PageRun>();
  for (const { url, look } of looks) {
    const record = records.get(url);
    if (record === undefined || look.kind !== 'visited') continue;
    const facts = look.renderedHtml === null ? null : extractHtml({ html: look.renderedHtml, url });
    const page = {
      ...look.facts,
      raw: rawVersion(record, site),
      rendered: facts && renderedVersion(facts, record, site),
      structuredData: facts && facts.structuredData,
    };
    const standing = { isOkHtml: true, indexable: record.indexable, because: null };
    runs.set(url, runBrowserRules(page, rules, { standing, context }));
  }
  const failed = looks.find(({ look }) => look.kind !== 'visited')?.look;
  const sentence = failed === undefined || failed.kind === 'visited' ? null : failed.sentence;
  return { runs, whyUnseen: runs.size > 0 ? null : (sentence ?? 'No page was looked at in a browser.') };
}
