/** Names of schema.org with and without its URL. */

const prefix = /^https?:\/\/(?:www\.)?schema\.org\/?#?/i;

export const isSchemaOrg = (name: string): boolean => prefix.test(name);

/** `https://schema.org/Product` and `schema:Product` are `Product`; other names stay as they are. */
export const shortName = (name: string): string =>
  name.includes(':') ? name.replace(prefix, '').replace(/^schema:/, '') : name;
