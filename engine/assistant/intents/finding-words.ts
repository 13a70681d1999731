/** Words for findings, priorities and figures. */
import type { TopicWords } from './topic-words.ts';

export const findingWords: readonly TopicWords[] = [
  {
    topic: 'first',
    weight: 7,
    words: {
      en: '(?:what|where|which|how)[^?.]{0,40}(?:first|start|begin)\\b|first (?:step|thing|priority)|priorit\\w+|most (?:important|urgent|impact\\w*|valuable)|biggest (?:win|impact|problem|issue|gain|improvement)s?|quick ?wins?|low[- ]hanging|next steps?|to-?do(?: list)?|action (?:plan|list|items)|top (?:\\w+ )?(?:things|fixes|issues|improvements|priorities)|what (?:should|shall|must|can|do) i (?:do|fix|change|improve|work on)(?: now| next| here)?|what would you (?:change|do|fix|improve)|(?:fix|improve) (?:this|the|my) page|(?:make|get) (?:this|the|my|it) (?:page )?better|improve (?:my |this |the )?(?:seo|page|ranking|score)|raise (?:the|my) score|(?:optimi[sz]e) (?:this|the|my) page|(?:if|when) i (?:fix|do|change) (?:everything|all|them all)',
      de: 'zuerst|als erstes|womit anfangen|wo anfangen|prioritat\\w*|am wichtigsten|wichtigste[nrs]?|dringendste|nachste[nr]? schritte?|was (?:soll|sollte|muss|kann) ich (?:tun|machen|andern|verbessern|verbesser)|quick ?wins?|seite (?:verbessern|optimieren)|was ist zu tun|massnahmen',
      fr: "en premier|d'abord|par (?:ou|quoi) commencer|priorit\\w+|plus (?:important|urgent)|prochaines? etapes?|que (?:dois|puis|faut)[- ](?:je|il) (?:faire|changer|corriger|ameliorer)|ameliorer (?:la|cette|ma) page|optimiser (?:la|cette|ma) page",
      es: 'primero|por donde empez\\w+|priorid\\w+|mas (?:importante|urgente)|proximos pasos|que (?:debo|puedo|deberia|tengo que) (?:hacer|cambiar|arreglar|mejorar)|mejorar (?:la|esta|mi) pagina|optimizar (?:la|esta|mi) pagina',
      it: 'per prim[ao]|prima cosa|da dove (?:inizi\\w+|cominci\\w+|partire)|priorit\\w+|piu (?:importante|urgente)|prossimi passi|cosa (?:devo|posso|dovrei) (?:fare|cambiare|correggere|migliorare)|migliorare (?:la|questa|mia) pagina|ottimizzare (?:la|questa) pagina',
      pt: 'primeiro|por onde comec\\w+|priorid\\w+|mais (?:importante|urgente)|proximos passos|o que (?:devo|posso|deveria|tenho de) (?:fazer|mudar|corrigir|melhorar)|melhorar (?:a|esta|minha|a minha) pagina|otimizar (?:a|esta) pagina',
      nl: 'als eerste|eerst|waar (?:moet ik )?beginnen|prioriteit\\w*|belangrijkste?|dringendste?|volgende stappen|wat (?:moet|kan|zal) ik (?:doen|veranderen|verbeteren|aanpakken)|pagina (?:verbeteren|optimaliseren)',
    },
  },
  {
    topic: 'issues',
    weight: 5,
    words: {
      en: "(?:what(?:'s| is| are)?|anything|something|everything) (?:\\w+ ){0,2}(?:wrong|bad|broken|missing|off)|issues?|problems?|errors?|mistakes?|faults?|findings?|warnings?|audit(?: results?)?|critical|what did you find|weakness\\w*|(?:review|check|analy[sz]e|audit|evaluate|assess) (?:this|the|my)(?: \\w+)? (?:page|site)|how (?:good|bad) is (?:this|the|my) page|is (?:this|the|my) page (?:\\w+ )?(?:ok|okay|good|fine|optimi[sz]ed)|is (?:it|this) any good|be honest|honest (?:opinion|verdict)|what do you think",
      de: 'was (?:ist|lauft|stimmt)[^?.]{0,20}(?:falsch|schief|nicht|schlecht|kaputt)|probleme?n?|fehler\\w*|mangel|befunde?|warnung(?:en)?|schwach(?:en|stellen)|kritisch\\w*|stimmt (?:hier )?nicht|(?:prufe|analysiere|bewerte|check\\w*) (?:die|diese|meine) seite',
      fr: "qu'est-ce qui (?:ne va pas|cloche)|problemes?|erreurs?|defauts?|avertissements?|ce qui ne va pas|critiques?|faiblesses?|(?:analyse|verifie|evalue)[rz]? (?:la|cette|ma) page",
      es: 'que (?:esta|hay|va) (?:de )?mal|problemas?|errores?|error|fallos?|advertencias?|criticos?|debilidades|(?:analiza|revisa|evalua) (?:la|esta|mi) pagina',
      it: "cosa (?:c'e|non va)[^?.]{0,20}(?:sbagliat|mal|va|che non)|cosa non va|problem[ai]|error[ei]|difett[oi]|avvis[oi]|critic[oi]|(?:analizza|controlla|valuta) (?:la|questa|mia) pagina",
      pt: 'o que (?:esta|ha|vai) (?:de )?(?:mal|errado)|problemas?|erros?|falhas?|avisos?|criticos?|(?:analis[ae]|verifica|avalia) (?:a|esta|minha) pagina',
      nl: 'wat (?:is er|gaat er|klopt er)[^?.]{0,20}(?:mis|fout|verkeerd|niet)|problemen?|probleem|fouten?|bevinding(?:en)?|waarschuwing(?:en)?|kritiek\\w*|(?:controleer|analyseer|beoordeel) (?:de|deze|mijn) pagina',
    },
  },
  {
    topic: 'score',
    weight: 6,
    words: {
      en: 'scores?|points?|grades?|ratings?|out of 100',
      de: 'score|punkte?n?|punktzahl|bewertung|note\\b',
      fr: 'scores?|points?|notes?\\b|notation',
      es: 'puntuacion|puntos?|nota\\b|score',
      it: 'punteggio|punti|voto|score',
      pt: 'pontuacao|pontos?|nota\\b|score',
      nl: 'scores?|punten|cijfer|beoordeling',
    },
  },
  {
    topic: 'length',
    weight: 6,
    words: {
      en: 'how many words|word ?count|(?:how )?long is (?:the|this|my) (?:page|text|article|content|copy)|number of words|(?:enough|too (?:little|much|few)) (?:text|content|words|copy)|thin content|content (?:long|length)|longer text|(?:page|text|content|article|copy) (?:long|short) enough|how many (?:characters|sentences|paragraphs)',
      de: 'wie viele (?:worter|zeichen|satze|absatze)|wortzahl|wortanzahl|wie lang ist (?:der|die|dieser|mein) (?:text|seite|artikel|inhalt)|(?:genug|zu wenig|zu viel) (?:text|inhalt|worter)|textlange',
      fr: 'combien de (?:mots|caracteres|phrases)|nombre de mots|longueur du texte|(?:assez|trop peu|trop) de (?:texte|contenu)',
      es: 'cuantas palabras|numero de palabras|(?:suficiente|poco|demasiado) (?:texto|contenido)|longitud del texto',
      it: 'quante parole|numero di parole|(?:abbastanza|poco|troppo) (?:testo|contenuto)|lunghezza del testo',
      pt: 'quantas palavras|numero de palavras|(?:suficiente|pouco|demasiado) (?:texto|conteudo)|tamanho do texto',
      nl: 'hoeveel woorden|aantal woorden|(?:genoeg|te weinig|te veel) (?:tekst|inhoud|woorden)|lengte van de tekst',
    },
  },
];
