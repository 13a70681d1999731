/** Names of schema.org with and without its address. */

const address = /^https?:\/\/(?:www\.)?schema\.org\/?#?/i;

export const isSchemaOrg = (name: string): boolean => address.test(name);

/** `https://schema.org/Product` and `schema:Product` are `Product`; other names stay as they are. */
export const shortName = (name: string): string =>
  name.includes(':') ? name.replace(address, '').replace(/^schema:/, '') : name;
