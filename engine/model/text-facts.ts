/** Facts of a page's text: main content, length, reading ease, keywords, language, fingerprints, quality. */
import type { NodeId } from './page-source.ts';
import type { PostalPlace } from './postal-place.ts';

export interface LanguageFacts {
  /** html lang as written, trimmed; null when missing or empty. */
  readonly declared: string | null;
  /** Its primary subtag in lower case. */
  readonly primary: string | null;
  /** By the words; null when there are too few. The code is ISO 639-1. */
  readonly detected: { readonly code: string; readonly confidence: number } | null;
  /** The script most letters belong to. */
  readonly script:
    | 'latin'
    | 'cyrillic'
    | 'greek'
    | 'arabic'
    | 'hebrew'
    | 'devanagari'
    | 'thai'
    | 'han'
    | 'kana'
    | 'hangul'
    | 'other'
    | 'none';
  /** For stop words, phrases and reading ease: the detected one when certain, else the declared one, else `en`. */
  readonly used: string;
}

export interface TextBlock {
  readonly text: string;
  readonly words: number;
  readonly node: NodeId;
  /** Index of the heading before it; -1 when there is none. Its element may begin before that heading's. */
  readonly heading: number;
}

export interface TextFacts {
  /** The main content without boilerplate, a line for each block. */
  readonly lines: readonly string[];
  /** How it was found: by a main landmark, an article, or link density. */
  readonly mainBy: 'main' | 'article' | 'density';
  /** Words of the main content. */
  readonly wordCount: number;
  /** The same without listings of code (`pre`). */
  readonly proseWordCount: number;
  /** Words of everything visible. */
  readonly allWordCount: number;
  readonly sentenceCount: number;
  /** The main content's blocks of running text: paragraphs, list items, cells and so on; no headings. */
  readonly paragraphs: readonly TextBlock[];
  /** Text of headers, footers and asides without their menus: the first blocks, each cut. */
  readonly outside: readonly string[];
  /** Flesch or the fitting variant for the language, 0 to 100; null when there is none for it or too few words. */
  readonly readingEase: number | null;
  /** Up to three, longest first. */
  readonly longestSentences: readonly { readonly text: string; readonly words: number }[];
  /** Of the running text: without headings and code listings. */
  readonly firstHundredWords: string;
  readonly firstTwoHundredWords: string;
  /** First 300 characters of the main content, headings included. */
  readonly opening: string;
}

/** From one heading to the next, in the main content. */
export interface SectionFacts {
  /** Index into `headings`; -1 for the text before the first. */
  readonly heading: number;
  /** Without code listings. */
  readonly words: number;
  readonly blocks: number;
  /** The heading is a question. */
  readonly question: boolean;
  /** First block after the heading; null when another heading or nothing follows. */
  readonly firstBlock: string | null;
  /** Graphemes of that block's first sentence; 0 when there is none. */
  readonly firstSentenceLength: number;
}

export interface KeywordTerm {
  readonly keyword: string;
  /** Words in it: 1, 2 or 3. */
  readonly size: number;
  readonly count: number;
  /** Percent: count / words of the main text without code listings, x 100. */
  readonly density: number;
}

export interface FingerprintFacts {
  /** Of the normalised main text, 16 hex digits; '' when there is no text. */
  readonly textHash: string;
  /** One-permutation MinHash over 5-word shingles of the main text; null below 20 words. Share of equal slots estimates Jaccard. */
  readonly minHash: Uint32Array | null;
  /** Of the tags' structure, without class names: equal for pages of one template. */
  readonly skeletonHash: string;
}

export interface TextSign {
  readonly text: string;
  /** Around it, at most 120 characters. */
  readonly context: string;
}

export interface QualityFacts {
  /** A phrase for "not found" in the page's language, and where it is; null when there is none. */
  readonly notFoundPhrase: { readonly phrase: string; readonly where: 'title' | 'h1' | 'opening' } | null;
  /** Four or more filler words in a row. */
  readonly loremIpsum: TextSign | null;
  /** {{...}}, %%...%%, undefined, [object Object] and the like in visible text. */
  readonly templateTokens: readonly TextSign[];
  /** Texts that a theme, a site builder or a content system ships with. */
  readonly templateLeftovers: readonly TextSign[];
  /** UTF-8 read as Latin-1 (Ã©, â€™); at most 10. */
  readonly mojibake: readonly TextSign[];
  readonly replacementCharacters: number;
  /** &amp;nbsp; and the like: references that were encoded twice and show as text. */
  readonly doubleEncoded: readonly TextSign[];
}

/** The type of a page by its markup and URL. */
export type PageType =
  | 'home'
  | 'article'
  | 'product'
  | 'listing'
  | 'contact'
  | 'login'
  | 'cart'
  | 'media'
  | 'search'
  | 'legal'
  | 'other';

export interface PageTypeFacts {
  readonly type: PageType;
  readonly because: string;
}

export interface DateSeen {
  readonly kind: 'published' | 'modified' | 'unknown';
  /** As written. */
  readonly raw: string;
  /** ISO 8601 day; null when it does not parse. */
  readonly day: string | null;
  readonly source: 'time' | 'meta' | 'structured-data' | 'header' | 'text';
  readonly node: NodeId;
}

export interface AuthorSeen {
  readonly name: string;
  readonly source: 'meta' | 'rel-author' | 'structured-data' | 'byline';
  readonly node: NodeId;
}

export interface ContactFacts {
  /** From tel: links and structured data. */
  readonly phones: readonly string[];
  /** In the visible text, whether or not they are links too. */
  readonly textPhones: readonly string[];
  /** From mailto: links and text. */
  readonly emails: readonly string[];
  /** An address element, a PostalAddress or an address in the text. */
  readonly hasAddress: boolean;
  /** Postal addresses in the visible text, header and footer included. */
  readonly places: readonly PostalPlace[];
  /** Opening hours in the visible text. */
  readonly showsHours: boolean;
}

export interface SecretSeen {
  /** The provider of the credential, e.g. `AWS access key`. */
  readonly provider: string;
  /** First and last four characters. */
  readonly masked: string;
  /** Offset in the source. */
  readonly offset: number;
}
