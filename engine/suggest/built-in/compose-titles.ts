/** Composes titles and main headings of what the page is called, what it shows and what somebody wants in them. */
import { graphemeLength } from '@pagewright/contract/ratings';
import { capitalise, fold, tidy } from '../../text/fold.ts';
import { stem } from '../../text/stem.ts';
import { wordsIn } from '../../text/words.ts';
import { stripNumber } from './numbering.ts';
import { siteNameFor } from './phrases.ts';
import { titleSegments } from './site-brand.ts';
import { type SuggestionPage, stripBrand } from './suggestion-page.ts';
import type { SuggestionSite } from './suggestion-site.ts';
import { templateLabel } from './template-labels.ts';
import { isInjection } from './text.ts';
import { hasWords, signs, type TextConditions, unmetBy } from './text-conditions.ts';

export interface TitleComposition {
  readonly conditions: TextConditions;
  /** The kinds of facts among what is to be mentioned, by their values. */
  readonly facts: ReadonlyMap<string, string>;
  /** Whether the brand may be added. */
  readonly mayBrand: boolean;
  /** The length that is good where none is asked for. */
  readonly usualMax: number;
  /** Titles that are written already: what to begin with. */
  readonly bases: readonly string[];
  /** The title that is to change; null for a new one. */
  readonly base: string | null;
}

/** Verbs that go before what is bought, and those that go behind it. */
const before =
  /^(?:buy|order|shop|rent|book|get|acheter|commander|comprar|compra|acquista|acquistare|compra|réserver)$/i;
const behind = /^(?:kaufen|bestellen|mieten|buchen|kopen|huren|boeken)$/i;
/** The name of a host is none of the page. */
export const domain = /(?:^|\s)[\w-]+\.(?:[a-z]{2,}|example)$/iu;
const headingMax = 35;
const [basesMax, extrasMax, shortName] = [8, 5, 20];

/** Separators of parts; those that hold a sign that is not wanted are left out. */
function separatorsFor({ withoutSymbols, withSymbols }: TextConditions): string[] {
  const all = [' – ', ' | ', ': ', ', ', ' '];
  const isAllowed = (text: string): boolean =>
    !withoutSymbols.some((name) => signs[name]?.pattern.test(text));
  const isWanted = (text: string): boolean => withSymbols.some((name) => signs[name]?.pattern.test(text));
  return all.filter(isAllowed).toSorted((one, other) => Number(isWanted(other)) - Number(isWanted(one)));
}

/** A name without signs that are not wanted at its edges and between its parts. */
function cleaned(text: string, { withoutSymbols }: TextConditions, separator: string): string {
  const parts = titleSegments(text);
  const isLeft = (name: string): boolean => withoutSymbols.includes(name);
  const joined = isLeft('dash') || isLeft('pipe') ? parts.join(separator) : text;
  const plain = isLeft('exclamation') ? joined.replaceAll(/\s*[!¡]+/gu, '') : joined;
  const spoken = isLeft('question') ? plain.replaceAll(/\s*[?¿]+/gu, '') : plain;
  return tidy(isLeft('colon') ? spoken.replaceAll(/\s*:\s*/g, separator) : spoken);
}

/** What the page is called, the best first. */
function namesOf(site: SuggestionSite, page: SuggestionPage, bases: readonly string[]): string[] {
  const { brief, headline, brand } = page;
  const title =
    brief.title === null || page.page.issues.some(({ ruleId }) => ruleId === 'title-placeholder')
      ? []
      : [brief.title, ...titleSegments(stripBrand(brief.title, brand))];
  const heads = brief.headings.filter(({ level }) => level === 1).map(({ text }) => text);
  const names = [headline ?? '', ...(heads.length === 1 ? heads : []), ...bases, ...title, brand ?? ''];
  return [
    ...new Set(names.map((text) => tidy(stripNumber(text, site.chapterWords)).replace(/[.…:!]$/u, ''))),
  ].filter((text) => /\p{L}{2}/u.test(text) && !templateLabel.test(text) && !isInjection(text));
}

