/** Recognizes pages that stand where a website should be: a parked domain, a server's default page, a maintenance page. */
import {
  maintenanceText,
  maintenanceTitle,
  marketUrls,
  type PlaceholderKind,
  type PlaceholderPattern,
  parkedText,
  placeholderHints,
  placeholderPatterns,
  placeholderWordsMax,
  returnText,
} from './placeholder-patterns.ts';
import {
  hasMoreWords,
  type ResponseParts,
  type ResponseToCheck,
  readSmallDocument,
  takeApart,
  titleOf,
} from './response-parts.ts';

export interface Placeholder {
  readonly kind: PlaceholderKind;
  /** Whose page it is; null where nobody can be named. */
  readonly by: string | null;
}

/** What a placeholder of any maker has at most; a site of its own says or links more. */
const genericWordsMax = 60;
const genericLinksMax = 3;

function matches(
  { markup, title, text, wordsMax = placeholderWordsMax }: PlaceholderPattern,
  parts: ResponseParts,
) {
  return (
    parts.words <= wordsMax &&
    (markup?.test(parts.markup) ?? true) &&
    (title?.test(parts.title) ?? true) &&
    (text?.test(parts.text) ?? true)
  );
}

/** The words alone prove nothing: a broker writes them too, and a company may be in the business of maintenance. */
function findGeneric(parts: ResponseParts): PlaceholderKind | null {
  const { title, visible, words, links } = parts;
  if (words > genericWordsMax || links > genericLinksMax) return null;
  const says = `${title}. ${visible}`;
  if (parkedText.test(says)) return 'parked';
  if (maintenanceTitle.test(title) && (maintenanceText.test(visible) || returnText.test(visible)))
    return 'maintenance';
  return maintenanceText.test(visible) && returnText.test(visible) && links <= 1 ? 'maintenance' : null;
}

const longPatterns = placeholderPatterns.filter(({ wordsMax = 0 }) => wordsMax > placeholderWordsMax);

/** Default pages that say more than the others are known by their titles. */
function hasLongTitle(html: string): boolean {
  const title = titleOf(html);
  return longPatterns.some((pattern) => pattern.title?.test(title) ?? true);
}

/** Null for a page of the site itself. */
export function findPlaceholder(response: ResponseToCheck): Placeholder | null {
  const html = readSmallDocument(response);
  if (html === null || (hasMoreWords(html, placeholderWordsMax) && !hasLongTitle(html))) return null;
  const lowerCase = html.toLowerCase();
  if (!placeholderHints.some((hint) => lowerCase.includes(hint))) return null;
  const parts = takeApart(html);
  const known = placeholderPatterns.find((pattern) => matches(pattern, parts));
  if (known !== undefined) return { kind: known.kind, by: known.by ?? null };
  const kind = findGeneric(parts);
  return kind === null ? null : { kind, by: null };
}

/** The market on which a domain is for sale, by the target of its redirect; null for any other target. */
export const findMarket = (url: string): string | null =>
  marketUrls.find(([, pattern]) => pattern.test(url))?.[0] ?? null;
