/** The finding of a rule with its advice and its place on this very page: for what no words can be written for. */
import type { Evidence, Issue } from '@pagewright/contract/entities/issue';
import { fileName } from '../alt-text.ts';
import { isInjection } from '../text.ts';
import { type Made, type SuggestionRoom, say } from './maker.ts';
import { clip, pathOf, some } from './wording.ts';

const spotsMax = 3;
const spotLength = 100;

const isFile = (url: string): boolean =>
  /\.(?:jpe?g|png|gif|webp|avif|svg|css|js|woff2?)$/i.test(URL.parse(url)?.pathname ?? '');

/** The address, the tag as written, or the way to it: the first that tells where to look. */
function spotOf({ urls, snippet, selector }: Evidence, base: string): string {
  const [url] = urls ?? [];
  if (url !== undefined && url !== base) return isFile(url) ? fileName(url) : pathOf(url, base);
  const tag = snippet?.replaceAll(/\s+/g, ' ').trim() ?? '';
  if (/^<(?:script|head)\b/.test(tag)) return '';
  return tag.startsWith('<') && !isInjection(tag) ? clip(tag, spotLength) : (selector ?? '');
}

const named = (what: string): Issue['category'] =>
  what === 'title' ? 'title' : what === 'description' ? 'meta-description' : 'images';

/** Words that were asked for and could not be written. */
const asksForWords = /^(?:title-|meta-description-|img-alt-)/;

export function plainText({ parts: { page, withheld } }: SuggestionRoom, issue: Issue): Made {
  const { description, fix, evidence, ruleId, category } = issue;
  const told = isInjection(description) ? issue.title.concat('.') : description;
  const spots = [...new Set(evidence.map((each) => spotOf(each, page.brief.url)))].filter(
    (spot) => spot !== '' && !told.includes(spot),
  );
  const where = spots.length === 0 ? '' : ` Look at ${some(spots, spotsMax)}.`;
  const own = asksForWords.test(ruleId) ? withheld.find(({ what }) => named(what) === category) : undefined;
  const why =
    own === undefined ? '' : ` No words are offered: ${own.why.charAt(0).toLowerCase()}${own.why.slice(1)}`;
  return say(`${told} ${fix}${why}${where}`);
}
