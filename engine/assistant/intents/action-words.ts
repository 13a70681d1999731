/** Words for actions: write, assess, explain, list, count, try. */
import type { Action } from '../intent.ts';
import type { WordsByLanguage } from './topic-words.ts';

/** The first that matches is meant. */
export const actionWords: readonly { readonly action: Action; readonly words: WordsByLanguage }[] = [
  {
    action: 'explain',
    words: {
      en: "why|explain\\w*|what (?:does|do)[^?]{0,60} mean|meaning of|what(?:'s| is) (?:an? )(?!good|better|great|strong|nice)|reason\\w*|understand|tell me (?:more )?about|more (?:details?|information|info) (?:on|about)|how come|what is “”|what's “”",
      de: 'warum|wieso|weshalb|erklar\\w*|was bedeutet|was heisst|was ist (?:ein|eine|mit)? ?“”|grund',
      fr: "pourquoi|expliqu\\w*|que (?:signifie|veut dire)|qu'est-ce que|raison",
      es: 'por que|explica\\w*|que (?:significa|quiere decir)|razon',
      it: 'perche|spiega\\w*|che (?:significa|vuol dire)|cosa (?:significa|vuol dire)|motivo',
      pt: 'por ?que|explica\\w*|o que (?:significa|quer dizer)|razao|motivo',
      nl: 'waarom|leg .{0,30}uit|uitleg\\w*|wat betekent|reden',
    },
  },
  {
    action: 'try',
    words: {
      en: 'what if|how about|what about (?:using )?“”|(?:would|will|does|do|is|are) “”|if i (?:use|change|set|write|put|make|call)|try (?:out )?(?:this|it|“”|the|my)|test (?:this|“”|the|my)|measure|(?:check|rate|judge|review|evaluate) (?:this|“”|my new)|“” (?:instead|be (?:better|good|ok)|work)',
      de: 'was ware wenn|was ist mit “”|wie ware|wenn ich (?:den|die|das)?|teste|probier\\w*|ware “”|ist “”|prufe “”',
      fr: 'et si|que penses-tu de “”|si je|teste|essaie|est-ce que “”|“” serait',
      es: 'y si|que tal “”|si (?:uso|cambio|pongo)|prueba|seria “”|es “”',
      it: 'e se|che ne (?:pensi|dici) di “”|se (?:uso|cambio|metto)|prova “”|sarebbe “”|e “”',
      pt: 'e se|que tal “”|se eu|testa|experimenta|seria “”',
      nl: 'wat als|wat vind je van “”|als ik|test|probeer|is “”|zou “”',
    },
  },
  {
    action: 'count',
    words: {
      en: 'how (?:many|often|much)|count|number of',
      de: 'wie (?:viele?|oft)|anzahl',
      fr: 'combien|nombre de',
      es: 'cuant[oa]s?|numero de',
      it: 'quant[ieoa]|numero di',
      pt: 'quant[oa]s?|numero de',
      nl: 'hoeveel|hoe vaak|aantal',
    },
  },
  {
    action: 'write',
    words: {
      en: '(?:re-?)?writ(?:e|es|ing|ten)|re-?phras\\w*|re-?word\\w*|improv\\w*|suggest\\w*|propos\\w*|(?:a |something |any )?(?:better|new|good|great|stronger|catchier|improved) (?:\\w+ ){0,3}(?:title|headline|heading|h1|h2|description|snippet|meta|text|intro|paragraph|version|one|alt|anchor|wording|name|sentence|structure|outline)s?|give me|generat\\w*|creat(?:e|es|ing)|make|optimi[sz]\\w*|fix(?:es|ed|ing)?|shorten\\w*|draft\\w*|come up|i (?:need|want|would like)|recommend\\w*|ideas?|options?|alternatives?|add(?:ed|ing)?|provide|ready to paste|simplif\\w*|tighten\\w*|polish\\w*|edit\\w*|could i|help (?:me )?with|(?:what|how) (?:should|could|would|can) (?:i|my|the|this|it)[^?]{0,40}(?:be|say|write|use|call|read|look|name)|correct(?:ed)? version|easier to read|clean up',
      de: 'schreib\\w*|umschreib\\w*|umformulier\\w*|formulier\\w*|verbesser\\w*|vorschlag\\w*|vorschlag|vorschlage|schlag\\w*|besser\\w*|neue[rsn]?|optimier\\w*|kurz\\w*|erstell\\w*|generier\\w*|gib mir|mach\\w*|ideen?|alternativ\\w*|empfehl\\w*|brauche|hatte gern|vereinfach\\w*|korrigier\\w*',
      fr: 'reecri\\w*|ecri\\w*|redig\\w*|reformul\\w*|amelior\\w*|propos\\w*|sugger\\w*|meilleure?s?|nouve\\w+|optimis\\w*|raccourci\\w*|genere\\w*|cree\\w*|donne\\w*|idees?|alternativ\\w*|corrig\\w*|simplifi\\w*|ajout\\w*|recommand\\w*',
      es: 'reescrib\\w*|escrib\\w*|redact\\w*|mejor\\w*|propon\\w*|sugi\\w*|suger\\w*|nuev\\w+|optimiz\\w*|acort\\w*|genera\\w*|crea\\w*|dame|ideas?|alternativ\\w*|corrig\\w*|correg\\w*|simplific\\w*|anad\\w*|recomiend\\w*|necesito',
      it: 'riscriv\\w*|scriv\\w*|riformul\\w*|miglior\\w*|propon\\w*|sugger\\w*|nuov\\w+|ottimizz\\w*|accorci\\w*|genera\\w*|crea\\w*|dammi|idee?|alternativ\\w*|corregg\\w*|semplific\\w*|aggiung\\w*|consigli\\w*|serve',
      pt: 'reescrev\\w*|escrev\\w*|redig\\w*|reformul\\w*|melhor\\w*|propo\\w*|sugir\\w*|suger\\w*|sugest\\w*|nov[oa]s?|otimiz\\w*|encurt\\w*|gera\\w*|gere|cri[ae]\\w*|da-me|de-me|ideias?|alternativ\\w*|corrig\\w*|simplific\\w*|adicion\\w*|acrescent\\w*|preciso',
      nl: 'herschrijf\\w*|schrijf\\w*|herformuleer\\w*|verbeter\\w*|stel .{0,30}voor|voorstel\\w*|suggest\\w*|betere?|nieuwe?|optimaliseer\\w*|verkort\\w*|genereer\\w*|maak|geef|ideeen|alternatie\\w*|corrigeer\\w*|vereenvoudig\\w*|voeg|aanbeve\\w*|nodig',
    },
  },
  {
    action: 'judge',
    words: {
      en: '^(?:is|are|does|do|did|has|have|was|can|will|should)\\b|too (?:long|short|many|much|few|often|complicated|generic)|ok(?:ay)?|check|rate|review|evaluate|enough|correct|how (?:good|long|is|are|well|does)|what do you think|opinion|wrong|good|bad|fine|length',
      de: '^(?:ist|sind|hat|habe|gibt|passt|kann|stimmt)\\b|zu (?:lang|kurz|viele?|oft|kompliziert|allgemein)|ok|pruf\\w*|bewert\\w*|genug|richtig|wie (?:gut|lang)|gut|schlecht|falsch|lange',
      fr: '^(?:est|sont|a-t|y a-t|ai)\\b|est-ce|trop (?:long|longue|court|courte|de)|verifi\\w*|evalu\\w*|assez|correct|quelle longueur|bonne?|mauvais\\w*|longueur',
      es: '^(?:es|esta|son|estan|hay|tiene)\\b|demasiado (?:largo|larga|corto|corta)|muy (?:largo|larga|corto|corta)|revis\\w*|evalu\\w*|suficiente|correct[oa]|buen[oa]?|mal[oa]?|longitud',
      it: '^(?:e|sono|ha|ci sono|va)\\b|troppo (?:lungo|lunga|corto|corta|breve)|controll\\w*|valut\\w*|abbastanza|corrett[oa]|va bene|buon[oa]?|lunghezza',
      pt: '^(?:e|esta|sao|ha|tem)\\b|(?:muito|demasiado) (?:longo|longa|curto|curta|comprido)|verific\\w*|avali\\w*|suficiente|corret[oa]|bo[am]|tamanho|comprimento',
      nl: '^(?:is|zijn|heeft|heb|kan|klopt)\\b|te (?:lang|kort|veel|vaak|ingewikkeld|algemeen)|controleer\\w*|beoordeel\\w*|genoeg|juist|goed|slecht|lengte',
    },
  },
  {
    action: 'list',
    words: {
      en: 'list|show|which|what|tell me|find|where|who|any',
      de: 'liste|zeig\\w*|welche[rnsm]?|was|nenn\\w*|finde|wo',
      fr: 'liste|montre\\w*|quels?|quelles?|trouve|ou',
      es: 'lista|muestra\\w*|cual(?:es)?|que|encuentra|donde',
      it: 'lista|elenc\\w*|mostra\\w*|quali?|cosa|trova|dove',
      pt: 'lista|mostr\\w*|quais|qual|que|encontra|onde',
      nl: 'lijst|toon|laat .{0,20}zien|welke|wat|vind|waar',
    },
  },
];
