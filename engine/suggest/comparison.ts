/** What a suggester gets to know about two compared sites, and the wording it returns: no numbers of its own. */
import type { SiteOverview } from '@pagewright/contract/entities/analysis';

export interface ComparisonToDescribe {
  readonly mainDomain: string;
  readonly competitorDomain: string;
  /** What the owner of the main site wrote when it was analyzed; empty when nothing. */
  readonly ownerNote: string;
  /** What the report says about the business of the main site; null when it does not. */
  readonly business: SiteOverview | null;
  /** Titles and headings of the main site, each with its page. */
  readonly spoken: readonly { readonly url: string; readonly text: string }[];
  /** How many more of them there are. */
  readonly spokenLeftOut: number;
  /** Topics that the main site seems to lack. */
  readonly topics: readonly { readonly label: string; readonly url: string; readonly excerpt: string }[];
  /** As the built-in suggester words them. */
  readonly strategies: readonly {
    readonly name: string;
    readonly mainApproach: string;
    readonly competitorApproach: string;
    readonly recommendations: readonly string[];
  }[];
}

export interface ComparisonWording {
  /** By the index of the topic: the page of the main site that covers it in other words. */
  readonly covered: readonly { readonly topic: number; readonly url: string }[];
  /** By the place of the topic: what it is called. */
  readonly labels: readonly { readonly topic: number; readonly label: string }[];
  /** By name; missing ones stay as they are. */
  readonly strategies: readonly {
    readonly name: string;
    readonly mainApproach: string;
    readonly competitorApproach: string;
    readonly recommendations: readonly string[];
  }[];
}
