/** Headings and links that any page of its kind has: they say nothing of this one. */

const parts =
  /^(?:quick\s)?(?:installation|install(?:ing)?|usage|getting started|start|contribut(?:e|ing|ors?)|credits?|thanks|acknowledge?ments?|change ?log|changes history|history of changes|faq|support|(?:other )?notes?|footnotes?|references?|see also|examples?|api|features?|requirements?|documentation|(?:table of )?contents|(?:sub)?sections?|introduction|overview|summary|conclusion|authors?|background|motivation|related|resources|links|index|warning|caution|comments?|navigation|search|copyright|legal notice|code of conduct|security(?: contact| policy)?|(?:running )?tests?|testing|benchmarks?|performance)$/i;

const rights =
  /\blicen[cs](?:e|es|ing)$|lizenz(?:en)?$|\blicen(?:cia|za|ça)s?$|^please\b|\bsponsors?(?:hip)?\b|\bdonat(?:e|ions?)\b/i;

/** "Next" and "Previous" between the pages of a manual. */
const turns =
  /^(?:next|previous|prev|up|back|home|weiter|zurück|nächste[rs]?|vorherige[rs]?|suivante?|précédente?|siguiente|anterior|próxim[ao]|successiv[ao]|avanti|indietro|precedente|volgende|vorige|nästa|föregående|næste|forrige|neste|seuraava|edellinen|dalej|wstecz|następn[ay]|poprzedni[a]?|další|předchozí|далее|назад|вперёд|следующая|предыдущая|次へ?|前へ?|戻る|下一页|上一页|下一頁|上一頁|다음|이전|التالي|السابق|بعدی|قبلی|sonraki|önceki)$/iu;

export const isAnyPart = (text: string): boolean => parts.test(text) || rights.test(text) || turns.test(text);

/** "Previous 9. Limits" leads to the page before, under its name; "Next steps" is a name. */
const namedTurn =
  /^(?:[←→«»‹›]\s*)?(?:next|prev(?:ious)?|nächste[rs]?|vorherige[rs]?|suivante?|précédente?|siguiente|anterior|próxim[ao]|successiv[ao]|precedente|volgende|vorige|nästa|föregående|næste|forrige|seuraava|edellinen|następn[ay]|poprzedni[a]?|další|předchozí|следующая|предыдущая|次へ|前へ|下一页|上一页|下一頁|上一頁|다음|이전)(?:\s*[:：]\s*|\s+)(?=[\p{Lu}\p{Lo}\p{N}"“„«])/iu;

export const isNamedTurn = (text: string): boolean => {
  const match = namedTurn.exec(text);
  return match !== null && !/^\p{Ll}/u.test(text.slice(match[0].length));
};
