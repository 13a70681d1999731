/** The fixed words of the seven languages the suggester writes in: small tables, one language a row. */
import { defaultTitles } from '../../audit/rules/title/default-titles.ts';
import { stopWordsOf } from '../../text/stop-words.ts';

export interface LanguageWords {
  /** Every table is there: pages can be worded in it, and not only quoted. */
  readonly isWhole: boolean;
  readonly and: string;
  /** A text that begins so refers to the text before it. */
  readonly leaning: ReadonlySet<string>;
  /** Articles, prepositions, conjunctions, pronouns: no phrase begins or ends with one. */
  readonly function: ReadonlySet<string>;
  /** Before these a phrase may be cut. */
  readonly cutBefore: ReadonlySet<string>;
  /** Navigation, weekdays, months, bylines: never a phrase. */
  readonly noise: ReadonlySet<string>;
  /** Headings that would fit any page. */
  readonly generic: ReadonlySet<string>;
}

const set = (words: string): ReadonlySet<string> =>
  new Set(words.split(/[\s]+/).filter((word) => word !== ''));
const phrases = (words: string): ReadonlySet<string> => new Set(words.split('|').map((word) => word.trim()));

const en: LanguageWords = {
  isWhole: true,
  and: 'and',
  leaning:
    set(`this that these those it its it's they their he she his her here there then thus so such also but and or because
    however therefore otherwise moreover furthermore instead still yet both either which who whose where when while if though although
    even only too as above below following same another once after before not for example e.g. i.e. note click see next nor
    later meanwhile likewise since until unless in between`),
  function:
    set(`a an the of to in on at by for from with without into onto over under about after before between during through per via and or
    but nor so yet if than as is are was were be been being has have had do does did will would can could should may might must
    i you he she it we they me him us them my your his her its our their this that these those who whom whose which what where when why
    how not no only also very too more most less least each every any some all both either neither such own same other another
    there here then just`),
  cutBefore:
    set(`of to in on at by for from with without into onto over under after before between during through that which who where when
    while because since as than`),
  noise:
    set(`home menu skip main content navigation next previous prev back top login sign basket cart search share print posted published
    updated author by monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
    october november december comments reply tags category categories read more click page copyright cookies`),
  generic:
    phrases(`welcome|our story|story|home|homepage|introduction|overview|about|about us|contact|contact us|more|read more|learn more|services|products|
    our services|our products|news|blog|faq|features|info|about me|contact me|portfolio|our work|projects|information|details|description|untitled|new page|page|gallery|title|links|untitled document|archive|archives|index|contents|table of contents|tags|categories`),
};

const de: LanguageWords = {
  isWhole: true,
  and: 'und',
  leaning:
    set(`dies diese dieser dieses diesen es sie er ihre ihr seine sein hier dort dann so solche auch aber und oder denn weil daher deshalb
    deswegen jedoch dennoch trotzdem außerdem zudem ebenso sonst damit dabei dadurch danach dafür davon wenn falls obwohl während nachdem
    welche welcher welches dessen deren darüber hinaus beispielsweise etwa siehe doch noch anschließend schließlich das nur`),
  function:
    set(`der die das den dem des ein eine einen einem einer eines und oder aber sondern von vom zu zum zur in im an am auf aus bei beim mit
    nach seit für durch gegen ohne um über unter vor zwischen hinter neben bis ab als wie dass ob wenn weil ist sind war waren wird werden
    hat haben kann können muss müssen soll sollen darf ich du er sie es wir ihr uns euch mich mir sich sein seine ihre unser unsere nicht
    kein keine nur auch sehr mehr alle jede jeder jedes so da hier dort dann man`),
  cutBefore:
    set(`von vom zu zum zur in im an am auf aus bei beim mit nach seit für durch gegen ohne um über unter vor zwischen als wie dass die
    der das weil wenn`),
  noise:
    set(`start startseite menü navigation weiter zurück oben anmelden warenkorb suche suchen teilen drucken veröffentlicht aktualisiert autor
    montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz april mai juni juli august september oktober november
    dezember kommentare antworten seite kategorie impressum datenschutz mehr lesen klicken cookies`),
  generic:
    phrases(`willkommen|herzlich willkommen|startseite|start|einleitung|überblick|übersicht|über uns|kontakt|mehr|weiterlesen|leistungen|
    unsere leistungen|produkte|unsere produkte|aktuelles|news|blog|faq|informationen|details|beschreibung|galerie|neue seite|titel`),
};

