/** Decides whether a text that a model wrote may be offered to the owner of a page: what it states must be on the page. */
import { graphemeLength } from '@pagewright/contract/ratings';
import { type Claim, type ClaimKind, claimsIn, factsIn } from './claims.ts';
import { hasForeignUrl } from './foreign-urls.ts';
import { createLanguageCheck } from './same-language.ts';
import { createSuperlativeCheck } from './superlatives.ts';

/** What a text may rest on. */
export interface TextSource {
  readonly domain: string;
  /** Of the page, ISO 639-1. */
  readonly language: string;
  /** Everything that the page says. */
  readonly pageTexts: readonly string[];
  /** What its owner says about it elsewhere. */
  readonly ownerTexts?: readonly string[];
  /** What the audit says: facts for advice and comments, not for the page. */
  readonly auditTexts?: readonly string[];
  /** Text in another language is wanted, as for a translation. */
  readonly anyLanguage?: boolean;
}

/**
 * `paste` goes onto the page as it is. `advice` says what to do there, in the page's language or in English. `comment`
 * speaks about the site, and may name its largest image.
 */
export type TextUse = 'paste' | 'advice' | 'comment';

export interface TextBounds {
  readonly min: number;
  readonly max: number;
  readonly use: TextUse;
  /** Markup may be mentioned, as in "use one <h1>"; it is shown as text. */
  readonly mayNameMarkup?: boolean;
  /** Small numbers need not be on the page, as in the description of an image. */
  readonly mayCount?: boolean;
}

export type Rejection =
  | ClaimKind
  | 'length'
  | 'markup'
  | 'url'
  | 'superlative'
  | 'script'
  | 'language'
  | 'prompt';

export type AcceptedText = { readonly text: string } | { readonly rejected: Rejection };

export interface TextAcceptor {
  /** The cleaned text, or the first reason against it. */
  readonly accept: (text: string, bounds: TextBounds) => AcceptedText;
}

/** One line without control characters; joiners, which some scripts need, stay. */
const cleaned = (text: string): string =>
  text
    .replaceAll(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .toWellFormed();

const isMarkup = (text: string): boolean => /<[a-z!/]/i.test(text);
/** Parts of a prompt, or of the way in which models call tools. */
const promptMarks = /website-data|<\|[a-z_]+\|>|\[\/?INST\]|<\/?(?:system|tool_call|function)\b/i;

/** Sites that define formats, which advice may name. */
const definingHosts = new Set(['schema.org', 'json-ld.org', 'ogp.me']);

/** The same number with or without its country code. */
const isSamePhone = (one: string, other: string): boolean => one.endsWith(other) || other.endsWith(one);

function isStated({ kind, value }: Claim, known: readonly Claim[], ownHost: string): boolean {
  if (kind === 'domain' && value === ownHost) return true;
  const same = known.filter((claim) => claim.kind === kind);
  return kind === 'phone'
    ? same.some((claim) => isSamePhone(claim.value, value))
    : same.some((claim) => claim.value === value);
}

/** What can be counted at a glance. */
const countedMax = 12;

/** Computed when the first text needs it. */
function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

const hostOf = (domain: string): string =>
  domain
    .toLowerCase()
    .replace(/\/.*$/, '')
    .replace(/^www\./, '');

/** What texts of one kind may state, computed when it is needed. */
function createFacts(texts: readonly string[], language: string) {
  const text = texts.join('\n');
  return {
    claims: lazily(() => factsIn(text, language)),
    superlative: lazily(() => createSuperlativeCheck(language, text)),
  };
}

class PageTextAcceptor implements TextAcceptor {
  readonly #host: string;
  readonly #language: string;
  readonly #anyLanguage: boolean;
  readonly #facts: {
    readonly page: ReturnType<typeof createFacts>;
    readonly all: ReturnType<typeof createFacts>;
  };
  readonly #languages: () => ReturnType<typeof createLanguageCheck>;

  constructor({
    domain,
    language,
    pageTexts,
    ownerTexts = [],
    auditTexts = [],
    anyLanguage = false,
  }: TextSource) {
    const own = [...pageTexts, ...ownerTexts];
    this.#host = hostOf(domain);
    this.#language = language;
    this.#anyLanguage = anyLanguage;
    this.#facts = { page: createFacts(own, language), all: createFacts([...own, ...auditTexts], language) };
    this.#languages = lazily(() => createLanguageCheck(language, pageTexts.join('\n')));
  }

  accept(given: string, bounds: TextBounds): AcceptedText {
    const text = cleaned(given);
    const rejected =
      this.#formRejection(text, bounds) ??
      this.#unstatedClaim(text, bounds) ??
      this.#languageRejection(text, bounds.use) ??
      this.#superlativeRejection(text, bounds.use) ??
      this.#unstatedNumber(text, bounds);
    return rejected === null ? { text } : { rejected };
  }

  #factsFor(use: TextUse): ReturnType<typeof createFacts> {
    return use === 'paste' ? this.#facts.page : this.#facts.all;
  }

  #formRejection(text: string, { min, max, mayNameMarkup = false }: TextBounds): Rejection | null {
    const length = graphemeLength(text);
    if (length < min || length > max) return 'length';
    if (promptMarks.test(text)) return 'prompt';
    if (!mayNameMarkup && isMarkup(text)) return 'markup';
    return hasForeignUrl(text, this.#host) ? 'url' : null;
  }

  #unstatedClaim(text: string, { use }: TextBounds): ClaimKind | null {
    const { claims } = this.#factsFor(use);
    const isDefining = ({ kind, value }: Claim): boolean => kind === 'domain' && definingHosts.has(value);
    const unstated = claimsIn(text, this.#language)
      .filter(({ kind }) => kind !== 'number')
      .filter((claim) => use === 'paste' || !isDefining(claim))
      .find((claim) => !isStated(claim, claims(), this.#host));
    return unstated?.kind ?? null;
  }

  /** Advice and comments have figures of their own, such as lengths. */
  #unstatedNumber(text: string, { use, mayCount = false }: TextBounds): 'number' | null {
    if (use !== 'paste') return null;
    const { claims } = this.#facts.page;
    const isCount = (value: string): boolean => mayCount && Number(value) <= countedMax;
    const isInvented = claimsIn(text, this.#language)
      .filter(({ kind, value }) => kind === 'number' && !isCount(value))
      .some((claim) => !isStated(claim, claims(), this.#host));
    return isInvented ? 'number' : null;
  }

  #languageRejection(text: string, use: TextUse): 'script' | 'language' | null {
    if (this.#anyLanguage) return null;
    const { hasOtherScript, otherLanguage } = this.#languages();
    // Advice may be in English whatever the script of the page.
    const checked = use === 'paste' ? text : text.replaceAll(/\p{Script=Latin}+/gu, ' ');
    if (hasOtherScript(checked)) return 'script';
    const other = otherLanguage(text);
    return other !== null && (use === 'paste' || other !== 'en') ? 'language' : null;
  }

  #superlativeRejection(text: string, use: TextUse): 'superlative' | null {
    if (use === 'comment') return null;
    const { inPaste, inAdvice } = this.#factsFor(use).superlative();
    const check = use === 'paste' ? inPaste : inAdvice;
    return check(text) === null ? null : 'superlative';
  }
}

export const createTextAcceptor = (source: TextSource): TextAcceptor => new PageTextAcceptor(source);
