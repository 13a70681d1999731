/** Finds the name of a site where its home page tells it for certain. */
import type { PageRecord } from '../../../model/site-facts.ts';
import { isFunctionWord } from '../../../text/stop-words.ts';
import { wordsIn } from '../../../text/words.ts';
import { isListingTitle } from '../../page/directory-listing.ts';
import { normaliseWords } from '../../site/duplicate-texts.ts';
import { defaultTitles } from './default-titles.ts';
import { titleParts } from './title-parts.ts';

export interface SiteName {
  /** As the home page writes it. */
  readonly name: string;
  /** The words by which a title may name the site, in lower case. */
  readonly words: ReadonlySet<string>;
}

const distinctWords = (text: string): readonly string[] =>
  wordsIn(text).filter((word) => /\p{L}/u.test(word) && !isFunctionWord(word));

/** The labels of the host without its ending, and their parts: `ant-doc.example` has `ant` and `doc`. */
function hostWords(origin: string): ReadonlySet<string> {
  const labels = (URL.parse(origin)?.hostname ?? '').split('.').slice(0, -1);
  return new Set(labels.flatMap((label) => [label, ...label.split('-')]));
}

/** What more than half of the pages repeat as their H1 is a name as well. */
function commonHeading(pages: readonly PageRecord[]): string | null {
  const groups = Map.groupBy(
    pages.filter(({ firstHeading }) => firstHeading !== null),
    ({ firstHeading }) => normaliseWords(firstHeading ?? ''),
  );
  const largest = [...groups.values()].find((group) => group.length * 2 > pages.length);
  return largest?.[0]?.firstHeading ?? null;
}

/**
 * From og:site_name, or from a title or heading of the home page that shares a word with another of its names or with
 * the host; null when no two of them agree.
 */
export function siteNameOf(home: PageRecord, pages: readonly PageRecord[], origin: string): SiteName | null {
  const { title, firstHeading, siteName } = home;
  if (isListingTitle(title) || isListingTitle(firstHeading)) return null;
  const isOwn = (text: string | null): text is string =>
    text !== null && !defaultTitles.has(normaliseWords(text));
  const written = [siteName, title, firstHeading, commonHeading(pages)].filter(isOwn);
  const words = new Set(written.flatMap(distinctWords));
  if (isOwn(siteName)) return { name: siteName, words };
  const onHost = hostWords(origin);
  const agreed = new Set(
    [...words].filter(
      (word) => onHost.has(word) || written.filter((text) => distinctWords(text).includes(word)).length > 1,
    ),
  );
  if (agreed.size === 0) return null;
  const names = written
    .flatMap((text) => [text, ...titleParts(text)])
    .filter((text) => distinctWords(text).some((word) => agreed.has(word)))
    .sort((a, b) => a.length - b.length);
  const [name] = names;
  return name === undefined ? null : { name, words };
}
