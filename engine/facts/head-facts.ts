/** What a page says of itself: title, metas, links of its head, and what robots may do. */
import type { NodeId } from './page-source.ts';

export interface DocumentFacts {
  readonly doctype: { readonly name: string; readonly publicId: string; readonly systemId: string } | null;
  /** Browsers lay the page out by the rules of the nineties. */
  readonly quirks: boolean;
  /** Attributes of html as written; null when missing. */
  readonly lang: string | null;
  readonly dir: string | null;
  readonly htmlNode: NodeId;
  readonly base: { readonly href: string; readonly resolved: string | null; readonly node: NodeId } | null;
  /** The address that relative addresses start from. */
  readonly baseUrl: string;
  /** The element that ended head although it may not stand there, e.g. `div`; null when head was closed in order. */
  readonly headClosedBy: { readonly name: string; readonly node: NodeId } | null;
  /** Tags as written, not as repaired. */
  readonly headTags: number;
  readonly bodyTags: number;
  readonly frameset: boolean;
  readonly amp: boolean;
  readonly generator: string | null;
  readonly themeColor: string | null;
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
  /** Which attribute names it. */
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
  /** `robots` speaks to all; else the agent's name in lower case, e.g. `googlebot`. */
  readonly agent: string;
  readonly raw: string;
  /** Null when this tag says nothing of it. `none` is both false; `all` is both true. */
  readonly index: boolean | null;
  readonly follow: boolean | null;
  readonly noarchive: boolean;
  readonly nosnippet: boolean;
  readonly noimageindex: boolean;
  readonly maxSnippet: number | null;
  readonly maxImagePreview: 'none' | 'standard' | 'large' | null;
  readonly maxVideoPreview: number | null;
  /** As written. */
  readonly unavailableAfter: string | null;
  /** True for headers. */
  readonly inHead: boolean;
  readonly node: NodeId;
}

export interface RobotsFacts {
  readonly directives: readonly RobotsDirective[];
  /** Any directive for all agents, googlebot or bingbot says so (the strictest wins). */
  readonly noindex: boolean;
  readonly nofollow: boolean;
  /** Elements with data-nosnippet, and how many words of the main text stand in them. */
  readonly nosnippetNodes: readonly NodeId[];
  readonly nosnippetMainWords: number;
}

export interface CanonicalLink {
  readonly source: 'link' | 'header';
  readonly href: string;
  readonly resolved: string | null;
  /** The href is a full address by itself. */
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
  /** Properties that start with `og:`, `article:`, `product:`, `fb:` and their like, from property or name. */
  readonly openGraph: readonly SocialTag[];
  /** `twitter:` tags, from name or property. */
  readonly twitter: readonly SocialTag[];
}
