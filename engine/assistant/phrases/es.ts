/** Spanish sentences of answers; findings themselves stay in English. */
import type { PartialWords } from './phrase-types.ts';

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} y ${items.at(-1) ?? ''}`;
const of = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const score = (before: number, after: number): string =>
  before === after ? `la puntuación sigue en ${after}` : `puntuación ${before} → ${after}`;

export const es: PartialWords = {
  lengthRatings: {
    missing: 'falta',
    'too-short': 'demasiado corto',
    'too-long': 'demasiado largo',
    good: 'una buena longitud',
  },
  severities: { critical: 'crítico', warning: 'advertencia', info: 'consejo' },
  yes: () => 'sí',
  no: () => 'no',
  missing: () => 'falta',
  titleMissing: () =>
    'La página no tiene título: los buscadores se inventan uno con los encabezados y los enlaces.',
  titleIs: (title, length, rating) =>
    `El título es ${title}: ${length} caracteres, ${rating} (de 20 a 60 se ven enteros, lo mejor son 50 a 60).`,
  titleNow: (title) => `El título actual: ${title}.`,
  titleGood: () => 'Yo lo dejaría: encaja y la auditoría no tiene nada en contra. Si aun así quiere otro:',
  titleBest: () =>
    'Yo lo dejaría: la auditoría no tiene nada en contra y las palabras de la página no dan uno mejor.',
  titleNoFinding: (isGood) =>
    isGood
      ? 'La auditoría no tiene nada en contra.'
      : 'No falla ninguna regla, pero podría aprovechar mejor el espacio.',
  noMoreTitles: (min, max) =>
    `No tengo otro título de ${min} a ${max} caracteres: solo uso palabras de la página. Dígame una palabra clave u otra longitud.`,
  ownTitle: (title, length, rating) => `${title} tiene ${length} caracteres: ${rating}.`,
  descriptionMissing: () =>
    'La página no tiene meta descripción: los buscadores toman cualquier trozo del texto.',
  descriptionIs: (text, length, rating) =>
    `La meta descripción es ${text}: ${length} caracteres, ${rating} (se ven de 70 a 160, lo mejor son 120 a 160).`,
  descriptionNow: (text) => `La meta descripción actual: ${text}.`,
  descriptionGood: () => 'Yo la dejaría. Si aun así quiere otra:',
  descriptionNoFinding: (isGood) =>
    isGood
      ? 'La auditoría no tiene nada en contra.'
      : 'No falla ninguna regla, pero podría aprovechar mejor el espacio.',
  noMoreDescriptions: (min, max) =>
    `No tengo otra descripción de ${min} a ${max} caracteres: se hace con frases enteras de la página.`,
  fromOwnSentences: () => 'Está hecha con frases de la propia página: no afirma nada que la página no diga.',
  otherChoices: (count) => (count === 1 ? 'Otra opción:' : 'Otras opciones:'),
  wordsStay: (language) =>
    `(El texto para pegar queda en el idioma de la página, \`${language}\`: no traduzco.)`,
  headingsAre: (count, first, text) =>
    count === 0
      ? 'La página no tiene encabezados.'
      : `La página tiene ${of(count, 'encabezado', 'encabezados')}, ${first === 0 ? 'ninguno es H1' : first === 1 ? `un H1: ${text ?? ''}` : `${first} de ellos H1`}.`,
  headingsInOrder: () => 'La auditoría no tiene nada en contra: un H1 y ningún nivel saltado.',
  passageIs: (number, words, sentences, longest) =>
    `${number === null ? 'Su texto' : `El párrafo ${number}`} tiene ${of(words, 'palabra', 'palabras')} en ${of(sentences, 'frase', 'frases')}; la más larga tiene ${longest}.`,
  passagePlain: () => 'Ya es sencillo: ninguna frase se divide bien.',
  passageShorter: () => 'Si debe ser más corto, estas son sus frases principales:',
  passageBecomes: (before, after) =>
    `Ahora: ${before.words} → ${after.words} palabras, ${before.sentences} → ${after.sentences} frases, la más larga ${before.longest} → ${after.longest} palabras.`,
  noNewProse: () =>
    'Acorto y divido las frases de la página; no invento otras. Para texto libre hace falta un modelo de lenguaje (`AI_PROVIDER`).',
  keywordsAre: (words) => `Los términos más usados de esta página, de ${words} palabras:`,
  keywordHead: () => ['término', 'usos', 'parte', 'también en'],
  placeNames: () => ['título', 'descripción', 'H1', 'primeras 100 palabras'],
  keywordUse: (keyword, count, density, words) =>
    count === 0
      ? `${keyword} no aparece en el texto de esta página.`
      : `${keyword} aparece ${of(count, 'vez', 'veces')} en el texto: ${density} % de ${words} palabras.`,
  noneOverused: (limit) => `Ninguno es excesivo: ninguno pasa de ${limit} % con cuatro usos o más.`,
  noSearchVolume: () => 'El volumen de búsqueda no está en la auditoría; lo dice Search Console.',
  easeIs: (ease, rating, from) =>
    `La facilidad de lectura es ${ease} de 100: ${{ easy: 'fácil de leer', fair: 'bastante fácil', hard: 'difícil de leer' }[rating]} (desde ${from} se lee bien).`,
  sentencesAre: (count, mean) => `${of(count, 'frase', 'frases')}, ${mean} palabras de media.`,
  noLongSentences: (from) => `Ninguna frase tiene ${from} palabras o más.`,
  noImages: () => 'La página no tiene imágenes.',
  imagesAre: (all, named, missing, empty) =>
    `${of(all, 'imagen', 'imágenes')}: ${named} con texto alternativo, ${missing} sin él, ${empty} con uno vacío (correcto para decoración).`,
  altOffer: () => 'Textos de lo que el propio sitio dice de estas imágenes:',
  altUndescribed: (files) =>
    `Nada en el sitio dice qué muestra ${list(files)}, y yo no veo imágenes: debe describirlas una persona.`,
  altFine: () => 'Nada que hacer: cada imagen que lo necesita tiene texto.',
  linksAre: (own, inText, foreign) =>
    `${of(own, 'enlace', 'enlaces')} a páginas del sitio, ${inText} en el contenido principal, y ${of(foreign, 'enlace', 'enlaces')} a otros sitios.`,
  linksNoFinding: () => 'La auditoría no encontró fallos en ellos.',
  schemaIs: (types) =>
    types.length === 0
      ? 'La página no tiene datos estructurados.'
      : `La página tiene datos estructurados de los tipos ${list(types)}.`,
  schemaFixed: () => 'El bloque corregido, para poner en lugar del que hay:',
  schemaOffer: (type) => `\`${type}\` para el head de la página:`,
  schemaFacts: () => 'Solo dice lo que dice la página; revíselo antes de publicarlo.',
  faqVerbatim: () => 'Las respuestas son frases de la página, palabra por palabra.',
  pageSays: () => 'La página dice:',
  pageSilent: () =>
    'La página no lo dice, así que yo tampoco. Si los visitantes lo preguntan, añada una frase.',
  measuredCleared: (cleared, before, after) =>
    `**Medido en una copia de la página:** corrige ${cleared}, no rompe nada; ${score(before, after)}.`,
  measuredNothing: (before, after) =>
    `**Medido en una copia de la página:** ningún hallazgo cambia; ${score(before, after)}.`,
  measuredBroken: (broken, cleared, before, after) =>
    `**Medido en una copia de la página:** provoca ${broken}${cleared === '' ? '' : ` y corrige ${cleared}`}; ${score(before, after)}.`,
  noCopy: () => 'No medido: la página no se pudo leer ahora mismo.',
  noPlace: () => 'No medido: el cambio no tiene un lugar claro en la copia.',
  why: (text) => `Por qué importa: ${text}`,
  toDo: (text) => `Qué hacer: ${text}`,
  minusPoints: (points) => `−${points} puntos`,
  nothingWrong: (value) =>
    `Nada: la auditoría no encontró fallos en esta página${value === null ? '' : `, puntuación ${value} de 100`}.`,
  issuesAre: (count, by, value) =>
    `${of(count, 'hallazgo', 'hallazgos')} en esta página: ${of(by.critical, 'crítico', 'críticos')}, ${of(by.warning, 'advertencia', 'advertencias')}, ${of(by.info, 'consejo', 'consejos')}${value === null ? '' : `; puntuación ${value} de 100`}.`,
  firstIs: (value, count) =>
    `En este orden, lo más grave primero.${value === null ? '' : ` La página tiene ${value} de 100 puntos y ${of(count, 'hallazgo', 'hallazgos')}.`}`,
  stillWorth: () => 'Lo que aun así merece la pena:',
  thenRest: (ids) => `Después: ${ids.join(', ')}.`,
  together: () => 'Todos los cambios posibles en esta sola página, juntos:',
  scoreIs: (value, site, count) =>
    `Esta página tiene ${value} de 100 puntos${site === null ? '' : `; el sitio entero ${site}`}. ${count === 0 ? 'Ningún hallazgo costó puntos.' : 'Lo que costó puntos:'}`,
  scoreHead: () => ['hallazgo', 'regla', 'puntos'],
  lengthIs: ({ words, sentences, paragraphs, headings, title, description }) =>
    `${of(words, 'palabra', 'palabras')} en el contenido principal${sentences === null ? '' : `, ${of(sentences, 'frase', 'frases')}`}, ${of(paragraphs, 'párrafo', 'párrafos')}, ${of(headings, 'encabezado', 'encabezados')}. El título tiene ${title} caracteres, la meta descripción ${description}.`,
  notThin: () => 'La auditoría no la considera escasa. Ningún buscador fija un mínimo de palabras.',
  hello: (title) => `Hola. Tengo delante la página ${title}, con todo lo que encontró la auditoría.`,
  helloFigures: (value, findings) =>
    `${value === null ? '' : `Su puntuación es ${value} de 100, `}${findings === 0 ? 'sin hallazgos.' : `con ${of(findings, 'hallazgo', 'hallazgos')}.`} ¿Qué quiere hacer?`,
  welcome: () => 'De nada. Pregunte cuando quiera.',
  iAm: () =>
    'Soy el analista integrado. Trabajo sin modelo de lenguaje y sin internet: leo esta página, consulto las reglas de la auditoría y pruebo cada cambio en una copia antes de recomendarlo. Los hallazgos están en inglés.',
  canDo: () =>
    [
      'Lo que puedo hacer con esta página:',
      '- escribir **título**, **meta descripción**, **encabezados** o **textos alternativos** con las palabras de la página',
      '- decir **qué está mal**, **qué va primero** y explicar cada hallazgo',
      '- **palabras clave**, **legibilidad**, **longitud**, **puntuación** en cifras de la auditoría',
      '- **enlaces internos**, **JSON-LD**, una **FAQ** o un **esquema**',
      '- simplificar un párrafo, **comparar** con otra página, medir **sus propias palabras**',
    ].join('\n'),
  offTopic: () => 'Eso no trata de esta página, así que no puedo ayudar.',
  noRanking: () =>
    'Posiciones, visitantes, clics y enlaces de otros sitios no están en la auditoría, y nadie puede prometer un puesto en Google. Search Console muestra sus cifras reales.',
  noTranslation: () =>
    'No traduzco: solo uso palabras de la página. Hace falta una persona o un modelo de lenguaje (`AI_PROVIDER`).',
  noProseWriting: () =>
    'No escribo texto nuevo: tendría que inventar. Hace falta una persona o un modelo de lenguaje (`AI_PROVIDER`).',
  noPublishing: () => 'No tengo acceso a su sitio: cambio una copia y mido; usted pega lo que le guste.',
  label: {
    title: (length) => `Título, ${length} caracteres`,
    description: (length) => `Meta descripción, ${length} caracteres`,
    heading: (level) => `H${level}`,
    headings: () => 'Encabezados',
    paragraph: (words) => `Texto, ${words} palabras`,
    outline: () => 'Esquema',
    alt: (length) => `Texto alternativo, ${length} caracteres`,
    alts: () => 'Textos alternativos',
    link: (anchor) => `Enlace «${anchor}»`,
    jsonLd: () => 'JSON-LD',
    section: () => 'Sección, HTML',
    head: () => 'Para el head, HTML',
    html: () => 'HTML',
  },
  followUps: {
    first: () => '¿Qué debo hacer primero?',
    issues: () => '¿Qué está mal en esta página?',
    title: () => 'Escribe un título mejor',
    rewriteTitle: () => 'Reescribe el título',
    titleWith: (keyword) => `Escribe un título con la palabra clave "${keyword}"`,
    description: () => 'Escribe una meta descripción',
    rewriteDescription: () => 'Reescribe la meta descripción',
    fixHeadings: () => 'Mejora los encabezados',
    outline: () => 'Muéstrame el esquema',
    intro: () => '¿Es buena la introducción?',
    rewriteParagraph: (number) =>
      `Reescribe el ${['primer', 'segundo', 'tercer', 'cuarto', 'quinto', 'sexto'][number - 1] ?? 'último'} párrafo`,
    readability: () => '¿Es fácil de leer el texto?',
    keywords: () => '¿Qué palabras clave usa la página?',
    howOften: (keyword) => `¿Cuántas veces aparece "${keyword}"?`,
    alt: () => 'Escribe textos alternativos para las imágenes',
    links: () => 'Sugiere enlaces internos',
    structured: () => 'Dame datos estructurados en JSON-LD',
    social: () => '¿Cómo se ve la página al compartir?',
    speed: () => '¿Es rápida la página?',
    faq: () => 'Escribe una FAQ',
    about: () => '¿De qué trata la página?',
    score: () => '¿Por qué esta puntuación?',
    explain: (ruleId) => `Explica ${ruleId}`,
    compareWith: (path) => `Compara esta página con ${path}`,
    language: () => '¿Qué versiones de idioma tiene la página?',
    shorter: () => 'Más corto',
    anotherOne: () => 'Otro',
    apply: () => 'Sí, aplícalo',
    undo: () => 'Deshacer todo',
    where: () => '¿Dónde lo pongo?',
  },
};
