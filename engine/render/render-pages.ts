/** Renders some pages of a site in a browser, a few at a time and within a time limit. */
import { urlPatternOf } from '../audit/roll-up.ts';
import type { PageFacts } from '../model/page-facts.ts';
import type { RobotsTxt } from '../model/robots-txt.ts';
import { choosePages, type RenderCandidate } from './choose-pages.ts';
import type { RenderPage, RenderResult } from './page-renderer.ts';

export interface PageRendering {
  readonly url: string;
  readonly result: RenderResult;
}

export interface RenderPagesInput {
  readonly pages: readonly RenderCandidate[];
  readonly robots: readonly RobotsTxt[];
  readonly renderPage: RenderPage;
  readonly wantsModelImage: boolean;
  readonly signal: AbortSignal;
  readonly now: () => number;
  readonly onStep: (url: string | null, share: number) => void;
}

const concurrency = 2;
/** A queue of other runs' pages must not use up the whole run. */
const totalMs = 4 * 60_000;

export const candidateOf = ({
  url,
  fingerprint,
}: Pick<PageFacts, 'url' | 'fingerprint'>): RenderCandidate => ({
  url,
  template: `${fingerprint.skeletonHash} ${urlPatternOf(url)}`,
});

/** In the order of the pages; a page that fails does not affect the others. */
export async function renderPages({
  pages,
  robots,
  renderPage,
  wantsModelImage,
  signal,
  now,
  onStep,
}: RenderPagesInput): Promise<PageRendering[]> {
  const chosen = choosePages(pages);
  const deadline = now() + totalMs;
  const renderings: PageRendering[] = [];
  let next = 0;
  let done = 0;
  let unavailable: RenderResult | null = null;
  const renderNext = async (): Promise<void> => {
    for (let at = next++; at < chosen.length; at = next++) {
      const url = chosen[at]?.url ?? '';
      signal.throwIfAborted();
      onStep(url, done / chosen.length);
      const result: RenderResult =
        unavailable ??
        (now() > deadline
          ? { kind: 'failed', sentence: 'We had no time left to render this page.' }
          : await renderPage({ url, robots, ...(wantsModelImage && { wantsModelImage }) }, signal));
      if (result.kind === 'unavailable') unavailable = result;
      renderings[at] = { url, result };
      done += 1;
      onStep(null, done / chosen.length);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, renderNext));
  return renderings;
}
