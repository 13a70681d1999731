/** The gate for what a model writes: each claim of a text is compared with all that is known of the site and from its owner. */
import { graphemeLength } from '@pagewright/contract/ratings';
import { type ContactKind, contactsIn, measuresIn, pricesAndPercentagesIn } from './claims.ts';
import { runsRemoteCode } from './code-parts.ts';
import { createFacts, type FactSource, type Facts, lazily, lettersOf } from './facts.ts';
import { createMeasureReader, type Measure } from './measures.ts';
import { createNameCheck } from './names.ts';
import { unknownPraise } from './praise.ts';
import { createLanguageCheck } from './same-language.ts';
import { type StyleFault, styleFaults } from './style.ts';

import type { TextBounds, TextUse } from './text-bounds.ts';

/** Sites that define formats, or document search engines and browsers: any text may name them. */
const technicalHosts: readonly string[] = (
  'schema.org json-ld.org ogp.me w3.org whatwg.org ietf.org rfc-editor.org iana.org iso.org web.dev mozilla.org chrome.com chromium.org ' +
  'webkit.org caniuse.com google.com bing.com microsoft.com apple.com yandex.com baidu.com duckduckgo.com robotstxt.org sitemaps.org ' +
  'indexnow.org unicode.org wikipedia.org example.com example.org example.net localhost'
).split(' ');

/** With the hosts below them, such as developers.google.com. */
const isTechnical = (host: string): boolean =>
  technicalHosts.some((known) => host === known || host.endsWith(`.${known}`));

export interface Knowledge extends FactSource {
  readonly domain: string;
  /** Of the page, ISO 639-1. */
  readonly language: string;
  /** What its owner says about it elsewhere. */
  readonly ownerTexts?: readonly string[];
  /** Findings, evidence, results of tools: facts for advice and comments, not for the page. */
  readonly auditTexts?: readonly string[];
  /** Of the other pages, computed once for all. */
  readonly site?: Facts;
  /** Text in another language is wanted, as for a translation. */
  readonly anyLanguage?: boolean;
}

/** Left out: whom it sends readers to, and what it has their machines do. */
export type Harm = ContactKind | 'scheme' | 'command' | 'prompt';
/** Shown with a mark. */
export type Doubt = 'number' | 'price' | 'percentage' | 'rating' | 'email' | 'name' | 'quotation' | 'praise';

export interface Found<Kind> {
  readonly kind: Kind;
  readonly words: string;
}

export interface Verdict {
  /** One line without control or hidden characters. */
  readonly text: string;
  readonly harmful: readonly Found<Harm>[];
  readonly unverified: readonly Found<Doubt>[];
  readonly style: readonly StyleFault[];
}

export interface Gate {
  readonly check: (text: string, bounds: TextBounds) => Verdict;
  /** The hosts among these that neither the site nor a standard has anything to do with. */
  readonly foreignHosts: (hosts: readonly string[]) => string[];
}

