/** Bundles the tables of the language identifier as a file of their own: they are loaded by their path, and seldom. */
import { fileURLToPath } from 'node:url';

/** Where they are beside a bundle: the entry `eld`. */
export const languageTablesFile = fileURLToPath(import.meta.resolve('eld/extrasmall'));

export const languageTables = {
  name: 'language-tables',
  transform: (code, id) =>
    id.endsWith('text/language.ts')
      ? code.replace("resolve('eld/extrasmall')", "resolve('./eld.mjs')")
      : null,
};
