/** Portuguese sentences of answers; findings themselves stay in English. */
import type { PartialWords } from './phrase-types.ts';

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} e ${items.at(-1) ?? ''}`;
const of = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const score = (before: number, after: number): string =>
  before === after ? `a pontuação fica em ${after}` : `pontuação ${before} → ${after}`;

export const pt: PartialWords = {
  lengthRatings: {
    missing: 'em falta',
    'too-short': 'curto demais',
    'too-long': 'longo demais',
    good: 'um bom tamanho',
  },
  severities: { critical: 'crítico', warning: 'aviso', info: 'conselho' },
  yes: () => 'sim',
  no: () => 'não',
  missing: () => 'em falta',
  titleMissing: () => 'A página não tem título: os motores de busca compõem um com cabeçalhos e links.',
  titleIs: (title, length, rating) =>
    `O título é ${title}: ${length} caracteres, ${rating} (de 20 a 60 aparecem inteiros, o melhor são 50 a 60).`,
  titleNow: (title) => `O título atual: ${title}.`,
  titleGood: () => 'Eu deixava-o: serve e a auditoria nada tem contra. Se ainda assim quiser outro:',
  titleBest: () => 'Eu deixava-o: a auditoria nada tem contra e as palavras da página não dão um melhor.',
  titleNoFinding: (isGood) =>
    isGood
      ? 'A auditoria nada tem contra ele.'
      : 'Nenhuma regra falha, mas podia aproveitar melhor o espaço.',
  noMoreTitles: (min, max) =>
    `Não tenho outro título de ${min} a ${max} caracteres: só uso palavras da página. Diga uma palavra-chave ou outro tamanho.`,
  ownTitle: (title, length, rating) => `${title} tem ${length} caracteres: ${rating}.`,
  descriptionMissing: () =>
    'A página não tem meta descrição: os motores de busca usam um pedaço qualquer do texto.',
  descriptionIs: (text, length, rating) =>
    `A meta descrição é ${text}: ${length} caracteres, ${rating} (aparecem de 70 a 160, o melhor são 120 a 160).`,
  descriptionNow: (text) => `A meta descrição atual: ${text}.`,
  descriptionGood: () => 'Eu deixava-a. Se ainda assim quiser outra:',
  descriptionNoFinding: (isGood) =>
    isGood
      ? 'A auditoria nada tem contra ela.'
      : 'Nenhuma regra falha, mas podia aproveitar melhor o espaço.',
  noMoreDescriptions: (min, max) =>
    `Não tenho outra descrição de ${min} a ${max} caracteres: é feita de frases inteiras da página.`,
  fromOwnSentences: () => 'É feita de frases da própria página: não afirma nada que a página não diga.',
  otherChoices: (count) => (count === 1 ? 'Outra opção:' : 'Outras opções:'),
  wordsStay: (language) => `(O texto a colar fica na língua da página, \`${language}\`: não traduzo.)`,
  headingsAre: (count, first, text) =>
    count === 0
      ? 'A página não tem cabeçalhos.'
      : `A página tem ${of(count, 'cabeçalho', 'cabeçalhos')}, ${first === 0 ? 'nenhum é H1' : first === 1 ? `um H1: ${text ?? ''}` : `${first} deles H1`}.`,
  headingsInOrder: () => 'A auditoria nada tem contra eles: um H1 e nenhum nível saltado.',
  passageIs: (number, words, sentences, longest) =>
    `${number === null ? 'O seu texto' : `O parágrafo ${number}`} tem ${of(words, 'palavra', 'palavras')} em ${of(sentences, 'frase', 'frases')}; a mais longa tem ${longest}.`,
  passagePlain: () => 'Já é simples: nenhuma frase se divide bem.',
  passageShorter: () => 'Se deve ser mais curto, estas são as frases principais:',
  passageBecomes: (before, after) =>
    `Agora: ${before.words} → ${after.words} palavras, ${before.sentences} → ${after.sentences} frases, a mais longa ${before.longest} → ${after.longest} palavras.`,
  noNewProse: () =>
    'Encurto e divido as frases da página; não invento outras. Para texto livre é preciso um modelo de linguagem (`AI_PROVIDER`).',
  keywordsAre: (words) => `Os termos mais usados desta página, em ${words} palavras:`,
  keywordHead: () => ['termo', 'usos', 'parte', 'também em'],
  placeNames: () => ['título', 'descrição', 'H1', 'primeiras 100 palavras'],
  keywordUse: (keyword, count, density, words) =>
    count === 0
      ? `${keyword} não aparece no texto desta página.`
      : `${keyword} aparece ${of(count, 'vez', 'vezes')} no texto: ${density} % de ${words} palavras.`,
  noneOverused: (limit) => `Nenhum é excessivo: nenhum passa de ${limit} % com quatro usos ou mais.`,
  noSearchVolume: () => 'O volume de pesquisa não está na auditoria; a Search Console mostra-o.',
  easeIs: (ease, rating, from) =>
    `A facilidade de leitura é ${ease} em 100: ${{ easy: 'fácil de ler', fair: 'bastante fácil', hard: 'difícil de ler' }[rating]} (a partir de ${from} lê-se bem).`,
  sentencesAre: (count, mean) => `${of(count, 'frase', 'frases')}, em média ${mean} palavras.`,
  noLongSentences: (from) => `Nenhuma frase tem ${from} palavras ou mais.`,
  noImages: () => 'A página não tem imagens.',
  imagesAre: (all, named, missing, empty) =>
    `${of(all, 'imagem', 'imagens')}: ${named} com texto alternativo, ${missing} sem, ${empty} com um vazio (certo para decoração).`,
  altOffer: () => 'Textos do que o próprio site diz destas imagens:',
  altUndescribed: (files) =>
    `Nada no site diz o que mostra ${list(files)}, e eu não vejo imagens: uma pessoa tem de as descrever.`,
  altFine: () => 'Nada a fazer: cada imagem que precisa tem texto.',
  linksAre: (own, inText, foreign) =>
    `${of(own, 'link', 'links')} para páginas do site, ${inText} no conteúdo principal, e ${of(foreign, 'link', 'links')} para outros sites.`,
  linksNoFinding: () => 'A auditoria não encontrou falhas neles.',
  schemaIs: (types) =>
    types.length === 0
      ? 'A página não tem dados estruturados.'
      : `A página tem dados estruturados dos tipos ${list(types)}.`,
  schemaFixed: () => 'O bloco corrigido, para pôr no lugar do que lá está:',
  schemaOffer: (type) => `\`${type}\` para o head da página:`,
  schemaFacts: () => 'Só diz o que a página diz; verifique antes de publicar.',
  faqVerbatim: () => 'As respostas são frases da página, palavra por palavra.',
  pageSays: () => 'A página diz:',
  pageSilent: () =>
    'A página não o diz, por isso eu também não. Se os visitantes perguntam, acrescente uma frase.',
  measuredCleared: (cleared, before, after) =>
    `**Medido numa cópia da página:** corrige ${cleared}, não estraga nada; ${score(before, after)}.`,
  measuredNothing: (before, after) =>
    `**Medido numa cópia da página:** nenhuma constatação muda; ${score(before, after)}.`,
  measuredBroken: (broken, cleared, before, after) =>
    `**Medido numa cópia da página:** provoca ${broken}${cleared === '' ? '' : ` e corrige ${cleared}`}; ${score(before, after)}.`,
  noCopy: () => 'Não medido: a página não pôde ser lida agora.',
  noPlace: () => 'Não medido: a alteração não tem um lugar claro na cópia.',
  why: (text) => `Porque importa: ${text}`,
  toDo: (text) => `O que fazer: ${text}`,
  minusPoints: (points) => `−${points} pontos`,
  nothingWrong: (value) =>
    `Nada: a auditoria não encontrou falhas nesta página${value === null ? '' : `, pontuação ${value} em 100`}.`,
  issuesAre: (count, by, value) =>
    `${of(count, 'constatação', 'constatações')} nesta página: ${of(by.critical, 'crítica', 'críticas')}, ${of(by.warning, 'aviso', 'avisos')}, ${of(by.info, 'conselho', 'conselhos')}${value === null ? '' : `; pontuação ${value} em 100`}.`,
  firstIs: (value, count) =>
    `Por esta ordem, o mais grave primeiro.${value === null ? '' : ` A página tem ${value} de 100 pontos e ${of(count, 'constatação', 'constatações')}.`}`,
  stillWorth: () => 'O que ainda assim vale a pena:',
  thenRest: (ids) => `Depois: ${ids.join(', ')}.`,
  together: () => 'Todas as alterações possíveis só nesta página, juntas:',
  scoreIs: (value, site, count) =>
    `Esta página tem ${value} de 100 pontos${site === null ? '' : `; o site inteiro ${site}`}. ${count === 0 ? 'Nenhuma constatação custou pontos.' : 'O que custou pontos:'}`,
  scoreHead: () => ['constatação', 'regra', 'pontos'],
  lengthIs: ({ words, sentences, paragraphs, headings, title, description }) =>
    `${of(words, 'palavra', 'palavras')} no conteúdo principal${sentences === null ? '' : `, ${of(sentences, 'frase', 'frases')}`}, ${of(paragraphs, 'parágrafo', 'parágrafos')}, ${of(headings, 'cabeçalho', 'cabeçalhos')}. O título tem ${title} caracteres, a meta descrição ${description}.`,
  notThin: () => 'A auditoria não a acha escassa. Nenhum motor de busca fixa um mínimo de palavras.',
  hello: (title) => `Olá. Tenho à frente a página ${title}, com tudo o que a auditoria encontrou.`,
  helloFigures: (value, findings) =>
    `${value === null ? '' : `A pontuação é ${value} em 100, `}${findings === 0 ? 'sem constatações.' : `com ${of(findings, 'constatação', 'constatações')}.`} O que quer fazer?`,
  welcome: () => 'De nada. Pergunte sempre que quiser.',
  iAm: () =>
    'Sou o analista integrado. Trabalho sem modelo de linguagem e sem internet: leio esta página, consulto as regras da auditoria e experimento cada alteração numa cópia antes de a recomendar. As constatações estão em inglês.',
  canDo: () =>
    [
      'O que posso fazer por esta página:',
      '- escrever **título**, **meta descrição**, **cabeçalhos** ou **textos alternativos** com as palavras da página',
      '- dizer **o que está errado**, **por onde começar** e explicar cada constatação',
      '- **palavras-chave**, **legibilidade**, **tamanho**, **pontuação** em números da auditoria',
      '- **links internos**, **JSON-LD**, uma **FAQ** ou um **esboço**',
      '- simplificar um parágrafo, **comparar** com outra página, medir **as suas palavras**',
    ].join('\n'),
  offTopic: () => 'Isso não é sobre esta página, por isso não posso ajudar.',
  noRanking: () =>
    'Posições, visitantes, cliques e links de outros sites não estão na auditoria, e ninguém pode prometer um lugar no Google. A Search Console mostra os seus números reais.',
  noTranslation: () =>
    'Não traduzo: só uso palavras da página. É preciso uma pessoa ou um modelo de linguagem (`AI_PROVIDER`).',
  noProseWriting: () =>
    'Não escrevo texto novo: teria de inventar. É preciso uma pessoa ou um modelo de linguagem (`AI_PROVIDER`).',
  noPublishing: () =>
    'Não tenho acesso ao seu site: altero uma cópia e meço; o utilizador cola o que lhe agradar.',
  label: {
    title: (length) => `Título, ${length} caracteres`,
    description: (length) => `Meta descrição, ${length} caracteres`,
    heading: (level) => `H${level}`,
    headings: () => 'Cabeçalhos',
    paragraph: (words) => `Texto, ${words} palavras`,
    outline: () => 'Esboço',
    alt: (length) => `Texto alternativo, ${length} caracteres`,
    alts: () => 'Textos alternativos',
    link: (anchor) => `Link «${anchor}»`,
    jsonLd: () => 'JSON-LD',
    section: () => 'Secção, HTML',
    head: () => 'Para o head, HTML',
    html: () => 'HTML',
  },
  followUps: {
    first: () => 'Por onde começo?',
    issues: () => 'O que está errado nesta página?',
    title: () => 'Escreve um título melhor',
    rewriteTitle: () => 'Reescreve o título',
    titleWith: (keyword) => `Escreve um título com a palavra-chave "${keyword}"`,
    description: () => 'Escreve uma meta descrição',
    rewriteDescription: () => 'Reescreve a meta descrição',
    fixHeadings: () => 'Melhora os cabeçalhos',
    outline: () => 'Mostra o esboço da página',
    intro: () => 'A introdução é boa?',
    rewriteParagraph: (number) =>
      `Reescreve o ${['primeiro', 'segundo', 'terceiro', 'quarto', 'quinto', 'sexto'][number - 1] ?? 'último'} parágrafo`,
    readability: () => 'O texto é fácil de ler?',
    keywords: () => 'Quais palavras-chave usa a página?',
    howOften: (keyword) => `Quantas vezes aparece "${keyword}"?`,
    alt: () => 'Escreve textos alternativos para as imagens',
    links: () => 'Sugere ligações internas',
    structured: () => 'Dá-me dados estruturados em JSON-LD',
    social: () => 'Como aparece a página na partilha?',
    speed: () => 'A página é rápida?',
    faq: () => 'Escreve uma FAQ',
    about: () => 'De que trata a página?',
    score: () => 'Porque é esta a pontuação?',
    explain: (ruleId) => `Explica ${ruleId}`,
    compareWith: (path) => `Compara esta página com ${path}`,
    language: () => 'Que versões de idioma tem a página?',
    shorter: () => 'Mais curto',
    anotherOne: () => 'Outro',
    apply: () => 'Sim, aplica',
    undo: () => 'Desfaz tudo',
    where: () => 'Onde coloco isto?',
  },
};
