/** Facts of a page that tell the kind of its site. */

export interface OwnerSigns {
  readonly generator: string | null;
  readonly hasPlaceholder: boolean;
  /** Sample texts and a title that came with the template. */
  readonly hasTemplateText: boolean;
  readonly hasProduct: boolean;
  readonly hasVariants: boolean;
  /** What LocalBusiness markup has; null without such markup. */
  readonly business: { readonly address: boolean; readonly hours: boolean; readonly phone: boolean } | null;
  /** Address, phone number and opening hours as visitors see them. */
  readonly showsPlace: boolean;
  readonly asksForPassword: boolean;
}
