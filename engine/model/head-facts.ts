/** Facts of a page's head: title, meta and link tags, robots directives, social tags. */
import type { NodeId } from './page-source.ts';

export interface DocumentFacts {
  readonly doctype: { readonly name: string; readonly publicId: string; readonly systemId: string } | null;
  /** Browsers use quirks mode. */
  readonly quirks: boolean;
  /** Attributes of html as written; null when missing. */
  readonly lang: string | null;
  readonly htmlNode: NodeId;
  /** The base of relative URLs. */
  readonly baseUrl: string;
  /** The element that ended head because it is not allowed there, e.g. `div`; null when head ended regularly. */
  readonly headClosedBy: { readonly name: string; readonly node: NodeId } | null;
  /** Tags as written, not as repaired. */
  readonly headTags: number;
  readonly bodyTags: number;
  readonly frameset: boolean;
  readonly amp: boolean;
  readonly generator: string | null;
}

export interface TitleTag {
  readonly text: string;
  /** Graphemes. */
  readonly length: number;
  readonly inHead: boolean;
  readonly node: NodeId;
}

export interface DescriptionTag {
  readonly text: string;
  /** Graphemes. */
  readonly length: number;
  readonly inHead: boolean;
  readonly node: NodeId;
}

export interface MetaTag {
  /** The attribute that has its name. */
  readonly by: 'name' | 'property' | 'http-equiv' | 'charset' | 'itemprop';
  /** Value of that attribute in lower case, trimmed; the encoding itself for `charset`. */
  readonly key: string;
  /** Null when there is no content attribute. */
  readonly content: string | null;
  readonly inHead: boolean;
  readonly node: NodeId;
}

export interface LinkTag {
  readonly rel: readonly string[];
  /** Null when missing. */
  readonly href: string | null;
  readonly resolved: string | null;
  readonly type: string | null;
  readonly media: string | null;
  readonly sizes: string | null;
  readonly hreflang: string | null;
  readonly as: string | null;
  readonly inHead: boolean;
  readonly node: NodeId;
}

export interface RobotsDirective {
  readonly source: 'meta' | 'header';
  /** `robots` is for all; else the agent's name in lower case, e.g. `googlebot`. */
  readonly agent: string;
  readonly raw: string;
  /** Null when the tag does not declare it. `none` is both false; `all` is both true. */
  readonly index: boolean | null;
  readonly follow: boolean | null;
  readonly nosnippet: boolean;
  readonly maxSnippet: number | null;
  readonly maxImagePreview: 'none' | 'standard' | 'large' | null;
  /** As written. */
  readonly unavailableAfter: string | null;
  /** True for headers. */
  readonly inHead: boolean;
  readonly node: NodeId;
}

export interface RobotsDirectives {
  readonly directives: readonly RobotsDirective[];
  /** By any directive for all agents, googlebot or bingbot (the strictest wins). */
  readonly noindex: boolean;
  readonly nofollow: boolean;
  /** Elements with data-nosnippet, and the number of words of the main text in them. */
  readonly nosnippetNodes: readonly NodeId[];
  readonly nosnippetMainWords: number;
}

export interface CanonicalLink {
  readonly source: 'link' | 'header';
  readonly href: string;
  readonly resolved: string | null;
  /** The href is an absolute URL. */
  readonly absolute: boolean;
  /** Attributes that void it: hreflang, media, type, lang. */
  readonly voidedBy: readonly string[];
  /** True for headers. */
  readonly inHead: boolean;
  readonly node: NodeId;
}

export interface HreflangLink {
  readonly source: 'link' | 'header';
  /** As written, trimmed. */
  readonly code: string;
  readonly href: string;
  readonly resolved: string | null;
  readonly absolute: boolean;
  readonly inHead: boolean;
  readonly node: NodeId;
}

export interface ViewportFacts {
  readonly content: string;
  /** Names in lower case, e.g. `width` -> `device-width`. */
  readonly settings: Readonly<Record<string, string>>;
  readonly inHead: boolean;
  readonly node: NodeId;
}

export interface RefreshDirective {
  readonly source: 'meta' | 'header';
  readonly seconds: number;
  /** Null when the page reloads itself. */
  readonly href: string | null;
  readonly resolved: string | null;
  readonly node: NodeId;
}

export interface SocialTag {
  /** Lower case, with its prefix: `og:title`, `twitter:card`. */
  readonly property: string;
  readonly content: string;
  readonly inHead: boolean;
  readonly node: NodeId;
}

export interface SocialFacts {
  /** Properties that start with `og:`, `article:`, `product:`, `fb:` and the like, from property or name. */
  readonly openGraph: readonly SocialTag[];
  /** `twitter:` tags, from name or property. */
  readonly twitter: readonly SocialTag[];
}