const fr: LanguageWords = {
  isWhole: true,
  and: 'et',
  leaning:
    set(`ce cet cette ces cela ceci ça c'est il elle ils elles on son sa ses leur leurs ici là alors ainsi donc aussi mais et ou car parce
    cependant toutefois néanmoins pourtant sinon enfin puis ensuite après avant quand lorsque si bien qui que dont où lequel celui celle
    ceux celles voir tel telle notamment seulement`),
  function:
    set(`le la les l un une des du de d au aux à en dans sur sous par pour avec sans entre vers chez et ou mais donc or ni car que qui quoi
    dont où est sont était être a ont avait avoir peut peuvent doit il elle ils elles on je tu nous vous me te se lui leur leurs mon ma mes
    ton ta tes son sa ses notre nos votre vos ce cet cette ces ne pas plus moins très aussi tout tous toute toutes chaque comme si y`),
  cutBefore: set(
    `à en dans sur sous par pour avec sans entre vers chez que qui dont où quand lorsque car de du des`,
  ),
  noise:
    set(`accueil menu navigation suivant précédent retour haut connexion panier recherche rechercher partager imprimer publié auteur lundi mardi
    mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre octobre novembre décembre commentaires
    répondre page catégorie mentions légales lire plus cliquez cookies`),
  generic:
    phrases(`bienvenue|accueil|introduction|présentation|à propos|contact|contactez-nous|en savoir plus|lire la suite|services|nos services|
    produits|nos produits|actualités|blog|faq|informations|détails|description|galerie|nouvelle page|titre`),
};

const es: LanguageWords = {
  isWhole: true,
  and: 'y',
  leaning:
    set(`este esta estos estas esto ese esa esos esas eso aquel aquella él ella ellos ellas su sus aquí allí entonces así pues también pero
    y o porque sin embargo además luego después antes cuando si aunque mientras que quien cuyo cual donde tal ver incluso solo sólo`),
  function:
    set(`el la los las lo un una unos unas de del al a en con sin por para sobre entre hasta desde hacia y e o u pero ni que quien cual cuyo
    donde cuando como si es son era ser está están ha han hay puede pueden debe yo tú él ella nosotros ellos ellas me te se nos le les mi
    tu su sus nuestro nuestra este esta estos estas no más menos muy también todo todos toda todas cada`),
  cutBefore: set(
    `en con sin por para sobre entre hasta desde hacia que quien donde cuando como porque de del al`,
  ),
  noise:
    set(`inicio menú navegación siguiente anterior volver arriba entrar carrito cesta buscar compartir imprimir publicado autor lunes martes
    miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    comentarios responder página categoría aviso legal leer más clic cookies`),
  generic:
    phrases(`bienvenido|bienvenidos|inicio|introducción|sobre nosotros|quiénes somos|contacto|más|leer más|saber más|servicios|
    nuestros servicios|productos|nuestros productos|noticias|blog|faq|información|detalles|descripción|galería|nueva página|título`),
};

const it: LanguageWords = {
  isWhole: true,
  and: 'e',
  leaning:
    set(`questo questa questi queste quello quella quelli quelle ciò esso essa essi lui lei loro suo sua suoi sue qui qua lì là allora così
    quindi dunque anche ma e o perché però tuttavia inoltre poi dopo prima quando se sebbene mentre che chi cui quale dove tale vedi infatti solo`),
  function:
    set(`il lo la i gli le l un uno una di del dello della dei degli delle d a al allo alla ai agli alle da dal dalla dai in nel nella nei
    nelle con su sul sulla sui per tra fra senza e ed o ma né che chi cui quale dove quando come se è sono era essere ha hanno c può possono
    deve io tu lui lei noi voi loro mi ti si ci vi suo sua nostro nostra questo questa non più meno molto anche tutto tutti ogni`),
  cutBefore: set(
    `da dal dalla in nel nella con su sul sulla per tra fra senza che dove quando come perché di del della dei delle`,
  ),
  noise:
    set(`inizio home menu navigazione avanti indietro precedente successivo accedi carrello cerca condividi stampa pubblicato autore lunedì
    martedì mercoledì giovedì venerdì sabato domenica gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre
    dicembre commenti rispondi pagina categoria leggi tutto clicca cookie`),
  generic:
    phrases(`benvenuto|benvenuti|home|introduzione|chi siamo|contatti|contattaci|altro|leggi di più|scopri di più|servizi|i nostri servizi|
    prodotti|i nostri prodotti|novità|notizie|blog|faq|informazioni|dettagli|descrizione|galleria|nuova pagina|titolo`),
};

