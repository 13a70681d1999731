/** Reads a site's own fields from a page: patterns are compiled once, and what each may cost on a page is limited. */
import type { OwnField, OwnValue, OwnValues, TriedField } from '@pagewright/contract/entities/own-field';
import { limits } from '@pagewright/contract/limits';
import type { StructuredDataFacts } from '../model/structured-facts.ts';
import { cssFinder } from './find-by-css.ts';
import { countTexts, regexFinder, type SearchClock, TooLargePattern } from './find-by-text.ts';
import { xpathFinder } from './find-by-xpath.ts';
import { structuredFinder } from './find-in-structured.ts';
import type { Found } from './page-matches.ts';
import { type PageNode, pageTree } from './page-tree.ts';
import { StepBudget, TooManySteps } from './step-budget.ts';
import { words } from './words.ts';

/** What fields are read from. */
export interface FieldSource {
  readonly html: string;
  readonly structuredData: StructuredDataFacts;
}

interface OpenPage extends FieldSource {
  readonly budget: StepBudget;
  /** Made for the first field that needs it. */
  readonly tree: () => PageNode;
}

type Finder = (page: OpenPage) => Found;

function finderOf({ kind, pattern, take }: OwnField, clock: SearchClock): Finder {
  switch (kind) {
    case 'css': {
      const find = cssFinder(pattern);
      return ({ tree }) => find(tree());
    }
    case 'xpath': {
      const find = xpathFinder(pattern);
      return ({ tree }) => find(tree());
    }
    case 'regex': {
      const find = regexFinder(pattern, clock);
      return ({ html }) => find(html);
    }
    case 'jsonld': {
      const find = structuredFinder(pattern);
      return ({ structuredData }) => find(structuredData);
    }
    case 'contains':
      return ({ html }) => ({
        kind: 'value',
        value: take === 'count' ? countTexts(html, pattern) : html.includes(pattern),
      });
  }
}

const clean = (text: string): string =>
  text
    .slice(0, 50 * limits.ownFields.valueMax)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, limits.ownFields.valueMax)
    .toWellFormed();

function valueOf(found: Found, take: string): OwnValue {
  if (found.kind === 'value')
    return typeof found.value === 'string' ? clean(found.value) : finite(found.value);
  const { matches } = found;
  if (take === 'count') return matches.length;
  const [first] = matches;
  if (first === undefined) return null;
  const text = take === 'text' ? first.text() : first.attribute(take.slice('attribute:'.length));
  return text === null ? null : clean(text);
}

/** JSON knows no other numbers. */
const finite = (value: number | boolean): OwnValue =>
  typeof value === 'number' && !Number.isFinite(value) ? null : value;

function openPage({ html, structuredData }: FieldSource): OpenPage {
  const budget = new StepBudget();
  let made: PageNode | null = null;
  const tree = (): PageNode => {
    made ??= pageTree(html, budget);
    return made;
  };
  return { html, structuredData, budget, tree };
}

function readField({ field, find }: OpenField, page: OpenPage): TriedField {
  const { name, take } = field;
  try {
    const found = find(page);
    const matches = found.kind === 'matches' ? found.matches.length : null;
    return { name, value: valueOf(found, take), matches, isTooSlow: false };
  } catch (error) {
    // An expression that fails on a page, such as one that counts a text, has no value there.
    return { name, value: null, matches: null, isTooSlow: error instanceof TooManySteps };
  } finally {
    page.budget.nextField();
  }
}

interface OpenField {
  readonly field: OwnField;
  readonly find: Finder;
}

export interface OpenFields {
  readonly read: (source: FieldSource) => OwnValues;
  readonly tryOn: (source: FieldSource) => TriedField[];
}

/** Of fields that `whyInvalid` has nothing against. */
export function openFields(fields: readonly OwnField[], clock: SearchClock): OpenFields {
  const open = fields.map((field): OpenField => ({ field, find: finderOf(field, clock) }));
  const tryOn = (source: FieldSource): TriedField[] => {
    const page = openPage(source);
    return open.map((each) => readField(each, page));
  };
  return {
    tryOn,
    read: (source) => Object.fromEntries(tryOn(source).map(({ name, value }) => [name, value])),
  };
}

const emptyPage: FieldSource = {
  html: '<p class="a">1</p>',
  structuredData: { jsonLd: [], topItems: [], items: [] },
};

/** What is wrong with the pattern of a field, as a sentence; null when nothing is. */
export function whyInvalid(field: OwnField): string | null {
  try {
    // Unknown functions of XPath are only met when it is evaluated.
    finderOf(field, { now: () => 0 })(openPage(emptyPage));
    return null;
  } catch (error) {
    if (error instanceof TooLargePattern) return words.tooLarge;
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
    switch (field.kind) {
      case 'xpath':
        return words.xpath({ reason });
      case 'regex':
        return words.regex({ reason });
      case 'jsonld':
        return words.path;
      default:
        return words.css({ reason });
    }
  }
}
