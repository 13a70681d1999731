/** Words for other parts of a page: images, links, structured data, FAQ, outline. */
import type { TopicWords } from './topic-words.ts';

export const partWords: readonly TopicWords[] = [
  {
    topic: 'alt',
    weight: 5,
    words: {
      en: 'alt ?-?(?:texts?|tags?|attributes?)|alts?\\b|alternative texts?|image descriptions?|describe (?:the |my |these )?(?:images?|pictures?|photos?)|images?|pictures?|photos?',
      de: 'alt-? ?(?:texte?n?|attribute?|tags?)|alternativ-?texte?|bildbeschreibung(?:en)?|bild(?:er|ern|es)?|fotos?|abbildung(?:en)?',
      fr: 'textes? alt(?:ernatifs?)?|attributs? alt|balises? alt|images?|photos?',
      es: 'textos? alt(?:ernativos?)?|atributos? alt|imagen(?:es)?|fotos?',
      it: 'test[oi] alt(?:ernativ[oi])?|attribut[oi] alt|immagin[ei]|foto',
      pt: 'textos? alt(?:ernativos?)?|atributos? alt|imagens?|imagem|fotos?',
      nl: "alt-? ?(?:teksten?|tags?|attributen?)|alternatieve teksten?|afbeelding(?:en)?|foto'?s?|plaatjes?",
    },
  },
  {
    topic: 'links',
    weight: 5,
    words: {
      en: 'links?|linking|interlink\\w*|anchor texts?|anchors?|inlinks?|orphan\\w*|dead links?|hyperlinks?',
      de: 'links?|verlinkung(?:en)?|verlink\\w+|ankertexte?|interne? verweise?',
      fr: 'liens?|maillage(?: interne)?|ancres?',
      es: 'enlaces?|vinculos?|enlazado|links?',
      it: 'link|collegament[oi]|linking',
      pt: 'links?|ligac(?:ao|oes)|hiperligac\\w+',
      nl: 'links?|verwijzing(?:en)?|linkbuilding|ankertekst(?:en)?',
    },
  },
  {
    topic: 'structured',
    weight: 7,
    words: {
      en: 'structured data|json-?ld|schema(?:\\.org)?(?: markup)?|rich (?:results?|snippets?)|micro-?data|breadcrumb (?:markup|schema|list)',
      de: 'strukturierte[nr]? daten|json-?ld|schema(?:\\.org)?|rich (?:results?|snippets?)|auszeichnung(?:en)?',
      fr: 'donnees structurees|json-?ld|schema(?:\\.org)?|balisage|resultats enrichis',
      es: 'datos estructurados|json-?ld|schema(?:\\.org)?|marcado|resultados enriquecidos',
      it: 'dati strutturati|json-?ld|schema(?:\\.org)?|markup|rich snippet',
      pt: 'dados estruturados|json-?ld|schema(?:\\.org)?|marcacao|resultados (?:enriquecidos|avancados)',
      nl: 'gestructureerde (?:gegevens|data)|json-?ld|schema(?:\\.org)?|rich (?:results?|snippets?)',
    },
  },
  {
    topic: 'faq',
    weight: 7,
    words: {
      en: 'faqs?|q ?& ?a|questions and answers|frequently asked|common questions|questions (?:people|customers|visitors|users|readers)(?: might| may| could| often)? ask',
      de: 'faqs?|haufige[nr]? fragen|fragen und antworten',
      fr: 'faqs?|foire aux questions|questions (?:frequentes|reponses|et reponses)',
      es: 'faqs?|preguntas (?:frecuentes|y respuestas)',
      it: 'faqs?|domande (?:frequenti|e risposte)',
      pt: 'faqs?|perguntas (?:frequentes|e respostas)',
      nl: 'faqs?|veelgestelde vragen|vragen en antwoorden',
    },
  },
  {
    topic: 'outline',
    weight: 7,
    words: {
      en: 'outlines?|table of contents|what (?:should|could|can|shall) (?:i|we) write(?: about)?|what to write|content ideas|(?:which|what) topics?|(?:page|content|text|article) structure|structure (?:of|for) (?:the|this|my) (?:page|text|article|content)|how (?:is|should) (?:the|this|my) (?:page|text|content|article) (?:be )?(?:structured|organi[sz]ed)|sections? (?:should|could|are missing)|missing sections?|content (?:plan|brief)',
      de: 'gliederung|inhaltsverzeichnis|(?:seiten|text|inhalts)?struktur|aufbau|welche abschnitte',
      fr: 'plan (?:de|du|pour)|plan\\b|sommaire|structure (?:de|du)|table des matieres',
      es: 'esquema|indice|estructura (?:de|del)|guion',
      it: 'scaletta|indice|struttura (?:della|del)|schema della pagina',
      pt: 'esboco|indice|estrutura (?:da|do)|sumario',
      nl: 'opzet|inhoudsopgave|structuur|opbouw|indeling',
    },
  },
  {
    topic: 'compare',
    weight: 8,
    words: {
      en: 'compare[ds]?|comparison|versus|vs\\.?|differ(?:s|ent|ence)? (?:from|between|to)|better (?:or worse )?than|worse than|(?:do|does) (?:that|the other|another) page',
      de: 'vergleich\\w*|gegenuber|unterschied\\w*|besser als|schlechter als',
      fr: 'compar(?!t)\\w+|difference entre|par rapport|meilleure? que',
      es: 'compar(?!t)\\w+|diferencia entre|frente a|mejor que',
      it: 'confront\\w+|paragon\\w+|differenza tra|rispetto a|meglio di',
      pt: 'compar(?!t)\\w+|diferenca entre|em relacao a|melhor (?:do )?que',
      nl: 'vergelijk\\w*|verschil tussen|ten opzichte van|beter dan',
    },
  },
];