const pt: LanguageWords = {
  isWhole: true,
  and: 'e',
  leaning:
    set(`este esta estes estas isto esse essa esses essas isso aquele aquela aquilo ele ela eles elas seu sua seus suas aqui ali então assim
    pois também mas e ou porque porém contudo além depois antes quando se embora enquanto que quem cujo qual onde tal ver inclusive só`),
  function:
    set(`o a os as um uma uns umas de do da dos das em no na nos nas ao à aos às por pelo pela para com sem sobre entre até desde e ou mas
    nem que quem qual cujo onde quando como se é são era ser está estão há tem têm pode podem deve eu tu ele ela nós vós eles elas me te lhe
    meu seu sua nosso nossa este esta não mais menos muito também todo todos toda todas cada`),
  cutBefore: set(
    `em no na por pelo pela para com sem sobre entre até desde que quem onde quando como porque de do da dos das`,
  ),
  noise:
    set(`início menu navegação seguinte anterior voltar topo entrar carrinho procurar pesquisar partilhar imprimir publicado autor
    segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo janeiro fevereiro março abril maio junho julho agosto
    setembro outubro novembro dezembro comentários responder página categoria ler mais clique cookies`),
  generic:
    phrases(`bem-vindo|bem-vindos|início|introdução|sobre nós|quem somos|contacto|contato|contactos|mais|ler mais|saiba mais|serviços|
    os nossos serviços|nossos serviços|produtos|nossos produtos|notícias|blog|faq|informações|detalhes|descrição|galeria|nova página|título`),
};

const nl: LanguageWords = {
  isWhole: true,
  and: 'en',
  leaning:
    set(`dit dat deze die het hij zij ze hun haar zijn hier daar dan zo zulke ook maar en of want omdat daarom echter toch bovendien
    anders verder daarna ervoor daarvoor wanneer als hoewel terwijl wie wiens waar zie namelijk dus alleen`),
  function:
    set(`de het een van in op aan bij met voor na naar uit over onder tussen tegen door zonder tot om en of maar want dat die dit deze wie wat
    waar wanneer als dan is zijn was waren wordt worden heeft hebben kan kunnen moet moeten mag zal ik jij je hij zij ze wij we u jullie mij
    ons hun haar mijn jouw uw onze niet geen ook zeer meer alle elke ieder er te`),
  cutBefore: set(
    `van in op aan bij met voor na naar uit over onder tussen tegen door zonder tot om dat die waar wanneer als omdat te`,
  ),
  noise:
    set(`home menu navigatie volgende vorige terug boven inloggen winkelwagen zoeken delen afdrukken geplaatst auteur maandag dinsdag woensdag
    donderdag vrijdag zaterdag zondag januari februari maart april mei juni juli augustus september oktober november december reacties
    antwoorden pagina categorie lees meer klik cookies`),
  generic:
    phrases(`welkom|home|inleiding|overzicht|over ons|contact|meer|lees meer|diensten|onze diensten|producten|onze producten|nieuws|blog|faq|
    informatie|details|beschrijving|galerij|nieuwe pagina|titel`),
};

const tables: Readonly<Record<string, LanguageWords>> = { en, de, fr, es, it, pt, nl };

export const writtenLanguages: readonly string[] = Object.keys(tables);

/** Null for a language the suggester does not write in: its pages get no new words. */
export const wordsOf = (language: string): LanguageWords | null => tables[language] ?? null;

const none: ReadonlySet<string> = new Set();

/**
 * The language's table; else one without the words that only a table has. Nothing is worded in such a language:
 * its pages get their own words, chosen by place and length.
 */
export function wordsFor(language: string): LanguageWords {
  const known = wordsOf(language);
  if (known !== null) return known;
  return {
    isWhole: false,
    and: ',',
    leaning: none,
    function: stopWordsOf(language),
    cutBefore: none,
    noise: none,
    generic: defaultTitles,
  };
}