/** Headings and parts of the title that have the words: they say more than the words alone. */
const partsWith = ({ chapterWords }: SuggestionSite, { brief }: SuggestionPage, words: string): string[] =>
  brief.headings
    .filter(({ region }) => region !== 'navigation' && region !== 'footer')
    .map(({ text }) => tidy(stripNumber(text, chapterWords)).replace(/[.…:!]$/u, ''))
    .filter((text) => graphemeLength(text) <= headingMax && hasWords(text, words) && !isInjection(text))
    .toSorted((one, other) => one.length - other.length)
    .slice(0, 2);

/** "Teapots – Teapots of stoneware": the same words twice. */
function repeats(text: string, { words }: SuggestionPage): number {
  const own = wordsIn(text)
    .filter((word) => word.length > 2 && !words.function.has(word))
    .map(stem);
  return own.length - new Set(own).size;
}

/** A verb of shopping joins the name; other words are parts of their own. */
function joined(parts: readonly string[], separator: string): string {
  const whole = parts.reduce<string>((text, part) => {
    if (text === '') return part;
    if (behind.test(part)) return `${text} ${part}`;
    return before.test(text) ? `${text} ${part}` : `${text}${separator}${part}`;
  }, '');
  return tidy(/^\S*[@/(]/u.test(whole) ? whole : capitalise(whole));
}

/** A name that begins with what it must begin with, where that is one of its words: "a system" opens with "system". */
function opened(name: string, start: string, { words }: SuggestionPage): string[] {
  const parts = name.split(/\s+/);
  const first = parts.findIndex((part) => !words.function.has(fold(part)));
  const plain = parts.slice(Math.max(0, first)).join(' ');
  if (fold(plain).startsWith(fold(start))) return [capitalise(plain)];
  if (!fold(name).endsWith(` ${fold(start)}`)) return [capitalise(start), name];
  const before = name.slice(0, -start.length).trim().split(/\s+/);
  while (words.function.has(fold(before.at(-1) ?? ''))) before.pop();
  return [capitalise(start), before.join(' ')];
}

interface Arranged {
  readonly parts: readonly string[];
  /** How far from what is best; lower is better. */
  readonly cost: number;
}

/** The parts of a title in several orders. */
function arrangements(
  site: SuggestionSite,
  page: SuggestionPage,
  { conditions, facts, mayBrand, bases, base: changed }: TitleComposition,
): Arranged[] {
  const { mentions, start, end, without } = conditions;
  const isAllowed = (text: string): boolean =>
    unmetBy(text, { ...conditions, ...onlyWords, without, withoutFacts: conditions.withoutFacts }).length ===
    0;
  const questions = conditions.isQuestion
    ? page.brief.headings.map(({ text }) => text).filter((text) => /[?？]$/u.test(text))
    : [];
  const names = [...questions, ...(changed === null ? [] : [changed]), ...namesOf(site, page, bases)]
    .flatMap((name) => [name, ...titleSegments(name)])
    .filter((name, at, all) => isAllowed(name) && all.indexOf(name) === at)
    .slice(0, basesMax);
  const wanted = [...new Set([...mentions, ...(end === null ? [] : [end])])];
  const verbs = wanted.filter((word) => before.test(word));
  const listed = wanted.filter((word) => !verbs.includes(word));
  const withParts = (base: string, isSpoken: boolean): string[] => {
    const missing = listed.filter((word) => !hasWords(base, word) && word !== end);
    return missing.map((word) => (isSpoken ? (partsWith(site, page, word).find(isAllowed) ?? word) : word));
  };
  const rank = (base: string, at: number): number =>
    listed.length > 0 && listed.every((word) => hasWords(base, word)) ? Math.min(at, 1) - 1 : at;
  const orders: Arranged[] = names
    .map((base, at) => ({ base, at: rank(base, at) }))
    .flatMap(({ base, at }) => [
      { parts: [...verbs, base, ...withParts(base, true)], cost: at },
      { parts: [...verbs, base, ...withParts(base, false)], cost: at + 0.3 },
      { parts: [...verbs, ...withParts(base, false), base], cost: at + 0.8 },
    ]);
  // What somebody lists is a title of its own where it is long enough.
  const isWhole = listed.length > 1;
  const whole: Arranged[] =
    wanted.length === 0
      ? []
      : [
          {
            parts: [...verbs, ...listed.filter((word) => word !== end)],
            cost: isWhole ? (facts.size > 0 ? 0.5 : 2.5) : 6,
          },
        ];
  const siteNames = mayBrand ? [page.brand, siteNameFor(site, page)] : [];
  const brand = siteNames
    .filter((name) => name !== null)
    .filter((name) => isAllowed(name) && !domain.test(name));
  const sections = page.brief.headings
    .filter(({ level, region }) => level > 1 && region !== 'navigation' && region !== 'footer')
    .map(({ text }) => tidy(text))
    .filter((text) => graphemeLength(text) <= headingMax && isAllowed(text) && !templateLabel.test(text));
  const isShort = graphemeLength(page.headline ?? '') < shortName;
  const extras =
    conditions.min === null && !isShort ? [] : [...names.slice(0, 2), ...sections].slice(0, extrasMax);
  const longer = [...orders, ...whole].flatMap((order) => [
    order,
    ...brand.map((name) => ({ parts: [...order.parts, name], cost: order.cost + 0.6 })),
    ...extras.map((part, at) => ({ parts: [...order.parts, part], cost: order.cost + 1 + at / 10 })),
    ...extras.flatMap((part, at) =>
      brand.map((name) => ({ parts: [...order.parts, part, name], cost: order.cost + 1.5 + at / 10 })),
    ),
  ]);
  return longer.map(({ parts, cost }) => {
    const middle = parts.filter((part) => part !== end && fold(part) !== fold(start ?? ''));
    const distinct = middle.filter((part, at) => !middle.slice(0, at).some((other) => hasWords(other, part)));
    const [head = '', ...tail] = distinct;
    const opens =
      start === null ? distinct : [...opened(head, start, page), ...tail].filter((part) => part !== '');
    const isClosed = end === null || fold(opens.at(-1) ?? '').endsWith(fold(end));
    return { parts: isClosed ? opens : [...opens, end], cost };
  });
}

/** Conditions of words only, all of them open. */
const onlyWords = {
  mentions: [],
  start: null,
  end: null,
  notStart: [],
  withSymbols: [],
  withoutSymbols: [],
  min: null,
  max: null,
  maxWords: null,
  isVerbFirst: false,
  isQuestion: false,
  isOneSentence: false,
  missing: [],
  tongue: null,
} as const;

/** Titles by how many conditions they do not meet, the best first. */
export function composeTitles(
  site: SuggestionSite,
  page: SuggestionPage,
  composition: TitleComposition,
): string[] {
  const { conditions, usualMax } = composition;
  const [separator = ' ', next = separator] = separatorsFor(conditions);
  const max = conditions.max ?? usualMax;
  const composed = arrangements(site, page, composition).flatMap(({ parts, cost }) => {
    const clean = parts.map((part, at) =>
      cleaned(at === 0 || /[@/]/u.test(part) ? part : capitalise(part), conditions, separator),
    );
    const text = joined(clean, separator);
    const isBranded = clean.length > 1 && clean.at(-1) === page.brand;
    const branded =
      isBranded && !conditions.withoutSymbols.includes('pipe') && next !== separator
        ? [`${joined(clean.slice(0, -1), separator)} | ${page.brand ?? ''}`]
        : [];
    return [...branded, text].map((own) => {
      const length = graphemeLength(own);
      const over = length > max ? 2 + (length - max) / 10 : 0;
      const short = length < 25 && conditions.max === null ? 1 : 0;
      return {
        text: own,
        unmet: unmetBy(own, conditions).length,
        cost: cost + repeats(own, page) * 1.5 + over + short + parts.length * 0.2,
      };
    });
  });
  return [
    ...new Set(
      composed
        .filter(({ text }) => wordsIn(text).length > 1 || graphemeLength(text) > 12)
        .toSorted((one, other) => one.unmet - other.unmet || one.cost - other.cost)
        .map(({ text }) => text),
    ),
  ];
}
