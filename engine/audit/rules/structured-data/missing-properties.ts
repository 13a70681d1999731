/** Finds properties that a page's items lack for rich results. */
import type { PageSource } from '../../../model/page-source.ts';
import type { StructuredItem } from '../../../model/structured-facts.ts';
import { isItem } from '../../../model/structured-items.ts';
import type { EvidenceDraft } from '../../evidence.ts';
import type { PlacedItem, PlacedItems } from '../../page/placed-items.ts';
import { itemEvidence, nameItem } from './item-evidence.ts';
import type { Requirement, RichResultType } from './rich-result-type.ts';
import { richResultTypes } from './rich-result-types.ts';

export interface Lack {
  readonly item: StructuredItem;
  readonly type: string;
  readonly rich: RichResultType;
  /** As a person reads them: `offers.price or priceSpecification`. */
  readonly properties: readonly string[];
}

/** Properties whose value is the page's subject, not a mention of another thing. */
const subjectProperties = new Set(['mainEntity']);
const listProperties = new Set(['itemListElement', 'item']);
/** Relations to another item, whose properties are given where it is defined. */
const relations = new Set([
  'itemReviewed',
  'isVariantOf',
  'hasVariant',
  'isRelatedTo',
  'isSimilarTo',
  'isAccessoryOrSparePartFor',
  'isConsumableFor',
  'itemOffered',
]);
const buyable = /(?:InStock|LimitedAvailability|PreOrder|OnlineOnly|BackOrder|PreSale|MadeToOrder)$/;

function isIntended({ item, usedBy, isTop }: PlacedItem, rich: RichResultType): boolean {
  if (rich.onlyWith !== undefined && !rich.onlyWith.some((name) => name in item.properties)) return false;
  if (rich.anywhere === true) return true;
  for (const { property } of usedBy) if (relations.has(property)) return false;
  if (isTop) return true;
  for (const { property } of usedBy)
    if (subjectProperties.has(property) || (rich.inLists === true && listProperties.has(property)))
      return true;
  return false;
}

function appliesTo(items: PlacedItems, item: StructuredItem, rich: RichResultType): boolean {
  if (rich.onlyWhen === undefined) return true;
  if (rich.onlyWhen === 'purchasable')
    return items
      .itemsOf(item, 'offers')
      .some(
        (offer) => offer.types.includes('Offer') && buyable.test(items.textOf(offer, 'availability') ?? ''),
      );
  if (rich.onlyWhen === 'carousel')
    return items
      .itemsOf(item, 'itemListElement')
      .some((entry) => items.valuesOf(entry, 'url').length + items.valuesOf(entry, 'item').length > 0);
  return /^(?:false|https?:\/\/schema\.org\/False)$/i.test(items.textOf(item, 'isAccessibleForFree') ?? '');
}

/** One step of a requirement's path: a property, or several of which one is enough. */
interface Step {
  readonly name: string;
  readonly either: readonly string[];
}

interface ReadRequirement {
  readonly path: readonly Step[];
  /** As a person reads it. */
  readonly words: string;
}

const readRequirement = (requirement: Requirement): ReadRequirement => ({
  path: requirement.split('.').map((name) => ({ name, either: name.split('|') })),
  words: requirement.replaceAll('|', ' or '),
});

/** Every requirement of the table, read once. */
const readRequirements: ReadonlyMap<Requirement, ReadRequirement> = new Map(
  richResultTypes
    .flatMap(({ required, recommended, requiredAlone = [], parts = [] }) => [
      ...required,
      ...recommended,
      ...requiredAlone,
      ...parts.flatMap((part) => part.required),
    ])
    .map((requirement) => [requirement, readRequirement(requirement)]),
);

/** Plain text in place of an item counts as complete. */
function isMet(items: PlacedItems, item: StructuredItem, path: readonly Step[], at: number): boolean {
  const step = path[at];
  if (step === undefined) return false;
  if (at === path.length - 1) {
    for (const each of step.either) if (items.has(item, each)) return true;
    return isWaived(items, item, step.name);
  }
  return step.either.every((each) =>
    items.valuesOf(item, each).every((value) => !isItem(value) || isMet(items, value, path, at + 1)),
  );
}

