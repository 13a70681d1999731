/** All facts of one page: plain data between extract and audit. */
import type {
  CanonicalLink,
  DescriptionTag,
  DocumentFacts,
  HreflangLink,
  LinkTag,
  MetaTag,
  RefreshDirective,
  RobotsDirectives,
  SocialFacts,
  TitleTag,
  ViewportFacts,
} from './head-facts.ts';
import type { CharsetFacts, HttpFacts } from './http-facts.ts';
import type {
  ControlNode,
  DialogNode,
  FormNode,
  HeadingNode,
  IdFacts,
  ImageNode,
  LandmarkFacts,
  LinkNode,
  PictureNode,
  ResourceNode,
  SizeFacts,
  VideoNode,
} from './node-facts.ts';
import type { PageSource } from './page-source.ts';
import type { StructuredDataFacts } from './structured-facts.ts';
import type {
  AuthorSeen,
  ContactFacts,
  DateSeen,
  FingerprintFacts,
  KeywordTerm,
  LanguageFacts,
  PageTypeFacts,
  QualityFacts,
  SecretSeen,
  SectionFacts,
  TextFacts,
} from './text-facts.ts';

/**
 * Lists are in document order and contain nothing from inside `template`, `noscript`, `iframe`
 * or (for title, headings and links) foreign content that a browser would not count.
 * Text is what a browser would show as text: white space collapsed, trimmed, references decoded.
 */
export interface PageFacts {
  /** The final URL. */
  readonly url: string;
  /** The URL that was requested. */
  readonly requestedUrl: string;
  readonly http: HttpFacts;
  readonly charset: CharsetFacts;
  readonly document: DocumentFacts;
  readonly size: SizeFacts;

  /** Text of the first title in head; null when there is none or it is empty. */
  readonly title: string | null;
  /** Every HTML title element, in head or not; never that of an svg. */
  readonly titles: readonly TitleTag[];
  /** Content of the first description in head; null when there is none or it is empty. */
  readonly description: string | null;
  readonly descriptions: readonly DescriptionTag[];
  /** Every meta element. */
  readonly metas: readonly MetaTag[];
  /** Every link element. */
  readonly linkTags: readonly LinkTag[];
  readonly robots: RobotsDirectives;
  /** From link elements and the Link header. */
  readonly canonicals: readonly CanonicalLink[];
  /** The one that search engines consider, resolved. Null when there is none, or several that contradict each other. */
  readonly canonical: string | null;
  readonly hreflangs: readonly HreflangLink[];
  readonly viewport: ViewportFacts | null;
  /** Meta refresh tags and the Refresh header. */
  readonly refreshes: readonly RefreshDirective[];
  readonly social: SocialFacts;

  readonly headings: readonly HeadingNode[];
  readonly images: readonly ImageNode[];
  /** Resolved URLs of the background images in style attributes, each once. */
  readonly backgrounds: readonly string[];
  readonly pictures: readonly PictureNode[];
  /** Every `a` and `area` with an href, and those without one that have a click handler. */
  readonly links: readonly LinkNode[];
  /** Every other URL that the page loads: scripts, styles, frames, media, preloads. Images are in `images`. */
  readonly resources: readonly ResourceNode[];
  readonly videos: readonly VideoNode[];
  readonly forms: readonly FormNode[];
  /** input, select, textarea and button; hidden inputs too (`type` says so). */
  readonly controls: readonly ControlNode[];
  readonly dialogs: readonly DialogNode[];
  readonly landmarks: LandmarkFacts;
  readonly ids: IdFacts;

  readonly structuredData: StructuredDataFacts;

  readonly language: LanguageFacts;
  readonly text: TextFacts;
  readonly sections: readonly SectionFacts[];
  /** 1 to 3 word terms of the main text, most used first. */
  readonly keywords: readonly KeywordTerm[];
  readonly fingerprint: FingerprintFacts;
  readonly quality: QualityFacts;
  readonly pageType: PageTypeFacts;
  /** These four are computed when they are first read: few readers need them. */
  readonly dates: readonly DateSeen[];
  readonly authors: readonly AuthorSeen[];
  readonly contacts: ContactFacts;
  readonly secrets: readonly SecretSeen[];

  /** Limits that the page exceeded: then counts are lower bounds. Empty on any ordinary page. */
  readonly capped: readonly Cap[];
  readonly source: PageSource | null;
}

/** `depth`: nested deeper than is tracked; `elements`, `attributes`, `text`: more than is stored; `body`: truncated by the fetcher. */
export type Cap = 'depth' | 'elements' | 'attributes' | 'text' | 'body';
