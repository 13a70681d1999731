/** Bundles the tables of the language identifier as a file of their own: they are loaded by their path, and seldom. */
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Where they are beside a bundle: the entry `eld`. */
export const languageTablesFile = fileURLToPath(import.meta.resolve('eld/extrasmall'));

/** A parser of JSON reads tables of a megabyte in half the time that one of JavaScript takes. */
async function asJson(file) {
  const { ngramsData } = await import(pathToFileURL(file).href);
  return `export const ngramsData = JSON.parse(${JSON.stringify(JSON.stringify(ngramsData))});`;
}

export const languageTables = {
  name: 'language-tables',
  transform(code, id) {
    if (id.endsWith('ngrams/extrasmall.js')) return asJson(id);
    return id.endsWith('text/language.ts')
      ? code.replace("resolve('eld/extrasmall')", "resolve('./eld.mjs')")
      : null;
  },
};
