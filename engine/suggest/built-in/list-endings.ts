/** How a list that names only the first of its things ends, by language. */
const endings: Readonly<Record<string, string>> = {
  en: ' and more',
  de: ' u. a.',
  fr: ', etc.',
  es: ', etc.',
  it: ', ecc.',
  pt: ', etc.',
  nl: ', enz.',
  ca: ', etc.',
  ro: ' etc.',
  da: ' m.m.',
  sv: ' m.m.',
  nb: ' m.m.',
  no: ' m.m.',
  fi: ' ym.',
  pl: ' itd.',
  cs: ' atd.',
  sk: ' atď.',
  hu: ' stb.',
  tr: ' vb.',
  ru: ' и др.',
  uk: ' та ін.',
  el: ' κ.ά.',
  ar: ' وغيرها',
  fa: ' و غیره',
  ja: 'など',
  zh: '等',
  ko: ' 등',
};

/** Null for a language whose way is not known: there only a whole list is written. */
export const listEndingOf = (language: string): string | null =>
  endings[language.split('-')[0] ?? language] ?? null;
