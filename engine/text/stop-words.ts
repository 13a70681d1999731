/** Stop words by language: words that say nothing of a text's subject. */
import lists from 'stopwords-iso' with { type: 'json' };

/** Chosen for keywords of web pages, so shorter than the package's lists, which take words such as "information" too. */
const curated: Readonly<Record<string, string>> = {
  en: `a about above after again against all also although always am an and another any are aren't around as at away
    back be became because become been before being below best better between both but by came can can't cannot come could couldn't
    did didn't do does doesn't doing don't done down during each either else enough even ever every everything few first for found
    from full further get getting give given go goes going good got had hadn't has hasn't have haven't having he he's her here hers
    herself him himself his how however i i'm i've if in including instead into is isn't it it's its itself just keep know last least less
    let let's like likely little long look made make makes making many may maybe me might more most much must my myself near need
    never new next no nor not nothing now of off often on once one only onto or other others our ours ourselves out over own part
    per perhaps please put quite rather really right said same see seem seen several shall she should shouldn't show since so some
    something still such sure take than that that's the their theirs them themselves then there there's therefore these they they're
    thing things this those though through thus to together too toward two under until up upon us use used using very via want was
    wasn't way we we're we've well went were weren't what what's when where whether which while who whole whom whose why will with
    within without won't would wouldn't yes yet you you'll you're you've your yours yourself yourselves`,
  de: `ab aber alle allem allen aller alles als also am an andere anderem anderen anderer anderes auch auf aus bei beide beiden beim
    bereits bevor bin bis bist bzw da dabei dadurch dafür dagegen daher damit danach dann daran darauf darf darin darüber darum das dass
    davon davor dazu dein deine deinem deinen deiner dem den denen denn dennoch der deren des deshalb dessen die dies diese diesem diesen
    dieser dieses doch dort du durch dürfen ein eine einem einen einer eines einfach einige einigen einmal er erst es etwa etwas euch euer
    eure für ganz gegen gibt gut habe haben hat hatte hatten her hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im immer
    in indem ins ist ja je jede jedem jeden jeder jedes jedoch jetzt kann kannst kein keine keinem keinen keiner können könnte könnten
    man manche mehr mein meine meinem meinen meiner mich mir mit möchte muss müssen nach nachdem natürlich neben nein nicht nichts noch nun nur ob oben
    oder ohne sehr seid sein seine seinem seinen seiner seines seit selbst sich sie sind so sobald sogar solche sollte sollten sondern
    sonst soweit sowie über um und uns unser unsere unserem unseren unserer unter viel viele vielen vom von vor wann war waren warum was
    weil weiter weitere weiteren welche welcher welches wenn wer werden werde wie wieder will wir wird wirst wo wobei wurde wurden
    während zu zum zur zwar zwei zwischen`,
  fr: `afin ai ainsi alors après as au aucun aucune aujourd'hui auquel aussi autre autres aux avaient avais avait avant avec avez avoir avons
    beaucoup bien bon c'est ça car ce cela celle celles celui cependant ces cet cette ceux chaque chez comme comment d'un d'une dans de
    déjà depuis des deux devant doit donc dont du elle elles en encore entre es est et étaient était étant été être eu eux fait faire
    faut fois font furent hors ici il ils j'ai je jusqu l'on la là le lequel les leur leurs lors lorsque lui ma mais même mêmes me
    mes mieux moi moins mon n'est ne ni non nos notre nous nouveau on ont or ou où par parce parmi pas pendant peu peut peuvent plus plusieurs
    plutôt pour pourquoi près puis qu'il qu'une qu'un quand que quel quelle quelles quels quelque quelques qui quoi s'est sa sans se selon
    sera serait seront ses seulement si sien soit sommes son sont souvent sous suis sur ta tandis te tel telle tels tes toi ton toujours tous tout
    toute toutes très trop tu un une vers voici voilà vos votre vous vraiment y`,
  es: `a además ahora al algo algún alguna algunas algunos allí ante antes aquel aquella aquellos aquí así aún aunque bajo bien cada casi como
    cómo con conmigo contra cosa cosas cual cuál cuales cualquier cuando cuándo cuanto de debe deben del demás desde después donde dónde dos
    durante e el él ella ellas ello ellos en entonces entre era eran eres es esa esas ese eso esos esta está estaba estado están estar estas
    este esto estos estoy fin fue fueron ha había habían hace hacen hacer hacia han has hasta hay he incluso ir jamás la las le les lo los
    luego más mayor me mediante mejor menos mi mientras mis mismo misma mismos mucha muchas mucho muchos muy nada ni ningún ninguna no nos nosotros
    nuestra nuestras nuestro nuestros nunca o os otra otras otro otros para parte pero poco por porque primera primero pueda puede pueden
    pues que qué quien quién quienes se sea según ser será si sí sido siempre sin sino sobre solo sólo son soy su sus tal también tampoco
    tan tanto te tener tenía tiene tienen toda todas todavía todo todos tras tu tú tus un una unas uno unos usted ustedes va vamos veces
    ver vez y ya yo`,
  it: `a abbiamo ad adesso ai al alcune alcuni alla alle allo allora altra altre altri altro anche ancora anni avere aveva avevano ben bene
    c'è che chi ci ciò cioè come con contro cosa così cui d'un da dagli dai dal dalla dalle davvero degli dei del dell dalla della delle dello dentro deve
    devono di dopo dove due dunque durante e è ecco ed egli era erano essere fa fanno fare fatto fino fra fu già gli ha hai hanno ho i il in
    infatti inoltre insieme invece io l'ha la là le lei li lo loro lui lungo ma mai me meglio meno mentre mi mia mie miei mio molta molte molti
    molto ne né negli nei nel nell nella nelle nello niente no noi non nostra nostre nostri nostro nulla o od ogni oggi ognuno oltre oppure ora
    per perché perciò però più poco poi possono può qua qual quale quali qualche quando quanto quasi quella quelle quelli quello quest
    questa queste questi questo qui quindi sarà se secondo sei sempre senza sia siamo siano sono sopra sotto stata state stati stato
    stessa stesso su sua sue sugli sui sul sull sulla sulle suo suoi tale tanto te ti tra tu tua tue tuo tuoi tutta tutte tutti tutto un
    un'altra una uno va verso vi voi vostra vostre vostri vostro`,
  pt: `a acima agora ai ainda algo algum alguma algumas alguns ali além ambos ante antes ao aos apenas apesar após aquela aquelas aquele aqueles
    aqui aquilo as assim até através bem cada casa coisa com como contra contudo da daquele das de dela delas dele deles demais dentro
    depois desde dessa desse desta deste deve devem do dois dos e é ela elas ele eles em embora enquanto entre era eram essa essas esse esses
    esta está estamos estão estar estas estava este estes estou eu faz fazer fez fim foi for foram fosse há isso isto já lá lhe lhes
    lo logo maior mais mas me melhor menos mesma mesmo meu meus minha minhas muita muitas muito muitos na nada não nas nem nenhum nessa nesse nesta
    neste no nos nós nossa nossas nosso nossos num numa nunca o onde ou outra outras outro outros para parte pela pelas pelo pelos
    pequeno pode podem pois por porém porque pouco primeiro pro própria próprio quais qual qualquer quando quanto quase que quem quer se seja sem
    sempre sendo ser será seu seus si sido sim só sob sobre sua suas também tanto tão te tem têm temos tempo tendo ter teu teve tinha tipo
    toda todas todo todos tu tua tudo um uma umas uns vai vamos vão vem ver vez vezes você vocês`,
  nl: `aan achter al alle alleen alles als altijd ander andere anders ben beter bij bijna bijvoorbeeld binnen boven daar daarna daarom dan dat de deze die dit
    doen door dus echter een eens eerst eerste elk elke en enige enkele er erg ervan even ga gaan gaat geen geweest graag haar had hadden heb hebben hebt
    heeft heel hele hem hen het hier hierbij hij hoe hun ieder iedere iedereen iemand iets ik in indien is ja je jij jou jouw juist jullie kan
    kon konden kunnen kunt laat langs later maak maar maken me meer meest men met mij mijn minder moet moeten mogen na naar naast natuurlijk
    nee niet niets nog nooit nu of om omdat onder ons onze ook op over pas per precies rond sinds snel sommige soms steeds straks te tegen terwijl
    tijdens toch toen tot totdat tussen twee uit uw vaak van vanaf vandaag veel via volgens voor vooral voordat vorige waar waarbij waarom wanneer
    waren was wat we weer wel welk welke werd werden wie wij wil willen word worden wordt zal ze zeer zei zelf zelfs zich zie zij zijn zo zoals zou
    zouden zonder zullen`,
};