/** Joiners, which some scripts need, stay. */
const cleaned = (text: string): string =>
  text
    .replaceAll(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .toWellFormed();

/** Parts of a prompt, or of the way in which models call tools. */
const promptMarks = /website-data|<\|[a-z_]+\|>|\[\/?INST\]|<\/?(?:system|tool_call|function)\b/i;
/** "JavaScript: The Good Parts" runs nothing. */
const runningScheme =
  /(?<![\w-])(?:javascript|vbscript):(?=[\w(%])|(?<![\w-])data:(?:text\/html|[\w/+]+script)/i;
const keysOfMachine = /\b(?:press|drücken sie|appuyez sur)\s+(?:win|windows|⊞)\s*\+\s*r\b/i;

/** What can be counted at a glance, as on an image. */
const countedMax = 12;
const quotedMin = 12;
const quotation = /[“„«「"]([^“”„«»「」"]+)[”“»」"]/gu;

/** "SAVE20": to be typed in somewhere. */
const code =
  /(?<![\p{L}\p{N}_/.-])(?=[A-Z0-9-]*\d)(?=(?:[0-9-]*[A-Z]){3})[A-Z0-9][A-Z0-9-]{3,}(?![\p{L}\p{N}_/-])/gu;

const phoneMin = 6;
const isSamePhone = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= phoneMin && (one.endsWith(other) || other.endsWith(one)));

const hostOf = (domain: string): string =>
  domain
    .toLowerCase()
    .replace(/\/.*$/, '')
    .replace(/^www\./, '');

const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1500 && value <= 2100;
const monthsPerYear = 12;
/** "25 years" of 28, "100 years" of 104. */
const roundedYears = 9;

const found = <Kind>(kind: Kind, all: readonly string[]): Found<Kind>[] =>
  all.map((words) => ({ kind, words }));

class KnowledgeGate implements Gate {
  readonly #host: string;
  readonly #language: string;
  readonly #anyLanguage: boolean;
  readonly #own: readonly Facts[];
  readonly #all: readonly Facts[];
  readonly #reader: Facts['reader'];
  readonly #languages: () => ReturnType<typeof createLanguageCheck>;
  readonly #names = lazily(() =>
    createNameCheck(this.#language, (word) => this.#own.some(({ names }) => names().has(word))),
  );

  constructor({ ownerTexts = [], auditTexts = [], site, ...page }: Knowledge) {
    const { domain, language, texts, anyLanguage = false } = page;
    this.#host = hostOf(domain);
    this.#language = language;
    this.#anyLanguage = anyLanguage;
    this.#reader = site?.language === language ? site.reader : lazily(() => createMeasureReader(language));
    const facts = (source: FactSource): Facts => createFacts(source, language, this.#reader);
    this.#own = [facts({ ...page, texts: [...texts, ...ownerTexts, domain] }), ...(site ? [site] : [])];
    this.#all = [...this.#own, facts({ texts: auditTexts })];
    this.#languages = lazily(() => createLanguageCheck(language, texts.join('\n')));
  }

  check(given: string, bounds: TextBounds): Verdict {
    const text = cleaned(given);
    return {
      text,
      harmful: this.#harmIn(text, bounds.use),
      unverified: this.#doubtsIn(text, bounds),
      style: this.#styleOf(text, bounds),
    };
  }

  foreignHosts(hosts: readonly string[]): string[] {
    return hosts.filter((host) => !this.#isKnownHost(host));
  }

  #isKnownHost(host: string): boolean {
    const isBelow = host === this.#host || host.endsWith(`.${this.#host}`);
    return isBelow || isTechnical(host) || this.#isContact('host', (known) => known === host);
  }

  #isContact(kind: ContactKind, isSame: (known: string) => boolean): boolean {
    return this.#all.some(({ contacts }) =>
      contacts().some((known) => known.kind === kind && isSame(known.value)),
    );
  }

  #isOwnEmail(email: string): boolean {
    const host = email.split('@').at(-1) ?? '';
    return host === this.#host || host.endsWith(`.${this.#host}`);
  }

  #harmIn(text: string, use: TextUse): Found<Harm>[] {
    const foreign = contactsIn(text).filter(({ kind, value }) => {
      if (kind === 'host') return !this.#isKnownHost(value);
      if (kind === 'phone') return !this.#isContact(kind, (known) => isSamePhone(known, value));
      if (kind === 'email' && this.#isOwnEmail(value)) return false;
      // Advice on code has decorators and packages.
      if (kind === 'account' && use !== 'paste') return false;
      return !this.#isContact(kind, (known) => known === value);
    });
    const patterns = [
      ['prompt', promptMarks],
      ['scheme', runningScheme],
      ['command', keysOfMachine],
    ] as const;
    return [
      ...foreign.map(({ kind, value }) => ({ kind, words: value })),
      ...patterns.flatMap(([kind, pattern]) =>
        (pattern.exec(text) ?? []).slice(0, 1).map((words) => ({ kind, words })),
      ),
      ...(runsRemoteCode(text) ? [{ kind: 'command', words: text } as const] : []),
    ];
  }

  /** Advice and comments have figures of their own, such as lengths; what they quote is to be pasted. */
  #doubtsIn(text: string, { use, mayCount = false }: TextBounds): Found<Doubt>[] {
    const known = use === 'paste' ? this.#own : this.#all;
    const quoted = [...text.matchAll(quotation)].map(([, words = '']) => words);
    const toPaste = use === 'paste' ? [text] : use === 'advice' ? quoted : [];
    const said = lazily(() => this.#own.map((facts) => facts.text()).join('\n'));
    return [
      ...this.#doubtfulFigures(text, known),
      ...toPaste.flatMap((words) => found<Doubt>('praise', unknownPraise(words, said()))),
      ...toPaste.flatMap((words) => [
        ...this.#doubtfulNumbers(words, mayCount),
        ...found<Doubt>(
          'number',
          (words.match(code) ?? []).filter((each) => !said().includes(each)),
        ),
        ...found<Doubt>('name', this.#anyLanguage ? [] : this.#names().unknownNames(words)),
      ]),
      ...found<Doubt>('quotation', use === 'paste' ? quoted.filter((words) => !this.#isQuoted(words)) : []),
    ];
  }

  #isQuoted(words: string): boolean {
    const letters = lettersOf(words);
    return letters.length < quotedMin || this.#own.some((facts) => facts.letters().includes(letters));
  }

  #doubtfulFigures(text: string, known: readonly Facts[]): Found<Doubt>[] {
    const emails = contactsIn(text).filter(
      ({ kind, value }) =>
        kind === 'email' && this.#isOwnEmail(value) && !this.#isContact(kind, (each) => each === value),
    );
    const figures = pricesAndPercentagesIn(text, this.#language).filter(
      ({ kind, value }) =>
        !known.some((facts) => facts.figures().some((each) => each.kind === kind && each.value === value)),
    );
    return [
      ...emails.map(({ value }) => ({ kind: 'email' as const, words: value })),
      ...figures.map(({ kind, value }) => ({ kind, words: value })),
    ];
  }

  #doubtfulNumbers(text: string, mayCount: boolean): Found<Doubt>[] {
    return measuresIn(text, this.#language, this.#reader())
      .filter((measure) => !this.#isMeasured(measure) && !(mayCount && measure.value <= countedMax))
      .map(({ unit, words }) => ({
        kind: unit === 'rating' ? ('rating' as const) : ('number' as const),
        words,
      }));
  }

  /** A rating is that of what its own page is about. */
  #isMeasured(measure: Measure): boolean {
    const known = measure.unit === 'rating' ? this.#own.slice(0, 1) : this.#own;
    return known.some(({ measures }) => {
      const same = measures().get(measure.value) ?? [];
      if (measure.unit === 'rating') return same.some(({ unit }) => unit === 'rating');
      const isAlike =
        measure.unit === '' ? same.length > 0 : same.some(({ unit }) => unit === '' || unit === measure.unit);
      return isAlike || isSince(measure, measures().keys()) || isRounded(measure, measures());
    });
  }

  #styleOf(text: string, { min, max, use, mayNameMarkup = false }: TextBounds): StyleFault[] {
    const length = graphemeLength(text);
    const known = this.#own.map((facts) => facts.text()).join('\n');
    const plain = use === 'paste' ? 'paste' : 'plain';
    const form = styleFaults(text, known, mayNameMarkup || use === 'advice' ? 'markup' : plain);
    return [
      ...(length < min || length > max ? ['length' as const] : []),
      ...form,
      ...this.#otherLanguage(text, use),
    ];
  }

  #otherLanguage(text: string, use: TextUse): StyleFault[] {
    if (this.#anyLanguage) return [];
    const { hasOtherScript, otherLanguage } = this.#languages();
    // Advice may be in English whatever the script of the page.
    const checked = use === 'paste' ? text : text.replaceAll(/\p{Script=Latin}+/gu, ' ');
    if (hasOtherScript(checked)) return ['script'];
    const other = otherLanguage(text);
    return other !== null && (use === 'paste' || other !== 'en') ? ['language'] : [];
  }
}

/** "25 years" of a site that says "since 1998". */
function isSince({ unit, value }: Measure, known: Iterable<number>): boolean {
  const years = unit === 'month' ? value / monthsPerYear : unit === '' ? value : 0;
  if (!Number.isInteger(years) || years < 1) return false;
  const now = new Date().getUTCFullYear();
  const most = years % 5 === 0 ? roundedYears : 1;
  return [...known].some((year) => isYear(year) && now - year - years >= -1 && now - year - years <= most);
}

/** "Over 1,200" of 1,234, counted in the same unit; digits within a code, an address or a date are no count. */
function isRounded({ unit, value }: Measure, known: ReadonlyMap<number, readonly Measure[]>): boolean {
  if (unit === 'rating' || value < 20 || isYear(value)) return false;
  const step = 10 ** Math.max(1, Math.floor(Math.log10(value)) - 1);
  const isExact = (each: Measure): boolean => each.unit === unit && each.isPart !== true;
  return (
    value % step === 0 &&
    [...known].some(([exact, all]) => exact > value && exact < value + step && all.some(isExact))
  );
}

export const createGate = (knowledge: Knowledge): Gate => new KnowledgeGate(knowledge);
