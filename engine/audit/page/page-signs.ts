/** Recognises pages that rules must judge otherwise: manuals, legal texts, listings of folders, shells that scripts fill, themes left as they came. */
import type { PageFacts } from '../../model/page-facts.ts';

/** Apache, nginx, lighttpd, Caddy and others; Python; Jetty; IIS names the host. */
const listingTitle =
  /^(?:Index of|Directory listing (?:for|of)|Directory:|Listing directory|Files? (?:list|listing) of|Contents of)\s*:?\s*\/|^[\w.-]+ - \/\S*$/i;

/** Recognizes the page that a server makes for a folder without an index. */
export const isListingTitle = (title: string | null): boolean =>
  title !== null && listingTitle.test(title.trim());

/** ` - Start Bootstrap Template`, ` | Free HTML5 Theme`: what the maker of a theme wrote, not its user. */
const themeName =
  /\s[|–—·•:-]\s[^|–—·•]{0,40}\b(?:bootstrap|html5?|css3?|tailwind|bulma|wordpress|joomla|drupal|react|vue|angular|landing page|admin|dashboard|one ?page|responsive|website)\s(?:\w+\s)?(?:template|theme|starter|boilerplate|ui kit|kit)(?:\s(?:by|from|for)\s[^|–—]+)?$/i;

/** `Portfolio Template`: nothing but what kind of template it is. */
const bareTheme =
  /^(?:(?:my|free|simple|basic|responsive|modern|personal|html5?|css3?|bootstrap|bulma|tailwind|landing page|one ?page|portfolio|business|company|corporate|agency|blog|shop|restaurant|admin|dashboard|web ?site)\s){1,4}(?:template|theme|starter|boilerplate)$/i;

/** Recognizes a title that still names the theme or template a site is made with. */
export const namesTheme = (title: string): boolean => themeName.test(title) || bareTheme.test(title.trim());

type Facts = Pick<PageFacts, 'text' | 'images' | 'resources'>;

/** The HTML has neither text nor images, and a script that can write some. */
export const isEmptyShell = ({ text, images, resources }: Facts): boolean =>
  text.allWordCount === 0 && images.length === 0 && resources.some(({ kind }) => kind === 'script');

/** For rules about the structure of a page. */

/** Directives of Vue, Angular and Alpine, and calls that start Vue. */
const directives =
  /\s(?:v-(?:if|for|cloak|model|bind|on|text|html|show)|(?:data-)?ng-(?:app|repeat|if|controller|bind)|x-data|x-for)\b|\s(?::|@)[a-z]+=|\bcreateApp\s*\(|new Vue\s*\(/;

/** Recognises HTML that a framework fills in in the browser, before anybody reads it. */
export const isClientTemplate = (html: string): boolean => directives.test(html);

/** Programs that make documentation and nothing else. */
export const documentationGenerator =
  /\b(?:docusaurus|vitepress|vuepress|mkdocs|sphinx|docutils|starlight|gitbook|antora|doxygen|javadoc|docbook|texinfo|makeinfo|texi2html|latex2html|asciidoc(?:tor)?|rustdoc|typedoc|jsdoc|read the docs|mdbook|publican)\b/i;

const documentationPath =
  /\/(?:docs?|documentation|help|hilfe|aide|ayuda|guida|ajuda|manuals?|reference|api|man\d?)\//i;

export const isDocumentation = (facts: Pick<PageFacts, 'url' | 'document' | 'linkTags' | 'links'>): boolean =>
  isInSeries(facts) ||
  documentationPath.test(URL.parse(facts.url)?.pathname ?? '') ||
  documentationGenerator.test(facts.document.generator ?? '');

const places: ReadonlySet<string> = new Set(['prev', 'previous', 'next', 'up']);

/** Finds whether a page is one of a series, such as the chapters of a book, by the links it declares. */
export const isInSeries = ({ linkTags, links }: Pick<PageFacts, 'linkTags' | 'links'>): boolean =>
  [...linkTags, ...links].some(({ rel }) => rel.some((word) => places.has(word)));

const legalWords =
  "legal notice|licen[cs]es?|copyright|copying|privacy|terms (?:of|and)|eula|lizenz(?:en|vertrag)?|urheberrecht|datenschutz\\p{L}*|impressum|agb|nutzungsbedingungen|mentions légales|droits? d[’']auteur|confidentialité|conditions générales|aviso legal|licencias?|privacidad|términos|derechos de autor|licenz[ae]|note legali|diritto d[’']autore|termini|licenças?|privacidade|termos|direitos autorais|licenties?|auteursrecht|privacybeleid|voorwaarden|лиценз\\p{L}*|авторск\\p{L}* прав\\p{L}*|конфиденциальност\\p{L}*";
const legalName = new RegExp(
  `(?:^|[^\\p{L}])(?:${legalWords})(?![\\p{L}])|许可|許諾|版权|版權|著作権|隐私|プライバシー|ライセンス|利用規約|저작권|라이선스|개인정보`,
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