const curatedSets = new Map(
  Object.entries(curated).map(([language, words]) => [language, new Set(words.split(/\s+/))]),
);
const otherLists: Readonly<Record<string, readonly string[]>> = lists;
/** Bokmål and Nynorsk share the list of Norwegian; old codes have new ones. */
const aliases: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', iw: 'he', in: 'id' };

/** In lower case; empty for a language without a list. The set is made when it is needed: most sites have one language. */
export function stopWordsOf(language: string): ReadonlySet<string> {
  const code = aliases[language] ?? language;
  return curatedSets.get(code) ?? new Set(Object.hasOwn(otherLists, code) ? otherLists[code] : []);
}

const ofAnyLanguage: ReadonlySet<string> = new Set([
  ...Object.values(otherLists).flat(),
  ...[...curatedSets.values()].flatMap((words) => [...words]),
]);

/** In any language: pages quote others, and a language may be identified wrongly. */
export const isFunctionWord = (word: string): boolean => ofAnyLanguage.has(word);

/** Of so many different words, at the start of a text, its language is plain to see. */
const [plainWords, plainShare, otherShare] = [300, 0.25, 0.6];

/** The languages whose stop word a word is, as bits in the order of `curatedSets`. */
const languageBits: ReadonlyMap<string, number> = (() => {
  const bits = new Map<string, number>();
  [...curatedSets.values()].forEach((words, at) => {
    for (const word of words) bits.set(word, (bits.get(word) ?? 0) | (1 << at));
  });
  return bits;
})();

