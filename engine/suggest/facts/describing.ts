/** Tells sentences that describe a page from those that do housekeeping or point at something else on it. */
import { fold } from '../../text/fold.ts';

/** Cookies, opening hours, licences: true of the site, and no description of a page. */
export const housekeeping =
  /\b(?:(?:uses?|accept|our) cookies|cookie (?:policy|settings|consent|notice)|javascript|your browser|newsletter|copyright|all rights reserved|datenschutz|opening hours|licen[cs]ed? under|without (?:any )?warranty|permission is (?:hereby )?granted|trademarks?|deprecated|obsolete|all notable changes|welcomes? (?:your )?feedback|bug reports?|no longer (?:supported|maintained|available|updated)|superseded|under construction|yesterday|(?:week|month|quarter|year)[ -]over[ -](?:week|month|quarter|year)|available in (?:several |various |many |other |different |these ){1,2}(?:file )?formats|(?:in altri|en otros|em outros|en d['’]autres|dans d['’]autres|in anderen|in andere) format[a-z]*)\b/i;

/** What a document says of itself: "This tutorial explains how to ...", "Ce document donne ...". */
const ofItself =
  /^(?:(?:The (?:aim|goal|purpose) of )?this (?:\p{L}+ )?(?:page|guide|manual|tutorial|document|handbook|book|article|site|website|project|reference|glossary|library|tool|course|blog)|this (?:chapter|section|appendix)(?! of\b)|This is (?:an?|the) (?:\p{L}+ ){0,2}(?:guide|manual|tutorial|introduction|handbook|reference|overview|glossary|list)|Diese[rs]? (?:Dokument|Handbuch|Buch|Anleitung|Seite|Referenz|Website|Leitfaden|Artikel|Kapitel|Abschnitt|Anhang)|(?:Le but de )?c(?:e|et|ette) (?:document|guide|manuel|tutoriel|site|livre|page|référence|article|chapitre|section|annexe)|Est[ea] (?:documento|manual|tutorial|sitio|artículo|libro|guía|página|referencia|guia|site|artigo|livro|referência|capítulo|sección|seção|secção|apéndice|apêndice)|Quest[oa] (?:documento|manuale|sito|guida|pagina|articolo|libro|capitolo|sezione|appendice)|(?:Dit|Deze) (?:document|handboek|artikel|boek|pagina|gids|handleiding|site|website|hoofdstuk|sectie|bijlage))(?!\p{L})/iu;

/** What it is not says nothing of what it is. */
const denies =
  /\b(?:also|not|no|cannot|n't|nicht|kein\p{L}*|ne \S+ (?:pas|plus)|n'\S+ (?:pas|plus)|non|não|niet|geen)\b/iu;

export const describesItself = (text: string): boolean => ofItself.test(text) && !denies.test(fold(text));

/** It warns, asks, greets or tells the reader what to do: said to somebody who reads the page, not about it. */
const notice =
  /^(?:please|notes?(?=[\s:])|note that|notice|remember|make sure|be sure|beware|warning|caution|important|tip|hint|to do|todo|welcome|hello|hi(?=[\s,!])|thanks?|congratulations|don't|do not|never|always|let's|let’s|we (?:will|shall|realize|realise|recommend|suggest|assume|hope|begin)\s|we['’](?:ll|d)\s|i(?:['’]ll|['’]m going to|['’]d like to| will| am going to| would like to)\s|let me\s|before you|bitte|beachten|hinweis|achtung|tipp|willkommen|herzlich willkommen|ten(?:ga)? en cuenta|por favor|recuerde|recuerda|bienvenid|veuillez|notez|attention|rappel|bienvenue|nota|si noti|benvenut|ricorda|lembre|observe|bem-vind|let op|welkom|обратите внимание|добро пожаловать|привет|пожалуйста|tervetuloa|huomaa|välkommen|observera|hoş geldiniz|lütfen|witamy|uwaga|ようこそ|注意|ヒント|欢迎|歡迎|请|請|小心|警告|提示|주의|참고|[ℹ⚠📝💡❗✨🚧])/iu;

