/** Renders some pages of a site in a browser, a few at a time; each has a time limit of its own. */
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
  readonly onStep: (url: string | null, share: number) => void;
}

const concurrency = 2;

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
  onStep,
}: RenderPagesInput): Promise<PageRendering[]> {
  const chosen = choosePages(pages);
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
        (await renderPage({ url, robots, ...(wantsModelImage && { wantsModelImage }) }, signal));
      if (result.kind === 'unavailable') unavailable = result;
      renderings[at] = { url, result };
      done += 1;
      onStep(null, done / chosen.length);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, renderNext));
  return renderings;
}
