/** The main content told apart from navigation, headers, footers and lists of links. */
import type { TextFacts } from '../../facts/text-facts.ts';
import { regionOf, scope } from '../scope.ts';
import type { LoggedBlock } from '../text-log.ts';

export interface MainContent {
  readonly by: TextFacts['mainBy'];
  readonly blocks: readonly LoggedBlock[];
}

const unseen = scope.hidden | scope.dialog;
/** A main or article element with less text than this share of the page's is only a frame. */
const shareMin = 0.2;
const linkShareMax = 0.5;
/** A sentence has at least so many characters beside its links. */
const sentenceMin = 4;

export const isVisible = (block: LoggedBlock): boolean => (block.flags & unseen) === 0;

const isContent = (block: LoggedBlock): boolean => {
  const region = regionOf(block.flags);
  return region === 'main' || region === 'body';
};

const isHeading = ({ flags }: LoggedBlock): boolean => (flags & scope.heading) !== 0;

export function findMainContent(all: readonly LoggedBlock[], text: string): MainContent {
  const inMain = contentIn(all, scope.main);
  if (inMain.length > 0) return { by: 'main', blocks: inMain };
  const content = contentIn(all, 0);
  const inArticle = contentIn(content, scope.article);
  if (inArticle.length > 0 && length(inArticle) >= length(content) * shareMin)
    return { by: 'article', blocks: inArticle };
  return { by: 'density', blocks: content.filter((block) => isHeading(block) || !isLinkList(block, text)) };
}

/** Visible blocks of main or body that have all these flags of `scope`. */
function contentIn(all: readonly LoggedBlock[], flags: number): LoggedBlock[] {
  const content: LoggedBlock[] = [];
  for (const block of all)
    if ((block.flags & (flags | unseen)) === flags && isContent(block)) content.push(block);
  return content;
}

function length(blocks: readonly LoggedBlock[]): number {
  let sum = 0;
  for (const { from, to } of blocks) sum += to - from;
  return sum;
}

/** Mostly links, and not a sentence that happens to hold some: "Yes. See the manual." */
function isLinkList({ from, to, linkLength }: LoggedBlock, text: string): boolean {
  if (linkLength <= (to - from) * linkShareMax) return false;
  return to - from - linkLength < sentenceMin || !/[.!。]\s*$/.test(text.slice(Math.max(from, to - 3), to));
}
