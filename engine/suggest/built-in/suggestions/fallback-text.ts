/** The finding with its fix and its location on the page: used where no specific text can be written. */
import type { Evidence, Issue } from '@pagewright/contract/entities/issue';
import { fileName } from '../alt-text.ts';
import { isInjection } from '../text.ts';
import { type Draft, draftOf, type SuggestionContext } from './suggestion-writer.ts';
import { clip, pathOf, some } from './wording.ts';

const spotsMax = 3;
const spotLength = 100;

const isFile = (url: string): boolean =>
  /\.(?:jpe?g|png|gif|webp|avif|svg|css|js|woff2?)$/i.test(URL.parse(url)?.pathname ?? '');

/** The URL, the tag or the selector: the first that locates the finding. */
function spotOf({ urls, snippet, selector }: Evidence, base: string): string {
  const [url] = urls ?? [];
  if (url !== undefined && url !== base) return isFile(url) ? fileName(url) : pathOf(url, base);
  const tag = snippet?.replaceAll(/\s+/g, ' ').trim() ?? '';
  if (/^<(?:script|head)\b/.test(tag)) return '';
  return tag.startsWith('<') && !isInjection(tag) ? clip(tag, spotLength) : (selector ?? '');
}

const named = (what: string): Issue['category'] =>
  what === 'title' ? 'title' : what === 'description' ? 'meta-description' : 'images';

/** Rules whose fix is a text that could not be written. */
const needsWords = /^(?:title-|meta-description-|img-alt-)/;

export function fallbackText({ parts: { page, withheld } }: SuggestionContext, issue: Issue): Draft {
  const { description, fix, evidence, ruleId, category } = issue;
  const finding = isInjection(description) ? issue.title.concat('.') : description;
  const spots = [...new Set(evidence.map((each) => spotOf(each, page.brief.url)))].filter(
    (spot) => spot !== '' && !finding.includes(spot),
  );
  const where = spots.length === 0 ? '' : ` Look at ${some(spots, spotsMax)}.`;
  const own = needsWords.test(ruleId) ? withheld.find(({ what }) => named(what) === category) : undefined;
  const why =
    own === undefined ? '' : ` No words are offered: ${own.why.charAt(0).toLowerCase()}${own.why.slice(1)}`;
  return draftOf(`${finding} ${fix}${why}${where}`);
}
