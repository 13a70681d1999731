/** Writes titles, main headings or descriptions that meet every condition somebody set, and finds the nearest where none does. */
import type { Issue } from '@pagewright/contract/entities/issue';
import { limits } from '@pagewright/contract/limits';
import { composeDescriptions } from './compose-descriptions.ts';
import { composeTitles, domain } from './compose-titles.ts';
import { descriptionsFor } from './description-variants.ts';
import type { SuggestionPage } from './suggestion-page.ts';
import type { SuggestionSite } from './suggestion-site.ts';
import { overlap } from './text.ts';
import type { Revision } from './text-bounds.ts';
import { hasConditions, type TextConditions, unmetBy } from './text-conditions.ts';
import { isGoodTitle, type LengthBounds } from './title.ts';
import { titlesFor } from './title-variants.ts';

export interface TextOrder {
  readonly element: 'title' | 'description';
  readonly conditions: TextConditions;
  /** The kinds of facts among what is to be mentioned, by their values. */
  readonly facts: ReadonlyMap<string, string>;
  readonly bounds: LengthBounds;
  /** The lengths that are good where nothing is asked for. */
  readonly usual: LengthBounds;
  readonly revision: Revision | null;
  /** Whether the brand is wanted; null where nothing is said about it. */
  readonly isBranded: boolean | null;
  /** Null for as many as usual. */
  readonly count: number | null;
  /** The text that is to change; null to write a new one. */
  readonly base: string | null;
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
const [usualCount, composedCount] = [3, 2];
const alikeFrom = 0.85;

export async function writeTexts(
  site: SuggestionSite,
  pageContext: SuggestionPage,
  order: TextOrder,
): Promise<WrittenTexts> {
  const { element, conditions, bounds, usual, revision, before, issues, candidates } = order;
  const isLimited = hasConditions(conditions);
  if (pageContext.brief.isFiller && !isLimited) return { texts: [], nearest: null };
  const isDuplicate = issues.some(({ ruleId }) => ruleId === 'meta-description-duplicate');
  const isFine = issues.length === 0;
  const isOptional = isFine && revision === null && !isLimited && isGoodTitle(pageContext.brief.title);
  const meetsAll = (text: string): boolean => unmetBy(text, conditions).length === 0;
  const write = async (own: LengthBounds, mayBeKept: boolean, meets = meetsAll): Promise<string[]> => {
    if (pageContext.brief.isFiller) return [];
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
  const own = await write(bounds, isOptional);
  if (!isLimited || (revision === 'another' && !isLimited)) {
    if (own.length > 0 || revision === 'another') return { texts: own, nearest: null };
    const short = { ...bounds, min: Math.min(shortest[element], bounds.max) };
    return { texts: await write(short, false), nearest: null };
  }
  const leads = await write({ min: shortest[element], max: usual.max }, false, () => true);
  const composed =
    element === 'title'
      ? composeTitles(site, pageContext, {
          conditions,
          facts: order.facts,
          mayBrand: order.isBranded !== false,
          usualMax: usual.max,
          bases: [...own, ...leads],
          base: order.base,
        })
      : composeDescriptions(site, pageContext, {
          conditions,
          facts: order.facts,
          usual,
          bases: [...(order.base === null ? [] : [order.base]), ...leads],
        });
  const isAlike = (one: string, other: string): boolean =>
    overlap(one, other, pageContext.words) >= alikeFrom &&
    overlap(other, one, pageContext.words) >= alikeFrom;
  const fresh = [...own, ...composed].filter(
    (text) => !before.includes(text) && text !== pageContext.brief.title && !domain.test(text),
  );
  const texts = fresh
    .filter(meetsAll)
    .reduce<string[]>(
      (found, text) => (found.some((other) => isAlike(other, text)) ? found : [...found, text]),
      [],
    );
  // What it must not say is in no text that is shown.
  const leavesOut = (text: string): boolean =>
    unmetBy(text, conditions).every(({ kind }) => !/^(?:without|notStart)/.test(kind));
  return {
    texts: texts.slice(0, order.count ?? (revision === null ? composedCount : 1)),
    nearest:
      texts.length > 0
        ? null
        : ([...fresh, ...(order.base === null ? [] : [order.base])].find(leavesOut) ?? null),
  };
}
