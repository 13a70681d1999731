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

const length = (blocks: readonly LoggedBlock[]): number =>
  blocks.reduce((sum, { from, to }) => sum + to - from, 0);

const isHeading = ({ flags }: LoggedBlock): boolean => (flags & scope.heading) !== 0;

export function findMainContent(all: readonly LoggedBlock[], text: string): MainContent {
  const visible = all.filter(isVisible);
  const content = visible.filter(isContent);
  const inMain = content.filter(({ flags }) => (flags & scope.main) !== 0);
  if (inMain.length > 0) return { by: 'main', blocks: inMain };
  const inArticle = content.filter(({ flags }) => (flags & scope.article) !== 0);
  if (inArticle.length > 0 && length(inArticle) >= length(content) * shareMin)
    return { by: 'article', blocks: inArticle };
  return { by: 'density', blocks: content.filter((block) => isHeading(block) || !isLinkList(block, text)) };
}

/** Mostly links, and not a sentence that happens to hold some: "Yes. See the manual." */
function isLinkList({ from, to, linkLength }: LoggedBlock, text: string): boolean {
  if (linkLength <= (to - from) * linkShareMax) return false;
  return to - from - linkLength < sentenceMin || !/[.!。]\s*$/.test(text.slice(Math.max(from, to - 3), to));
}
