/** Finds the name of a site where its home page tells it for certain. */
import type { PageRecord } from '../../../model/site-facts.ts';
import { defaultTitles } from '../../../text/default-titles.ts';
import { isFunctionWord } from '../../../text/stop-words.ts';
import { wordsIn } from '../../../text/words.ts';
import { isListingTitle } from '../../page/page-signs.ts';
import { normaliseWords } from '../../site/duplicate-texts.ts';
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

/** What most pages call their link to the home page; null where that is “Home”. */
function homeLinkName(home: PageRecord, pages: readonly PageRecord[]): string | null {
  const counts = new Map<string, number>();
  for (const { links } of pages) {
    const at = links.targets.indexOf(home.urlId);
    const name = at === -1 ? '' : (links.names.split('\n')[at] ?? '').trim();
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [name] = [...counts].find(([, count]) => count * 2 > pages.length) ?? [];
  return name === undefined || defaultTitles.has(normaliseWords(name)) ? null : name;
}

/**
 * From og:site_name, or from the title or heading of the home page where it shares a word with the host, with the links
 * to the home page or with a heading that most pages repeat; null otherwise: a page named “Packages” is not a name.
 */
export function siteNameOf(home: PageRecord, pages: readonly PageRecord[], origin: string): SiteName | null {
  const { title, firstHeading, siteName } = home;
  if (isListingTitle(title) || isListingTitle(firstHeading)) return null;
  const isOwn = (text: string | null): text is string =>
    text !== null && !defaultTitles.has(normaliseWords(text));
  const written = [title, firstHeading].filter(isOwn);
  const repeated = [commonHeading(pages), homeLinkName(home, pages)].filter(isOwn);
  const words = new Set([...written, ...repeated, siteName ?? ''].flatMap(distinctWords));
  if (isOwn(siteName)) return { name: siteName, words };
  const known = new Set([...hostWords(origin), ...repeated.flatMap(distinctWords)]);
  const namesIt = (text: string): boolean => distinctWords(text).some((word) => known.has(word));
  if (!written.some(namesIt)) return null;
  const [name] = [...repeated, ...written]
    .flatMap((text) => [text, ...titleParts(text)])
    .filter(namesIt)
    .sort((a, b) => a.length - b.length);
  return name === undefined ? null : { name, words };
}