/** Virtual locations need no address, and questions without answers no answer. */
function isWaived(items: PlacedItems, item: StructuredItem, name: string): boolean {
  if (name === 'address') return item.types.includes('VirtualLocation');
  return name === 'acceptedAnswer|suggestedAnswer' && Number(items.textOf(item, 'answerCount') ?? '1') === 0;
}

function lacksOf(
  items: PlacedItems,
  item: StructuredItem,
  requirements: readonly Requirement[],
): readonly string[] {
  const lacks: string[] = [];
  for (const requirement of requirements) {
    const read = readRequirements.get(requirement);
    if (read !== undefined && !isMet(items, item, read.path, 0)) lacks.push(read.words);
  }
  return lacks;
}

function partLacks(items: PlacedItems, item: StructuredItem, rich: RichResultType): readonly string[] {
  return (rich.parts ?? []).flatMap((part) =>
    items
      .itemsOf(item, part.in)
      .filter(({ types }) => part.type === undefined || types.includes(part.type))
      .flatMap((each) => lacksOf(items, each, part.required).map((name) => `${part.in}.${name}`)),
  );
}

function requiredLacks(
  items: PlacedItems,
  { item, usedBy }: PlacedItem,
  rich: RichResultType,
): readonly string[] {
  const alone = usedBy.length === 0 ? (rich.requiredAlone ?? []) : [];
  if (rich.required.length + alone.length === 0 && rich.parts === undefined) return alone;
  return [
    ...lacksOf(items, item, rich.required),
    ...lacksOf(items, item, alone),
    ...partLacks(items, item, rich),
  ];
}

interface LackQuery {
  readonly isHome: boolean;
  readonly kind: 'required' | 'recommended';
}

const resultsByType = Map.groupBy(
  richResultTypes.flatMap((rich) => [...new Set(rich.types)].map((type) => ({ type, rich }))),
  ({ type }) => type,
);

/** Rich results of an item, with the first of its types that matches, in the table's order. */
function resultsFor(types: readonly string[]): readonly { type: string; rich: RichResultType }[] {
  if (types.length === 1) return resultsByType.get(types[0] ?? '') ?? [];
  return richResultTypes.flatMap((rich) => {
    const type = types.find((each) => rich.types.includes(each));
    return type === undefined ? [] : [{ type, rich }];
  });
}

interface RichResultMatch {
  readonly placed: PlacedItem;
  readonly type: string;
  readonly rich: RichResultType;
}

/** Items with their rich results. */
const richResultMatches = (items: PlacedItems): readonly RichResultMatch[] =>
  items.all.flatMap((placed) =>
    resultsFor(placed.item.types)
      .filter(({ rich }) => isIntended(placed, rich) && appliesTo(items, placed.item, rich))
      .map(({ type, rich }) => ({ placed, type, rich })),
  );

/** At most ten of them. */
export const lackEvidence = (
  facts: { readonly source: PageSource | null },
  lacks: readonly Lack[],
): EvidenceDraft[] =>
  lacks
    .slice(0, 10)
    .map(({ item, properties }) =>
      itemEvidence(facts, item, { found: nameItem(item), wanted: properties.join(', ') }),
    );

/** Every item that lacks something, one entry per item and rich result. */
export function findLacks(items: PlacedItems, { isHome, kind }: LackQuery): readonly Lack[] {
  const lacks: Lack[] = [];
  for (const { placed, type, rich } of richResultMatches(items)) {
    const { item } = placed;
    if (rich.onlyOnHome === true && !isHome) continue;
    const properties =
      kind === 'recommended' ? lacksOf(items, item, rich.recommended) : requiredLacks(items, placed, rich);
    if (properties.length > 0) lacks.push({ item, type, rich, properties: [...new Set(properties)] });
  }
  return lacks;
}
