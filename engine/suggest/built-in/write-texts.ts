/** Writes titles or descriptions that meet every condition somebody set, and finds the nearest where none does. */
import type { Issue } from '@pagewright/contract/entities/issue';
import { limits } from '@pagewright/contract/limits';
import { descriptionsFor } from './description-variants.ts';
import type { SuggestionPage } from './suggestion-page.ts';
import type { SuggestionSite } from './suggestion-site.ts';
import type { Revision } from './text-bounds.ts';
import { hasConditions, type TextConditions, unmetBy } from './text-conditions.ts';
import { isGoodTitle, type LengthBounds } from './title.ts';
import { ownTitles, titlesFor } from './title-variants.ts';

export interface TextOrder {
  readonly element: 'title' | 'description';
  readonly conditions: TextConditions;
  readonly bounds: LengthBounds;
  /** The lengths that are good where nothing is asked for. */
  readonly usual: LengthBounds;
  readonly revision: Revision | null;
  readonly isBranded: boolean | null;
  /** Null for as many as usual. */
  readonly count: number | null;
  /** Offered already, and not offered again. */
  readonly before: readonly string[];
  /** What the audit found about the present text. */
  readonly issues: readonly Pick<Issue, 'ruleId'>[];
  /** Texts of a scan. */
  readonly candidates: readonly (string | null)[];
}

export interface WrittenTexts {
  /** They meet every condition; the best first. */
  readonly texts: readonly string[];
  /** Where there are none: the text that fails the fewest conditions. */
  readonly nearest: string | null;
}

/** Texts of the page's own words are often short, and still better than none. */
const shortest = { title: 35, description: limits.description.min } as const;
const usualCount = 3;

export async function writeTexts(
  site: SuggestionSite,
  pageContext: SuggestionPage,
  order: TextOrder,
): Promise<WrittenTexts> {
  const { element, conditions, bounds, usual, revision, before, issues, candidates } = order;
  if (pageContext.brief.isFiller) return { texts: [], nearest: null };
  const isDuplicate = issues.some(({ ruleId }) => ruleId === 'meta-description-duplicate');
  const isFine = issues.length === 0;
  const isLimited = hasConditions(conditions);
  const isOptional = isFine && revision === null && !isLimited && isGoodTitle(pageContext.brief.title);
  const meetsAll = (text: string): boolean => unmetBy(text, conditions).length === 0;
  const write = async (own: LengthBounds, mayBeKept: boolean, meets = meetsAll): Promise<string[]> => {
    const shared = {
      keyword: meets === meetsAll ? (conditions.mentions[0] ?? null) : null,
      isBranded: order.isBranded,
      meets,
      count: order.count ?? (revision === null ? usualCount : 1),
      before,
      bounds: own,
    };
    if (element === 'title')
      return titlesFor(site, pageContext, { ...shared, isOptional: mayBeKept, candidates });
    const isShared = isFine || isDuplicate;
    return descriptionsFor(site, pageContext, { ...shared, isShared, stored: candidates[0] ?? null });
  };
  const written = await write(bounds, isOptional);
  if (written.length > 0 || (revision === 'another' && !isLimited)) return { texts: written, nearest: null };
  const short = { ...bounds, min: Math.min(conditions.min ?? shortest[element], bounds.max) };
  const relaxed = await write(short, false);
  const own = element === 'title' && isLimited ? ownTitles(site, pageContext) : [];
  const fresh = own.filter((text) => !before.includes(text));
  const fitting = [...relaxed, ...fresh.filter(meetsAll)].slice(0, order.count ?? usualCount);
  // What is no shorter is nothing near "shorter".
  const isPlainRevision =
    revision !== null && conditions.mentions.length === 0 && conditions.without.length === 0;
  if (fitting.length > 0 || !isLimited || isPlainRevision) return { texts: fitting, nearest: null };
  const unlimited = { min: null, max: null, maxWords: null, isVerbFirst: false } as const;
  const hasWords = (text: string): boolean => unmetBy(text, { ...conditions, ...unlimited }).length === 0;
  const leavesOut = (text: string): boolean =>
    unmetBy(text, { ...conditions, ...unlimited, mentions: [], start: null }).length === 0;
  const near = { min: shortest[element], max: usual.max };
  const others = [
    ...(await write({ min: shortest[element], max: usual.max * 2 }, false, hasWords)),
    ...(await write(near, false, leavesOut)),
    ...fresh,
  ];
  const lacks = (text: string): number => unmetBy(text, conditions).length;
  // What it must not say is in no text that is shown.
  const [nearest = null] = others.filter(leavesOut).toSorted((one, other) => lacks(one) - lacks(other));
  return { texts: [], nearest };
}
