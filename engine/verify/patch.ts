/** A change of one page's source, as data. */

export type Patch =
  | { readonly kind: 'title' | 'description' | 'lang' | 'viewport' | 'canonical'; readonly text: string }
  | { readonly kind: 'charset' | 'doctype' }
  /** For the images with this URL that have none, else those with an empty one, else all. */
  | { readonly kind: 'alt'; readonly src: string; readonly text: string }
  /** With `replaces` null it is a new H1 at the start of the main content. */
  | {
      readonly kind: 'heading';
      readonly level: number;
      readonly text: string;
      readonly replaces: string | null;
    }
  /** Changes the level of a heading; `at` is its index on the page. */
  | { readonly kind: 'heading-level'; readonly at: number; readonly level: number }
  /** Adds markup to the head: structured data, social tags. */
  | { readonly kind: 'head'; readonly html: string }
  /** Changes the text of links to a target; `from` is the current text. */
  | { readonly kind: 'anchor'; readonly target: string; readonly from: string; readonly text: string }
  /** Turns words of a paragraph into a link. */
  | { readonly kind: 'link'; readonly anchor: string; readonly target: string; readonly sentence: string }
  /** Replaces the text of a paragraph without inner markup. */
  | { readonly kind: 'paragraph'; readonly from: string; readonly text: string }
  /** Replaces a JSON-LD block. */
  | { readonly kind: 'json-ld'; readonly from: string; readonly text: string }
  /** Adds markup after the last paragraph of the main content. */
  | { readonly kind: 'append'; readonly html: string }
  /** Changes the target of links to a resolved URL. */
  | { readonly kind: 'href'; readonly from: string; readonly to: string }
  /** Replaces a sentence. */
  | { readonly kind: 'rewrite'; readonly from: string; readonly to: string }
  /** Adds width and height to images of a resolved URL that have neither. */
  | { readonly kind: 'size'; readonly src: string; readonly width: number; readonly height: number }
  /** Changes the source of images and media with a resolved URL. */
  | { readonly kind: 'src'; readonly from: string; readonly to: string }
  /** Removes nofollow, ugc and sponsored from links to a URL. */
  | { readonly kind: 'follow'; readonly target: string }
  /** Removes all titles, or all descriptions, of the head but the first. */
  | { readonly kind: 'only-one'; readonly of: 'title' | 'description' };

/** One or more changes that only make sense together, with what they are for. */
export interface FixIdea {
  readonly patches: readonly Patch[];
  /** What is changed, as a sentence. */
  readonly instruction: string;
  /** The text to paste; null when the change has none. */
  readonly words: string | null;
  /** The rules it is meant for. */
  readonly ruleIds: readonly string[];
}
