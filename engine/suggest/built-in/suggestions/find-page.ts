/** Finds the other page of a site that a message names: by its path, as "the abuse page", or as the home page. */
import { anyOf, escaped, hasCue } from '../../../text/cues.ts';
import { foldAccents } from '../../../text/fold.ts';
import { bareUrl } from './wording.ts';

interface WithUrl {
  readonly url: string;
}

export interface PageName {
  readonly text: string;
  /** A path or URL in the message. */
  readonly path: string | null;
  /** Words for a page and for the home page, separated by `|`. */
  readonly pageWords: string;
  readonly homeWords: string;
  /** Names that pages usually have: "contact". */
  readonly usualNames: string;
}

/** Shorter names are too alike. */
const nameLength = 3;
/** Between the word for a page and its name: "la page des abus". */
const between = "(?:de la|de|d'|di|del|della|des|du|van|von|zu)";

const pathIn = (url: string): string => URL.parse(url)?.pathname ?? '';

/** The last part of a path, as it would be said: "/help/abuse-desk.html" is "abuse desk". */
function nameOf(url: string): string {
  const segment =
    pathIn(url)
      .split('/')
      .findLast((part) => part !== '') ?? '';
  const words = foldAccents(segment.replace(/\.\w+$/, '').replaceAll(/[-_.]+/g, ' '));
  return /^index\b/.test(words) ? '' : words;
}

/** Null when none is named, or the page itself; `unknown` when a path is named that none has. */
export function findPage<Page extends WithUrl>(
  own: Page,
  pages: readonly Page[],
  { text, path, pageWords, homeWords, usualNames }: PageName,
): Page | 'unknown' | null {
  const isOwn = ({ url }: WithUrl): boolean => bareUrl(url) === bareUrl(own.url);
  const all = [own, ...pages.filter((page) => !isOwn(page))];
  const only = (isMeant: (page: WithUrl) => boolean): Page | null => {
    const [meant, ...others] = all.filter(isMeant);
    return meant === undefined || others.length > 0 || isOwn(meant) ? null : meant;
  };
  if (path !== null) {
    const wanted = bareUrl(URL.parse(path, own.url)?.href ?? '');
    const isAt = ({ url }: WithUrl): boolean => bareUrl(url) === wanted;
    const ending = `/${path.replace(/^\/+/, '')}`;
    const endsSo = ({ url }: WithUrl): boolean => pathIn(url).replace(/\/$/, '').endsWith(ending);
    if (all.some(isAt)) return all.find(isAt) === own ? null : (all.find(isAt) ?? null);
    return all.some(endsSo) ? only(endsSo) : 'unknown';
  }
  if (hasCue(text, homeWords)) return only(({ url }) => /^\/(?:index\.\w+)?$/.test(pathIn(url)));
  const said = foldAccents(text);
  const page = anyOf(foldAccents(pageWords));
  const isNamed = (name: string): boolean => {
    const words = escaped(name);
    const pattern = String.raw`(?<![\p{L}\p{N}])(?:${words}[ -]?(?:${page})|(?:${page}) (?:${between} ?)?["“„«']?${words})(?![\p{L}\p{N}])`;
    return name.length >= nameLength && new RegExp(pattern, 'u').test(said);
  };
  const usual = foldAccents(usualNames).split('|').find(isNamed);
  const hasName = ({ url }: WithUrl): boolean =>
    isNamed(nameOf(url)) || (usual !== undefined && nameOf(url).split(' ').includes(usual));
  return usual !== undefined && !all.some(hasName) ? 'unknown' : only(hasName);
}
