/** Images that may come from elsewhere than the page's own scheme, host and port: few do, and some faults need one. */
import type { ImageNode } from '../../../facts/node-facts.ts';
import type { PageFacts } from '../../../facts/page-facts.ts';
import { originOf } from '../links/link-addresses.ts';

type Page = Pick<PageFacts, 'url' | 'images'>;

let latest: { readonly page: Page; readonly found: readonly ImageNode[] } | null = null;

/** Two rules ask the same of one page. */
export function foreignImages({ url, images }: Page): readonly ImageNode[] {
  if (latest === null || latest.page.images !== images || latest.page.url !== url)
    latest = { page: { url, images }, found: findForeign(images, originOf(url)) };
  return latest.found;
}

/** Addresses for scripts that load later are not resolved, so they may lead anywhere. */
const findForeign = (images: readonly ImageNode[], origin: string): readonly ImageNode[] =>
  images.filter(
    ({ resolved, lazySrc, candidates }) =>
      lazySrc !== null ||
      (resolved !== null && !resolved.startsWith(origin)) ||
      candidates.some((candidate) => candidate.resolved?.startsWith(origin) === false),
  );
