/** French sentences of answers; findings themselves stay in English. */
import type { PartialWords } from './phrase-types.ts';

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1) ?? ''}`;
const of = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const score = (before: number, after: number): string =>
  before === after ? `le score reste à ${after}` : `score ${before} → ${after}`;

export const fr: PartialWords = {
  lengthRatings: {
    missing: 'absent',
    'too-short': 'trop court',
    'too-long': 'trop long',
    good: 'une bonne longueur',
  },
  severities: { critical: 'critique', warning: 'avertissement', info: 'conseil' },
  yes: () => 'oui',
  no: () => 'non',
  missing: () => 'absent',
  titleMissing: () =>
    'La page n’a pas de titre : les moteurs de recherche en composent un à partir des titres et des liens.',
  titleIs: (title, length, rating) =>
    `Le titre est ${title} : ${length} caractères, ${rating} (20 à 60 s’affichent en entier, 50 à 60 sont l’idéal).`,
  titleNow: (title) => `Le titre actuel : ${title}.`,
  titleGood: () =>
    'Je le garderais : il convient et l’audit n’y trouve rien à redire. Si vous en voulez un autre malgré tout :',
  titleBest: () =>
    'Je le garderais : l’audit n’y trouve rien à redire, et les mots de la page n’en donnent pas de meilleur.',
  titleNoFinding: (isGood) =>
    isGood
      ? 'L’audit n’y trouve rien à redire.'
      : 'Aucune règle n’échoue, mais il pourrait mieux utiliser la place.',
  noMoreTitles: (min, max) =>
    `Je n’ai pas d’autre titre de ${min} à ${max} caractères : je n’emploie que des mots de la page. Donnez-moi un mot-clé ou une autre longueur.`,
  ownTitle: (title, length, rating) => `${title} a ${length} caractères : ${rating}.`,
  descriptionMissing: () =>
    'La page n’a pas de meta description : les moteurs de recherche prennent un morceau quelconque du texte.',
  descriptionIs: (text, length, rating) =>
    `La meta description est ${text} : ${length} caractères, ${rating} (70 à 160 s’affichent, 120 à 160 sont l’idéal).`,
  descriptionNow: (text) => `La meta description actuelle : ${text}.`,
  descriptionGood: () => 'Je la garderais. Si vous en voulez une autre malgré tout :',
  descriptionNoFinding: (isGood) =>
    isGood
      ? 'L’audit n’y trouve rien à redire.'
      : 'Aucune règle n’échoue, mais elle pourrait mieux utiliser la place.',
  noMoreDescriptions: (min, max) =>
    `Je n’ai pas d’autre description de ${min} à ${max} caractères : elle est faite de phrases entières de la page.`,
  fromOwnSentences: () => 'Elle est faite de phrases de la page : elle n’affirme rien que la page ne dise.',
  otherChoices: (count) => (count === 1 ? 'Un autre choix :' : 'Autres choix :'),
  wordsStay: (language) =>
    `(Le texte à coller reste dans la langue de la page, \`${language}\` : je ne traduis pas.)`,
  headingsAre: (count, first, text) =>
    count === 0
      ? 'La page n’a pas de titres.'
      : `La page a ${of(count, 'titre', 'titres')}, ${first === 0 ? 'aucun H1' : first === 1 ? `un H1 : ${text ?? ''}` : `dont ${first} H1`}.`,
  headingsInOrder: () => 'L’audit n’y trouve rien à redire : un seul H1, aucun niveau sauté.',
  passageIs: (number, words, sentences, longest) =>
    `${number === null ? 'Votre texte' : `Le paragraphe ${number}`} a ${of(words, 'mot', 'mots')} en ${of(sentences, 'phrase', 'phrases')} ; la plus longue en a ${longest}.`,
  passagePlain: () => 'Il est déjà simple : aucune phrase ne se divise bien.',
  passageShorter: () => 'S’il doit être plus court, voici ses phrases principales :',
  passageBecomes: (before, after) =>
    `Maintenant : ${before.words} → ${after.words} mots, ${before.sentences} → ${after.sentences} phrases, la plus longue ${before.longest} → ${after.longest} mots.`,
  noNewProse: () =>
    'Je raccourcis et divise les phrases de la page ; je n’en invente pas. Pour un texte libre, il faut un modèle de langage (`AI_PROVIDER`).',
  keywordsAre: (words) => `Les termes les plus employés de cette page, sur ${words} mots :`,
  keywordHead: () => ['terme', 'nombre', 'part', 'aussi dans'],
  placeNames: () => ['titre', 'description', 'H1', '100 premiers mots'],
  keywordUse: (keyword, count, density, words) =>
    count === 0
      ? `${keyword} ne figure pas dans le texte de cette page.`
      : `${keyword} figure ${count} fois dans le texte : ${density} % de ${words} mots.`,
  noneOverused: (limit) =>
    `Aucun n’est excessif : aucun terme ne dépasse ${limit} % avec au moins quatre emplois.`,
  noSearchVolume: () => 'Le volume de recherche n’est pas dans l’audit ; la Search Console le dit.',
  easeIs: (ease, rating, from) =>
    `La facilité de lecture est de ${ease} sur 100 : ${{ easy: 'facile à lire', fair: 'assez facile', hard: 'difficile à lire' }[rating]} (à partir de ${from}, cela se lit bien).`,
  sentencesAre: (count, mean) => `${of(count, 'phrase', 'phrases')}, ${mean} mots en moyenne.`,
  noLongSentences: (from) => `Aucune phrase n’a ${from} mots ou plus.`,
  noImages: () => 'La page n’a pas d’images.',
  imagesAre: (all, named, missing, empty) =>
    `${of(all, 'image', 'images')} : ${named} avec texte alternatif, ${missing} sans, ${empty} avec un texte vide (juste pour la décoration).`,
  altOffer: () => 'Textes tirés de ce que le site dit lui-même de ces images :',
  altUndescribed: (files) =>
    `Rien sur le site ne dit ce que montre ${list(files)}, et je ne vois pas les images : une personne doit les décrire.`,
  altFine: () => 'Rien à faire : chaque image qui en a besoin a un texte.',
  linksAre: (own, inText, foreign) =>
    `${of(own, 'lien', 'liens')} vers des pages du site, dont ${inText} dans le contenu principal, et ${of(foreign, 'lien', 'liens')} vers d’autres sites.`,
  linksNoFinding: () => 'L’audit n’y a trouvé aucun défaut.',
  schemaIs: (types) =>
    types.length === 0
      ? 'La page n’a pas de données structurées.'
      : `La page a des données structurées de type ${list(types)}.`,
  schemaFixed: () => 'Le bloc corrigé, à mettre à la place de celui qui s’y trouve :',
  schemaOffer: (type) => `\`${type}\` pour le head de la page :`,
  schemaFacts: () => 'Il ne dit que ce que dit la page ; vérifiez-le avant de le publier.',
  faqVerbatim: () => 'Les réponses sont des phrases de la page, mot pour mot.',
  pageSays: () => 'La page dit :',
  pageSilent: () =>
    'La page ne le dit pas, donc moi non plus. Si les visiteurs le demandent, ajoutez une phrase.',
  measuredCleared: (cleared, before, after) =>
    `**Mesuré sur une copie de la page :** corrige ${cleared}, ne casse rien ; ${score(before, after)}.`,
  measuredNothing: (before, after) =>
    `**Mesuré sur une copie de la page :** aucun constat ne change ; ${score(before, after)}.`,
  measuredBroken: (broken, cleared, before, after) =>
    `**Mesuré sur une copie de la page :** provoque ${broken}${cleared === '' ? '' : ` et corrige ${cleared}`} ; ${score(before, after)}.`,
  noCopy: () => 'Non mesuré : la page n’a pas pu être lue à l’instant.',
  noPlace: () => 'Non mesuré : la modification n’a pas de place nette sur la copie.',
  why: (text) => `Pourquoi c’est important : ${text}`,
  toDo: (text) => `À faire : ${text}`,
  minusPoints: (points) => `−${points} points`,
  nothingWrong: (value) =>
    `Rien : l’audit n’a trouvé aucun défaut sur cette page${value === null ? '' : `, score ${value} sur 100`}.`,
  issuesAre: (count, by, value) =>
    `${of(count, 'constat', 'constats')} sur cette page : ${of(by.critical, 'critique', 'critiques')}, ${of(by.warning, 'avertissement', 'avertissements')}, ${of(by.info, 'conseil', 'conseils')}${value === null ? '' : ` ; score ${value} sur 100`}.`,
  firstIs: (value, count) =>
    `Dans cet ordre, le plus grave d’abord.${value === null ? '' : ` La page a ${value} points sur 100 et ${of(count, 'constat', 'constats')}.`}`,
  stillWorth: () => 'Ce qui en vaut quand même la peine :',
  thenRest: (ids) => `Ensuite : ${ids.join(', ')}.`,
  together: () => 'Toutes les modifications possibles sur cette seule page, ensemble :',
  scoreIs: (value, site, count) =>
    `Cette page a ${value} points sur 100${site === null ? '' : ` ; le site entier ${site}`}. ${count === 0 ? 'Aucun constat n’a coûté de points.' : 'Ce qui a coûté des points :'}`,
  scoreHead: () => ['constat', 'règle', 'points'],
  lengthIs: ({ words, sentences, paragraphs, headings, title, description }) =>
    `${of(words, 'mot', 'mots')} dans le contenu principal${sentences === null ? '' : `, ${of(sentences, 'phrase', 'phrases')}`}, ${of(paragraphs, 'paragraphe', 'paragraphes')}, ${of(headings, 'titre', 'titres')}. Le titre a ${title} caractères, la meta description ${description}.`,
  notThin: () => 'L’audit ne la trouve pas trop courte. Aucun moteur ne fixe de nombre minimal de mots.',
  hello: (title) => `Bonjour. J’ai sous les yeux la page ${title}, avec tout ce que l’audit y a trouvé.`,
  helloFigures: (value, findings) =>
    `${value === null ? '' : `Son score est de ${value} sur 100, `}${findings === 0 ? 'sans aucun constat.' : `avec ${of(findings, 'constat', 'constats')}.`} Que voulez-vous faire ?`,
  welcome: () => 'Avec plaisir. Posez d’autres questions quand vous voulez.',
  iAm: () =>
    'Je suis l’analyste intégré. Je travaille sans modèle de langage et sans internet : je lis cette page, j’interroge les règles de l’audit et j’essaie chaque modification sur une copie avant de la recommander. Les constats sont rédigés en anglais.',
  canDo: () =>
    [
      'Ce que je peux faire pour cette page :',
      '- écrire un **titre**, une **meta description**, des **titres** ou des **textes alternatifs** avec les mots de la page',
      '- dire **ce qui ne va pas**, **par où commencer**, et expliquer chaque constat',
      '- **mots-clés**, **lisibilité**, **longueur**, **score** en chiffres de l’audit',
      '- **liens internes**, **JSON-LD**, une **FAQ** ou un **plan**',
      '- simplifier un paragraphe, **comparer** avec une autre page, mesurer **vos propres mots**',
    ].join('\n'),
  offTopic: () => 'Cela ne concerne pas cette page, je ne peux donc pas vous aider.',
  noRanking: () =>
    'Positions, visiteurs, clics et liens d’autres sites ne sont pas dans l’audit, et personne ne peut promettre une place dans Google. La Search Console montre vos vrais chiffres.',
  noTranslation: () =>
    'Je ne traduis pas : je n’emploie que des mots de la page. Il faut une personne ou un modèle de langage (`AI_PROVIDER`).',
  noProseWriting: () =>
    'Je n’écris pas de texte nouveau : il faudrait inventer. Il faut une personne ou un modèle de langage (`AI_PROVIDER`).',
  noPublishing: () =>
    'Je n’ai pas accès à votre site : je modifie une copie et je mesure ; vous collez ce qui vous plaît.',
  label: {
    title: (length) => `Titre, ${length} caractères`,
    description: (length) => `Meta description, ${length} caractères`,
    heading: (level) => `H${level}`,
    headings: () => 'Titres',
    paragraph: (words) => `Texte, ${words} mots`,
    outline: () => 'Plan',
    alt: (length) => `Texte alternatif, ${length} caractères`,
    alts: () => 'Textes alternatifs',
    link: (anchor) => `Lien « ${anchor} »`,
    jsonLd: () => 'JSON-LD',
    section: () => 'Section, HTML',
    head: () => 'Pour le head, HTML',
    html: () => 'HTML',
  },
  followUps: {
    first: () => 'Par où commencer ?',
    issues: () => 'Qu’est-ce qui ne va pas sur cette page ?',
    title: () => 'Écris un meilleur titre',
    rewriteTitle: () => 'Réécris le titre',
    titleWith: (keyword) => `Écris un titre avec le mot-clé "${keyword}"`,
    description: () => 'Écris une meta description',
    rewriteDescription: () => 'Réécris la meta description',
    fixHeadings: () => 'Corrige les titres h2',
    outline: () => 'Montre-moi le plan de la page',
    intro: () => 'L’introduction est-elle bonne ?',
    rewriteParagraph: (number) =>
      `Réécris le ${['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième'][number - 1] ?? 'dernier'} paragraphe`,
    readability: () => 'Le texte est-il facile à lire ?',
    keywords: () => 'Quels mots-clés utilise la page ?',
    howOften: (keyword) => `Combien de fois "${keyword}" figure dans le texte ?`,
    alt: () => 'Écris les textes alternatifs des images',
    links: () => 'Propose des liens internes',
    structured: () => 'Donne-moi les données structurées en JSON-LD',
    social: () => 'Comment la page apparaît-elle au partage ?',
    speed: () => 'La page est-elle rapide ?',
    faq: () => 'Écris une FAQ',
    about: () => 'De quoi parle la page ?',
    score: () => 'Pourquoi ce score ?',
    explain: (ruleId) => `Explique ${ruleId}`,
    compareWith: (path) => `Compare cette page avec ${path}`,
    language: () => 'Quelles versions linguistiques a la page ?',
    shorter: () => 'Plus court',
    anotherOne: () => 'Un autre',
    apply: () => 'Oui, applique',
    undo: () => 'Annuler tout',
    where: () => 'Où dois-je le mettre ?',
  },
};
