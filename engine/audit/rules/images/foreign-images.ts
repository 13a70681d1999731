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

const slash = '/'.charCodeAt(0);

/** `/a…`: a path from the root, whatever follows. */
function isRootPath(written: string): boolean {
  if (written.length < 2 || written.charCodeAt(0) !== slash) return false;
  const letter = (written.charCodeAt(1) | 32) - 97;
  return letter >= 0 && letter < 26;
}

function mayBeForeign({ resolved, lazySrc, candidates }: ImageNode, origin: string): boolean {
  // Addresses for scripts that load later are not resolved, so they may lead anywhere.
  if (lazySrc !== null || (resolved !== null && !resolved.startsWith(origin))) return true;
  return candidates.some((candidate) => candidate.resolved?.startsWith(origin) === false);
}

/** Paths from the root all start from one origin: where the first of them leads, all do. */
function isRootedAlike({ src, lazySrc, candidates }: ImageNode): boolean {
  if (src === null || lazySrc !== null || !isRootPath(src)) return false;
  for (let at = 0; at < candidates.length; at += 1) if (!isRootPath(candidates[at]?.url ?? '')) return false;
  return true;
}

function findForeign(images: readonly ImageNode[], origin: string): readonly ImageNode[] {
  const found: ImageNode[] = [];
  let isRootHere: boolean | null = null;
  for (const image of images) {
    if (isRootedAlike(image)) {
      isRootHere ??= !mayBeForeign(image, origin);
      if (isRootHere) continue;
    }
    if (mayBeForeign(image, origin)) found.push(image);
  }
  return found;
}
