/** The type of an entry in the table of rich results. */

/**
 * A property, or several of which one is enough (`review|offers`), or one of the items in a property
 * (`author.name`): required of each of them, and met where the property is plain text.
 */
export type Requirement = string;

/** Requirements of the items in a property of the type. */
export interface PartRequirements {
  readonly in: string;
  /** Only for items of this type; for all when not set. */
  readonly type?: string;
  readonly required: readonly Requirement[];
}

export interface RichResultType {
  readonly feature: string;
  readonly types: readonly string[];
  /** `limited`: only in some countries, for partners, or outside web search. */
  readonly status: 'live' | 'limited';
  readonly required: readonly Requirement[];
  readonly recommended: readonly Requirement[];
  readonly parts?: readonly PartRequirements[];
  /** Required besides when the item is not the value of another item's property. */
  readonly requiredAlone?: readonly Requirement[];
  /** Seen in a copy of Google's page; false for what is only general knowledge. */
  readonly confirmed: boolean;
  /** Counts anywhere, not only as the page's main subject. */
  readonly anywhere?: boolean;
  /** Also applies to the entries of a list. */
  readonly inLists?: boolean;
  readonly onlyOnHome?: boolean;
  /** Without any of these properties the markup is not meant for this result. */
  readonly onlyWith?: readonly string[];
  readonly onlyWhen?: 'purchasable' | 'paywalled' | 'carousel';
}
