/** Groups pages that are translations of each other, by the language codes in their URLs. */
import type { PageRecord } from '../../../model/site-facts.ts';
import { isLanguage } from './language-codes.ts';

/** `de`, `pt-br`, `zh_CN`, `zh-hans`. */
const code = '[a-z]{2}(?:[-_][a-z]{2,4})?';
const segment = new RegExp(`^${code}$`, 'i');
/** `index.de.html`, `about_de.html`, `about-de.html`. */
const inFile = new RegExp(`^(.*[^.])[._-](${code})(\\.\\w+)$`, 'i');

interface Place {
  /** The primary language that the URL names; null when it names none. */
  readonly language: string | null;
  /** The URL without it: the same for translations of one page. */
  readonly rest: string;
}

const primaryOf = (tag: string): string => tag.slice(0, 2).toLowerCase();

function placeOf(url: string): Place {
  const { pathname, search, host } = new URL(url);
  const parts = pathname.split('/');
  const at = parts.findIndex((part) => segment.test(part) && isLanguage(primaryOf(part)));
  const named = parts[at];
  if (named !== undefined)
    return { language: primaryOf(named), rest: `${host}${parts.toSpliced(at, 1).join('/')}${search}` };
  const file = inFile.exec(parts.at(-1) ?? '');
  const [, before = '', tag = '', extension = ''] = file ?? [];
  if (file === null || !isLanguage(primaryOf(tag)))
    return { language: null, rest: `${host}${pathname}${search}` };
  return {
    language: primaryOf(tag),
    rest: `${host}${[...parts.slice(0, -1), before + extension].join('/')}${search}`,
  };
}

interface PlacedPage extends Place {
  readonly page: PageRecord;
  readonly own: string;
}

/** The page without a code is one of the translations, unless several others have codes: then it lists them. */
const isChooser = ({ language }: PlacedPage, group: readonly PlacedPage[]): boolean =>
  language === null && new Set(group.flatMap((each) => each.language ?? [])).size > 1;

/** Tells URLs that differ from a page's own only in the language that both name; null where its own names none. */
export function versionTest({
  url,
  language,
  textLanguage,
}: PageRecord): ((other: string) => boolean) | null {
  const own = placeOf(url);
  if (own.language === null || own.language !== (language ?? textLanguage)) return null;
  return (each) => {
    const other = placeOf(each);
    return other.language !== null && other.language !== own.language && other.rest === own.rest;
  };
}

/** At least two pages in different languages, of which one has its language in its URL. */
export function translationGroups(pages: readonly PageRecord[]): readonly (readonly PageRecord[])[] {
  const placed = pages.flatMap((page) => {
    const own = page.language ?? page.textLanguage;
    const { language, rest } = placeOf(page.url);
    // A code that is not the page's language is something else: /it/ may be information technology.
    return own === null || (language !== null && language !== own) ? [] : [{ page, own, language, rest }];
  });
  return [...Map.groupBy(placed, ({ rest }) => rest).values()]
    .filter((group) => group.some(({ language }) => language !== null))
    .map((group) => group.filter((each) => !isChooser(each, group)))
    .filter((group) => new Set(group.map(({ own }) => own)).size > 1)
    .map((group) => group.map(({ page }) => page));
}
