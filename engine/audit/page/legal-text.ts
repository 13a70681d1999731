/** Recognises licences, terms and legal notices: their wording is not the author's to change. */
import type { PageFacts } from '../../model/page-facts.ts';

const words =
  "legal notice|licen[cs]es?|copyright|copying|privacy|terms (?:of|and)|eula|lizenz(?:en|vertrag)?|urheberrecht|datenschutz\\p{L}*|impressum|agb|nutzungsbedingungen|mentions légales|droits? d[’']auteur|confidentialité|conditions générales|aviso legal|licencias?|privacidad|términos|derechos de autor|licenz[ae]|note legali|diritto d[’']autore|termini|licenças?|privacidade|termos|direitos autorais|licenties?|auteursrecht|privacybeleid|voorwaarden|лиценз\\p{L}*|авторск\\p{L}* прав\\p{L}*|конфиденциальност\\p{L}*";
const legalName = new RegExp(
  `(?<![\\p{L}])(?:${words})(?![\\p{L}])|许可|許諾|版权|版權|著作権|隐私|プライバシー|ライセンス|利用規約|저작권|라이선스|개인정보`,
  'iu',
);
const legalPath = /(?:^|[/._-])(?:legal\w*|licen[cs]e\w*|copying|copyright|gpl|fdl|eula)(?:[/._-]|$)/i;

type Named = Pick<PageFacts, 'url' | 'title' | 'headings' | 'pageType'>;

/** By its type, URL, title or main heading. */
export function isLegalPage({ url, title, headings, pageType }: Named): boolean {
  if (pageType.type === 'legal' || legalPath.test(URL.parse(url)?.pathname ?? '')) return true;
  const heading = headings.find(({ level }) => level === 1)?.text ?? '';
  return legalName.test(title ?? '') || legalName.test(heading);
}

/** A notice such as “© 2026”, or one that names a licence. */
export const isLegalBlock = (text: string): boolean => /©|\(c\)\s*\d{4}/i.test(text) || legalName.test(text);
