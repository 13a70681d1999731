/** A change to one page as data: what a suggestion would have its owner do. */

export type Patch =
  | { readonly kind: 'title' | 'description' | 'lang' | 'viewport' | 'canonical'; readonly text: string }
  | { readonly kind: 'charset' | 'doctype' }
  /** Of every image with this address that has none, or else that has an empty one, or else of all. */
  | { readonly kind: 'alt'; readonly src: string; readonly text: string }
  /** With `replaces` null it is a new H1 at the start of the main content. */
  | {
      readonly kind: 'heading';
      readonly level: number;
      readonly text: string;
      readonly replaces: string | null;
    }
  /** The heading keeps its words and gets another level; `at` counts the headings of the page from 0. */
  | { readonly kind: 'heading-level'; readonly at: number; readonly level: number }
  /** Markup that is added to the head, whole: structured data, tags for sharing. */
  | { readonly kind: 'head'; readonly html: string }
  /** The text of links to a target; `from` is what they say now. */
  | { readonly kind: 'anchor'; readonly target: string; readonly from: string; readonly text: string }
  /** Words of the running text become a link. */
  | { readonly kind: 'link'; readonly anchor: string; readonly target: string; readonly sentence: string }
  /** A block of running text gets other words; one with markup inside has no place for them. */
  | { readonly kind: 'paragraph'; readonly from: string; readonly text: string }
  /** A block of JSON-LD, as it stands there, becomes another. */
  | { readonly kind: 'json-ld'; readonly from: string; readonly text: string }
  /** Markup that is added behind the last paragraph of the main content. */
  | { readonly kind: 'append'; readonly html: string }
  /** Links to an address, as resolved, lead to another. */
  | { readonly kind: 'href'; readonly from: string; readonly to: string }
  /** A sentence of the running text, word for word, becomes another. */
  | { readonly kind: 'rewrite'; readonly from: string; readonly to: string }
  /** Images of an address, as resolved, that do not say their size get it. */
  | { readonly kind: 'size'; readonly src: string; readonly width: number; readonly height: number }
  /** Images and media from an address, as resolved, come from another. */
  | { readonly kind: 'src'; readonly from: string; readonly to: string }
  /** Links to an address lose nofollow, ugc and sponsored. */
  | { readonly kind: 'follow'; readonly target: string }
  /** All titles, or all descriptions, of the head but the first go. */
  | { readonly kind: 'only-one'; readonly of: 'title' | 'description' };

/** One or more changes that only make sense together, with what they are for. */
export interface FixIdea {
  readonly patches: readonly Patch[];
  /** For a person: what is changed. */
  readonly says: string;
  /** The words to paste; null when the change has none. */
  readonly words: string | null;
  /** The rules it is meant for. */
  readonly ruleIds: readonly string[];
}
