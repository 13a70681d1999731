/** What an analyst is told of two sites that were compared, and what it may say of them: words only, no numbers of its own. */

export interface ComparisonForAdvice {
  readonly mainDomain: string;
  readonly competitorDomain: string;
  /** Titles and headings of the main site, each with its page. */
  readonly spoken: readonly { readonly url: string; readonly text: string }[];
  /** What the main site seems not to speak of. */
  readonly topics: readonly { readonly label: string; readonly url: string; readonly excerpt: string }[];
  /** As the built-in analyst tells them. */
  readonly strategies: readonly {
    readonly name: string;
    readonly mainApproach: string;
    readonly competitorApproach: string;
  }[];
}

export interface ComparisonAdvice {
  /** By the place of the topic: the page of the main site that says the same in other words. */
  readonly covered: readonly { readonly topic: number; readonly url: string }[];
  /** By the place of the topic: what it is called. */
  readonly labels: readonly { readonly topic: number; readonly label: string }[];
  /** By name; those that are missing stay as they are. */
  readonly strategies: readonly {
    readonly name: string;
    readonly mainApproach: string;
    readonly competitorApproach: string;
    readonly recommendations: readonly string[];
  }[];
}
