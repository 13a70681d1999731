/** Tells a language that is not spoken from the nearest that is, by words that only one of them has; names languages. */

/** Of `others` (words by language code), one with more words of its own than the spoken language has; else null. */
export function foreignLanguage(
  words: readonly string[],
  others: Readonly<Record<string, string>>,
  spells: (word: string) => boolean,
): string | null {
  const leads = Object.entries(others).map(([code, list]) => {
    const own = new Set(list.split(' '));
    const only = words.filter((word) => own.has(word) && !spells(word)).length;
    return { code, lead: only - words.filter((word) => spells(word) && !own.has(word)).length };
  });
  const [best] = leads.toSorted((a, b) => b.lead - a.lead);
  return best !== undefined && best.lead > 0 ? best.code : null;
}

/** "Portuguese (português)". */
export function languageName(language: string | null): string {
  if (language === null) return 'This language';
  const named = (own: string): string =>
    new Intl.DisplayNames([own], { type: 'language' }).of(language) ?? '';
  return `${named('en')} (${named(language)})`;
}