/** It says what the reader can do. */
const secondPerson =
  /^(?:(?:if|when|wenn|falls|si|quand|cuando|se|quando|als) (?:you|your|sie|ihre?|du|vous|votre|usted|su|você|seu|u|uw|je)\s|you(?:'ll|'re|'ve)?\s|your\s|sie (?:können|müssen|sollten|haben)|du (?:kannst|musst|solltest|hast)|puedes?\s|debes?\s|usted\s|vous\s|tu\s|puoi\s|você\s|u kunt|je kunt|вы\s)/iu;

export const givesNotice = (text: string): boolean => notice.test(text);

export const addressesReader = (text: string): boolean => notice.test(text) || secondPerson.test(text);

const translation =
  /translation|übersetzung|tradu[cçz]|vertaling|oversættelse|översättning|oversettelse|käännös|tłumacz|překlad|fordítás|çeviri|перевод|переклад|翻訳|日本語訳|译|譯|번역|ترجم/iu;
const original = /engl|engel|angl|ingl|англ|英|영어|الإنجليزية|انگلیسی|İngilizce/iu;

/** "This translation may be out of date; see the English version": said of the text, in whatever language it is. */
export const speaksOfTranslation = (block: string): boolean =>
  translation.test(block) && original.test(block);

/** The same as `deictic` in languages without word boundaries that the pattern could use, or with endings. */
const deicticElsewhere =
  /以下|上記|次の|前述|下記|下面|上述|如下|参见|參見|参照|を見て|아래|위의|다음과|следующ|приведённ|приведенн|(?:^|[\s(])(?:ниже|выше|см\.)|aşağıda|yukarıda|seuraav|alla\s|följande|nedan|ovan\s|poniżej|powyżej|następując|التالي|أدناه|أعلاه|في هذا القسم|زیر|بالا/iu;

/** It goes on from a thought before it. */
const continuing =
  /^(?:также|кроме того|однако|затем|поэтому|on myös|myös|lisäksi|också|dessutom|ayrıca|również|ponadto|또한|また|此外|另外|أيضا|همچنین|the (?:first|second|third|last|next|other|others|rest|remaining)\b|see|now|ahora|jetzt|nun|maintenant|adesso|agora|nu|as you|wie (?:sie|du)|comme vous|como (?:puede|habrás|se ha)|in addition|in particular|for instance|on the other hand|at this point|as well|with (?:this|that|these|the latter)|all (?:of )?(?:this|that|these)|de plus|en outre|par ailleurs|de même|en effet|par exemple|weiterhin|ferner|ebenfalls|all(?:e)? diese|zum beispiel|todo esto|por otro lado|por ejemplo|por exemplo|tutto ciò|ad esempio|bijvoorbeeld|как (?:видно|вы (?:можете )?вид))(?!\p{L})/iu;

/** "The following example", "in this chapter", "as shown below", "see papersize(5)": it makes no sense away from its place. */
const deictic =
  /\b(?:the following|as follows|(?:shown|described|listed|mentioned|given|see|seen) (?:above|below|here)|(?:above|below|preceding|previous|next) (?:example|section|chapter|table|figure|paragraph|command|code|list)|the (?:latter|former)|as you (?:can )?see|(?:line|zeile|ligne|línea|linea|linha|regel) \d|in this (?:section|chapter|example|case)|this (?:section|chapter|example|command|option|function)|click here|see (?:also|section|chapter|the)|(?:figure|table|listing|chapter|section|kapitel|abschnitt|chapitre|capítulo|sección|capitolo|hoofdstuk) \d|provided here|im folgenden|darin|darauf|hierin|obige[nrs]?|vorige[nrs]?|(?:siehe|véase) \p{L}+|wie (?:oben|unten)|ci-dessous|ci-dessus|comme suit|a continuación|como sigue|di seguito|qui sotto|abaixo|acima|más (?:abajo|arriba)|zie ook|hieronder)\b|(?:^|\()(?:voir|vea|cf)\b|[\p{L}\d]\(\d\p{L}?\)/iu;

/** "No, it is not possible": it answers a question that is not quoted. */
const answers =
  /^(?:no|yes|nein|ja|non|oui|sí|não|sim|sì|nee|нет|да)[,.!:;](?:\s|$)|^(?:はい|いいえ|是的|不是)[、，。]/iu;

/** "Check the file for more information": where to read on is not what the page is about. */
const readOn =
  /\bfor (?:more|further|additional|detailed) (?:detailed )?(?:information|details|help|instructions)\b|\bpour (?:plus|davantage) (?:d'|de )|\bpara (?:más|mais|obtener más|obter mais) (?:información|informações|detalles|detalhes)|\bper (?:maggiori|ulteriori) (?:informazioni|dettagli)|\b(?:weitere|nähere) (?:informationen|einzelheiten|details) (?:finden|gibt|zu|siehe)|\bvoor meer (?:informatie|details)/iu;

/** "Shown in the graphic below", "View the print version", "Please visit the web site", "provided as is". */
const ofItsPlace =
  /\b(?:graphic|image|picture|screenshot|diagram|illustration|photo) (?:above|below|on the (?:left|right))\b|^(?:view|read|open|get) (?:the|this) .{0,60}\bversion\b|\bvisit (?:the|our|my|its) (?:\S+ ){0,3}(?:web ?site|web ?page|home ?page|site)\b|\b(?:provided|distributed|supplied|offered) ["“']?as[ -]is\b|\bdisclaims?\b|\bno (?:warranty|liability)\b/iu;

/** "The signals suivants", "as said before": it refers to the text around it. */
const aroundIt =
  /\b(?:suivante?s?|folgende[mnrs]?|siguientes?|seguintes?|seguent[ei]|précédemment|précédente?s?|as (?:mentioned|noted|discussed|described|stated|explained|said|seen) (?:above|before|earlier|previously|already|in)|(?:mentioned|described|discussed|explained) (?:earlier|previously|before)|wie (?:bereits|schon|zuvor)|como (?:ya )?se (?:ha )?(?:mencion|dijo|indic)|come (?:già|detto|visto)|zoals (?:eerder|hierboven))(?!\p{L})|(?:from|in) my (?:own )?(?:experience|opinion|view)\b/iu;

/** What a document says of itself is clear wherever it is read: "This chapter explains how to ...". */
const withoutItself = (text: string): string => (describesItself(text) ? text.replace(ofItself, '') : text);

export const isDeictic = (text: string): boolean => {
  const said = withoutItself(text);
  return [deictic, deicticElsewhere, continuing, answers, readOn, aroundIt, ofItsPlace].some((pattern) =>
    pattern.test(said),
  );
};

/** Who owns the text and under which terms: no description, and neither is what follows it. */
export const rights =
  /©|\bcopyright\b|\blicen[cs]e\b|\bGPL\b|General Public License|Creative Commons|\bredistribut|\b(?:may|can) be (?:freely )?(?:copied|reproduced|distributed|modified)\b|(?:freie|libre|libero|livre) softwar|logiciel libre|\blizenz|\blicenci|\blicenza|\blisens|лицензи|ライセンス|许可证|授權|저작권/i;
