/** Words that refer to the previous answer: shorter, another one, why, do it. */
import type { Revision } from '../intent.ts';
import type { WordsByLanguage } from './topic-words.ts';

export const revisionWords: readonly { readonly revision: Revision; readonly words: WordsByLanguage }[] = [
  {
    revision: 'shorter',
    words: {
      en: 'shorter|shorten(?: it| that)?|more (?:concise|compact)|(?:still |a bit |much )?too long|cut it|briefer|trim(?: it)?|less words|fewer words',
      de: 'kurzer|kuerzer|knapper|(?:noch |immer noch )?zu lang|kurze (?:es|das|ihn|sie)',
      fr: 'plus courte?s?|plus bref|raccourci\\w*|trop long(?:ue)?',
      es: 'mas cort[oa]s?|mas breve|acorta\\w*|demasiado larg[oa]',
      it: 'piu cort[oai]|piu breve|accorcia\\w*|troppo lung[oa]',
      pt: 'mais curt[oa]s?|mais breve|encurta\\w*|muito long[oa]|demasiado long[oa]',
      nl: 'korter|beknopter|inkorten|(?:nog )?te lang',
    },
  },
  {
    revision: 'longer',
    words: {
      en: 'longer|more (?:detail(?:ed|s)?|words)|expand(?: it)?|(?:a bit |still )?too short|elaborate',
      de: 'langer|laenger|ausfuhrlicher|(?:noch )?zu kurz',
      fr: 'plus long(?:ue)?s?|plus detaille\\w*|developpe\\w*|trop court\\w*',
      es: 'mas larg[oa]s?|mas detall\\w*|demasiado cort[oa]|amplia\\w*',
      it: 'piu lung[oah]\\w*|piu dettagliat\\w*|troppo cort[oa]|amplia\\w*',
      pt: 'mais long[oa]s?|mais detalh\\w*|muito curt[oa]|alarga\\w*',
      nl: 'langer|uitgebreider|(?:nog )?te kort',
    },
  },
  {
    revision: 'simpler',
    words: {
      en: 'simpler|easier|plainer|less complicated|simplify(?: it)?',
      de: 'einfacher|leichter|verstandlicher|vereinfach\\w*',
      fr: 'plus simple\\w*|plus facile|simplifi\\w*',
      es: 'mas sencill\\w*|mas simple|mas facil|simplific\\w*',
      it: 'piu semplice|piu facile|semplific\\w*',
      pt: 'mais simples|mais facil|simplific\\w*',
      nl: 'eenvoudiger|simpeler|makkelijker',
    },
  },
  {
    revision: 'another',
    words: {
      en: "another(?: one| option| version| idea| title| description| try)?|one more|(?:a )?different(?: one| version)?|other (?:options?|ideas?|versions?|suggestions?|choices?|ones)|(?:any |some )?(?:alternatives?|more (?:options|ideas|suggestions|choices|of (?:them|those)))|more|again|try again|(?:i )?(?:do not|don't|dont) like (?:it|that|this|them)|not (?:good|great|that one|quite)|something else|next(?: one)?|no|nope|else",
      de: 'noch (?:eine[nrs]?|ein|mehr|mal)|(?:eine? )?andere[rsn]?(?: vorschlag| version| idee)?|alternativen?|mehr (?:vorschlage|ideen|davon)|nochmal|gefallt mir nicht|was anderes|nein|weitere[rs]?',
      fr: "(?:un|une) autre|autre(?:s)?(?: proposition| version| idee)?s?|encore (?:un|une)?|alternatives?|je n'aime pas|non|differente?",
      es: 'otr[oa]s?(?: opcion| version| idea)?|alternativas?|no me gusta|diferente|de nuevo|mas opciones|no',
      it: "(?:un')?altr[oaie](?: versione| idea| proposta)?|alternativ[ae]|non mi piace|divers[oa]|ancora(?: un[oa]?)?|no",
      pt: 'outr[oa]s?(?: opcao| versao| ideia)?|alternativas?|nao gosto|diferente|de novo|mais (?:opcoes|ideias)|nao',
      nl: 'nog (?:een|eentje|meer)|(?:een )?andere?(?: versie| voorstel| idee)?|alternatie\\w*|vind ik niet (?:goed|mooi)|iets anders|nee|opnieuw',
    },
  },
  {
    revision: 'why',
    words: {
      en: 'why(?: is that| that| not| so| this| this one| it)?|how come|what for|(?:for )?what reason|are you sure|really|says who|who says(?: so)?|prove it|how do you know|explain(?: (?:that|this|it|more|please))?|what do you mean|(?:is|does) (?:that|it|this) (?:really )?(?:matter|important|true)|so what',
      de: 'warum(?: das| denn| nicht)?|wieso|weshalb|bist du sicher|wirklich|wer sagt das|erklar(?:e|en)?(?: das| mir das)?|was meinst du',
      fr: 'pourquoi(?: ca| cela)?|vraiment|tu es sur|qui dit ca|explique(?:-moi)?(?: ca)?',
      es: 'por que|seguro|de verdad|quien lo dice|explica(?:me)?(?:lo)?',
      it: 'perche|davvero|sei sicuro|chi lo dice|spiega(?:mi)?(?:lo)?',
      pt: 'por ?que|porque|a serio|tens a certeza|quem diz|explica(?:-me)?',
      nl: 'waarom(?: dat| niet)?|echt|weet je het zeker|wie zegt dat|leg uit',
    },
  },
];

/** Consent to what was proposed. */
export const applyWords: WordsByLanguage = {
  en: "(?:yes|yep|yeah|sure|ok(?:ay)?|please do|go ahead|do it|do that|apply(?: (?:it|that|this|them|the change|the first|the title))?(?: to the copy)?|use (?:it|that|this|that one|this one)|take (?:it|that one)|i'?ll take (?:it|that)|sounds good|looks good|make (?:it so|the change|that change)|add it(?: to the copy)?|(?:show|measure) (?:me )?(?:the )?(?:effect|proof|result|impact|both|together)|what (?:would|will) (?:that|it|this) (?:do|change|bring)|what(?:'s| is) the (?:effect|impact))(?:[ ,.!]+(?:please|thanks|do it|apply it|go ahead|that one))*",
  de: '(?:ja|jo|gern|gerne|ok|mach das|mach es|ubernehmen|ubernimm (?:das|es|ihn|sie)|anwenden|wende (?:es|das) an|nimm (?:das|den|die|es)|passt)(?:[ ,.!]+(?:bitte|mach das|anwenden|ubernehmen))*',
  fr: "(?:oui|ok|d'accord|vas-y|applique(?:-le|-la|r)?|fais-le|prends (?:le|la|celui-la)|parfait applique)(?:[ ,.!]+(?:merci|s'il te plait|applique))*",
  es: '(?:si|vale|ok|de acuerdo|hazlo|aplica(?:lo|la|r)?|usa (?:ese|esa|este))(?:[ ,.!]+(?:por favor|aplicalo))*',
  it: '(?:si|ok|va bene|fallo|applica(?:lo|la|re)?|usa (?:quello|questo))(?:[ ,.!]+(?:per favore|applicalo))*',
  pt: '(?:sim|ok|esta bem|faz isso|faca isso|aplica(?:r|-o)?|usa (?:esse|este))(?:[ ,.!]+(?:por favor|aplica))*',
  nl: '(?:ja|oke?|doe (?:maar|het|dat)|toepassen|pas (?:het|dat) toe|neem (?:die|deze))(?:[ ,.!]+(?:graag|alsjeblieft|toepassen))*',
};