/** Whether a text is plainly in a language: a good part of its words are stop words of it, and far fewer those of any other. */
export function isPlainlyIn(
  language: string,
  words: readonly Readonly<{ key: string; uses: number }>[],
): boolean {
  const index = [...curatedSets.keys()].indexOf(language);
  if (index === -1 || words.length < plainWords) return false;
  const uses = Array.from(curatedSets, () => 0);
  let all = 0;
  for (let at = 0; at < plainWords; at += 1) {
    const word = words[at];
    if (word === undefined) continue;
    all += word.uses;
    let bits = languageBits.get(word.key) ?? 0;
    for (let language = 0; bits !== 0; language += 1, bits >>= 1)
      if ((bits & 1) !== 0) uses[language] = (uses[language] ?? 0) + word.uses;
  }
  const own = uses[index] ?? 0;
  if (own === 0 || own < all * plainShare) return false;
  return uses.every((count, at) => at === index || count < own * otherShare);
}

/** So many stop words of a language among the words of a text show that passages of it are in that language. */
const passageWords = 4;

/** Stop words of the other languages that a text has passages in, such as an untranslated paragraph. */
export function foreignStopWords(words: readonly string[], language: string): string[] {
  return [...curatedSets]
    .filter(([code, stopWords]) => {
      if (code === language) return false;
      return words.filter((word) => stopWords.has(word)).length >= passageWords;
    })
    .flatMap(([, stopWords]) => [...stopWords]);
}
