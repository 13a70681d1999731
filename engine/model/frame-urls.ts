/** The documents that a frameset shows. */
import type { PageFacts } from './page-facts.ts';

/** Empty for a page that is no frameset: an inline frame is a part of its page. */
export const frameUrls = ({
  document,
  resources,
}: Pick<PageFacts, 'document' | 'resources'>): readonly string[] =>
  document.frameset
    ? resources.flatMap(({ kind, resolved }) => (kind === 'frame' && resolved !== null ? [resolved] : []))
    : [];
