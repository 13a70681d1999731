/** A postal address as a page shows it in plain text. */
export interface PostalPlace {
  /** With the number; null when only the town was found. */
  readonly street: string | null;
  readonly postalCode: string;
  readonly locality: string;
  /** A state or province, as written; null where addresses have none. */
  readonly region: string | null;
}
