/** Finds the main content of a page: navigation, headers, footers and lists of links are left out. */
import type { TextFacts } from '../../model/text-facts.ts';
import { regionOf, scope } from '../document/scope.ts';
import type { VisibleBlock } from '../document/visible-text.ts';

export interface MainContent {
  readonly by: TextFacts['mainBy'];
  readonly blocks: readonly VisibleBlock[];
}

const notShown = scope.hidden | scope.dialog;
/** A main or article element with less text than this share of the page's is only a wrapper. */
const shareMin = 0.2;
const linkShareMax = 0.5;
/** A sentence has at least so many characters outside its links. */
const sentenceMin = 4;

export const isVisible = (block: VisibleBlock): boolean => (block.flags & notShown) === 0;

const isContent = (block: VisibleBlock): boolean => {
  const region = regionOf(block.flags);
  return region === 'main' || region === 'body';
};

const isHeading = ({ flags }: VisibleBlock): boolean => (flags & scope.heading) !== 0;

export function findMainContent(all: readonly VisibleBlock[], text: string): MainContent {
  const inMain = contentIn(all, scope.main);
  if (inMain.length > 0) return { by: 'main', blocks: inMain };
  const content = contentIn(all, 0);
  const inArticle = contentIn(content, scope.article);
  if (inArticle.length > 0 && length(inArticle) >= length(content) * shareMin)
    return { by: 'article', blocks: inArticle };
  return { by: 'density', blocks: content.filter((block) => isHeading(block) || !isLinkList(block, text)) };
}

/** Visible blocks of main or body that have all these flags of `scope`. */
function contentIn(all: readonly VisibleBlock[], flags: number): VisibleBlock[] {
  const content: VisibleBlock[] = [];
  for (const block of all)
    if ((block.flags & (flags | notShown)) === flags && isContent(block)) content.push(block);
  return content;
}

function length(blocks: readonly VisibleBlock[]): number {
  let sum = 0;
  for (const { from, to } of blocks) sum += to - from;
  return sum;
}

/** Mostly links, and not a sentence that contains some: "Yes. See the manual." */
function isLinkList({ from, to, linkLength }: VisibleBlock, text: string): boolean {
  if (linkLength <= (to - from) * linkShareMax) return false;
  return to - from - linkLength < sentenceMin || !/[.!。]\s*$/.test(text.slice(Math.max(from, to - 3), to));
}
