/** The words of French. */
import type { LanguageWords } from './language-words.ts';

export const fr: LanguageWords = {
  stopWords: `afin ai ainsi alors après as au aucun aucune aujourd'hui auquel aussi autre autres aux avaient avais
    avait avant avec avez avoir avons beaucoup bien bon c'est ça car ce cela celle celles celui cependant
    ces cet cette ceux chaque chez comme comment d'un d'une dans de déjà depuis des deux devant doit donc
    dont du elle elles en encore entre es est et étaient était étant été être eu eux fait faire faut fois
    font furent hors ici il ils j'ai je jusqu l'on la là le lequel les leur leurs lors lorsque lui ma mais
    même mêmes me mes mieux moi moins mon n'est ne ni non nos notre nous nouveau on ont or ou où par parce
    parmi pas pendant peu peut peuvent plus plusieurs plutôt pour pourquoi près puis qu'il qu'une qu'un
    quand que quel quelle quelles quels quelque quelques qui quoi s'est sa sans se selon sera serait seront
    ses seulement si sien soit sommes son sont souvent sous suis sur ta tandis te tel telle tels tes toi ton
    toujours tous tout toute toutes très trop tu un une vers voici voilà vos votre vous vraiment y`,
  genericWords: `accueil achat acheter actualité actualités adresse aide an ans année années article articles avis beau
    blog bon bonne bienvenue boutique catégorie choix client clients commande commander compte conseil
    conseils contact contactez coordonnées découvrir demande dernier devis entreprise envoyer équipe faq
    gamme grand gratuit heure heures histoire horaires idée image images information informations jour jours
    lien liens ligne lire liste livraison mention mentions légales message mois monde nom nouveau nouveautés
    nouvelle numéro offre offres page pages panier partager photo photos plan plus prix produit produits
    projet projets propos qualité question questions recherche rendez-vous semaine service services site
    société suite suivre tarif tarifs temps téléphone trouver valeur valeurs vie voir trois quatre cinq dix`,
  insideNames: 'de du des et',
  conjunctions: 'et ou',
  openEnds: 'et ou pour avec',
  phrases: {
    and: 'et',
    leaning: `ce cet cette ces cela ceci ça c'est il elle ils elles on son sa ses leur leurs ici là alors ainsi donc
      aussi mais et ou car parce cependant toutefois néanmoins pourtant sinon enfin puis ensuite après avant
      quand lorsque si bien qui que dont où lequel celui celle ceux celles voir tel telle notamment
      seulement`,
    function: `le la les l un une des du de d au aux à en dans sur sous par pour avec sans entre vers chez et ou mais
      donc or ni car que qui quoi dont où est sont était être a ont avait avoir peut peuvent doit il elle
      ils elles on je tu nous vous me te se lui leur leurs mon ma mes ton ta tes son sa ses notre nos votre
      vos ce cet cette ces ne pas plus moins très aussi tout tous toute toutes chaque comme si y`,
    cutBefore: `à en dans sur sous par pour avec sans entre vers chez que qui dont où quand lorsque car de du des`,
    noise: `accueil menu navigation suivant précédent retour haut connexion panier recherche rechercher partager
      imprimer publié auteur commentaires répondre page catégorie mentions légales lire plus cliquez cookies`,
    generic: `bienvenue; accueil; introduction; présentation; à propos; contact; contactez-nous; en savoir plus;
      lire la suite; services; nos services; produits; nos produits; actualités; blog; faq; informations;
      détails; description; galerie; nouvelle page; titre`,
  },
  clauses: {
    joins: 'et mais',
    retained: 'mais',
    subjects: 'nous vous il elle ils elles on je cela',
  },
  abbreviations: 'mme mlle m av p.ex ex',
  chapters: 'partie chapitre annexe',
  figures: 'figure tableau',
  numbers: {
    small: `deux trois quatre cinq six sept huit - dix onze douze treize quatorze quinze seize dix-sept dix-huit
      dix-neuf`,
    tens: `vingt trente quarante cinquante soixante soixante-dix quatre-vingt|quatre-vingts quatre-vingt-dix
      cent|cents|centaines`,
    large: {
      zéro: 0,
      mille: 1000,
      milliers: 1000,
      million: 1e6,
      millions: 1e6,
    },
  },
  byline: {
    verbs: 'écrit rédigé publié',
    by: 'par',
    on: 'le',
  },
  hours: {
    to: 'à',
    clock: 'h',
  },
  /** Kandel and Moles. */
  readingEase: {
    constant: 207,
    perWord: 1.015,
    perSyllable: 73.6,
    hasSilentE: true,
  },
  services: `livraison expédition envoi; retour retours remboursement; paiement règlement; garantie;
    emploi carrière recrutement; cours atelier ateliers formation; avis témoignages`,
  defaultTitles: `accueil; page d'accueil; bienvenue; sans titre; document sans titre; document sans nom; nouvelle page;
    page d'exemple; titre`,
  besideSubject: `avec pour dans plus votre vous nous sont cette leur mais sans sous chez tous toutes accueil comment`,
  sectionNames: 'introduction préface avant-propos aperçu résumé annexe annexes sommaire chapitre partie',
  genericAnchors: `ici; cliquez ici; cliquer ici; clique ici; par ici; lien; ce lien; cette page; page; site; site web;
    plus; plus d'infos; plus d'info; plus d'informations; plus de détails; en savoir plus; en savoir +;
    savoir plus; lire; lire la suite; lire plus; lire l'article; la suite; suite; voir; voir plus; voir tout;
    voir la suite; voir le détail; détails; découvrir; découvrez; continuer; continuer la lecture;
    j'en profite`,
  imageWords: `image images photo photos photographie graphique logo icône icone symbole bannière banniere vignette
    aperçu illustration visuel figure bouton flèche arrière-plan`,
  notFound: `page non trouvée; page introuvable; page n'existe pas; n'a pas été trouvée; n'existe plus;
    page inexistante`,
  error: 'erreur',
};
