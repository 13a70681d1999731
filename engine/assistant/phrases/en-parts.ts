/** English sentences of answers about images, links, structured data, FAQ, outline and other pages. */
import { countOf } from '@pagewright/contract/report/report-words';

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;

const questions: Readonly<Record<string, string>> = {
  de: 'Häufige Fragen',
  fr: 'Questions fréquentes',
  es: 'Preguntas frecuentes',
  it: 'Domande frequenti',
  pt: 'Perguntas frequentes',
  nl: 'Veelgestelde vragen',
};

export const enParts = {
  noImages: () => 'The page has no images.',
  imagesAre: (all: number, named: number, missing: number, empty: number) =>
    `${countOf(all, 'image')}: ${named} with alt text, ${missing} without, ${empty} with an empty one (right for decoration).`,
  altOffer: () => 'Texts from what the site itself says of these images:',
  altFrom: (file: string, from: string) => `${file}, from ${from}:`,
  altUndescribed: (files: readonly string[]) =>
    `Nothing on the site says what ${list(files)} ${files.length === 1 ? 'shows' : 'show'}, and I do not see images: look at ${files.length === 1 ? 'it' : 'them'} and say in a few words what matters, or write alt="" if it is decoration.`,
  altFine: (empty: number) =>
    `Nothing to do: every image that needs a text has one.${empty > 0 ? ' Those with an empty text are taken for decoration.' : ''}`,

  linksUnknown: () =>
    'The page could not be read just now, so its links are not known; this is what the analysis has.',
  linksAre: (own: number, inText: number, foreign: number) =>
    `${countOf(own, 'link')} to pages of the site, ${inText} of them in the main content, and ${countOf(foreign, 'link')} to other sites.`,
  linksNoFinding: () => 'The audit found no fault in them.',
  linksNoneBroken: () => 'No link that leads nowhere was found on this page.',
  linkOffer: (count: number) =>
    `${count === 1 ? 'One place' : `${count} places`} where words of the text name a page that is not linked yet:`,
  linkIdea: (sentence: string, path: string) => `In ${sentence}, link to ${path}:`,
  noLinkIdeas: () =>
    'I find no words in the text that name another page of the site which it does not link already.',
  relatedPages: () =>
    'No words of the text name a page that is not linked yet. The nearest pages on the subject, as a next step at the end of the text:',
  inbound: () => 'And other pages could link here with words they already have:',
  inboundIdea: (path: string, anchor: string, sentence: string) =>
    `on ${path}, the words ${anchor} in ${sentence}`,

  schemaUnknown: () => 'The page could not be read just now, so I cannot see its structured data.',
  schemaIs: (types: readonly string[]) =>
    types.length === 0
      ? 'The page has no structured data.'
      : `The page has structured data of the types ${list(types)}.`,
  schemaNoFinding: () => 'The audit has nothing against it.',
  schemaFixed: () => 'The block put right, to put in the place of the one that is there:',
  schemaOffer: (type: string) => `\`${type}\` for the head of the page:`,
  schemaLacks: (description: string) => `What a person must still add: ${description}`,
  schemaNothing: (hasSome: boolean) =>
    hasSome
      ? 'I have nothing to add from what the page itself says.'
      : 'From what the page itself says I can make none that search engines show: that takes, for instance, a price for a product, or an author and a date for an article.',
  schemaFacts: () => 'It says only what the page says; check it once before you publish it.',

  noFaq: () =>
    'The page neither asks questions nor says anything that answers a usual one (price, delivery, care, time), so I make none up. Give me the questions your customers ask and I look whether the page or the site answers them.',
  faqHeading: (language: string) => questions[language] ?? 'Questions',
  faqIsThere: (count: number) => `The page already answers ${countOf(count, 'question')}:`,
  faqOffer: (count: number, existing: number) =>
    `${countOf(count, 'question')} that the page answers${existing > 0 ? ` (${existing} of them it asks itself)` : ''}, as a section to paste:`,
  faqVerbatim: () => "The answers are the page's own sentences, word for word.",
  faqHasMarkup: () => 'The page has FAQPage markup already.',
  faqRetired: (rule: string) =>
    `FAQPage markup is not worth adding: Google stopped showing FAQ results on 2026-05-07 (${rule}). The visible questions still help readers and AI answers.`,

  outlineIs: (count: number, words: number) =>
    `The outline of the page, ${countOf(count, 'heading')} over ${words} words, with its levels in order:`,
  wordsShort: (count: number) => countOf(count, 'word'),
  outlineNoFirst: (name: string) => `There is no H1; ${name} would be the one.`,
  outlineMoved: (items: readonly string[]) => `Levels to change: ${list(items)}.`,
  sectionLong: (name: string, words: number) =>
    `${name} runs on for ${words} words: divide it with a subheading.`,
  sectionsThin: (items: readonly string[], under: number) =>
    `Under ${under} words: ${list(items)}. Say more there, or join them with their neighbours.`,
  outlineModel: (path: string, items: readonly string[]) =>
    `${path}, a page of the same kind, also has sections ${list(items)}: worth having here if there is something to say.`,

  gaps: (items: readonly string[]) =>
    `Visitors usually want to know of such a page, and I do not find it here: ${list(items)}. That is what to write about, if it is so.`,
  onlyPage: () => 'This is the only page of the analysis: there is none to compare it with.',
  whichPage: (paths: readonly string[]) =>
    `Which page? Name it by its path, for example ${paths.join(', ')}. Pages of other sites are compared on the Competitor Analysis tab.`,
  comparing: (name: string, path: string) => `This page beside ${name} (${path}):`,
  thisPage: () => 'this page',
  compareRows: () => ({
    score: 'score',
    critical: 'critical findings',
    warnings: 'warnings',
    title: 'title, characters',
    description: 'description, characters',
    words: 'words',
    ease: 'reading ease',
    headings: 'headings',
    images: 'images (without alt)',
  }),
  onlyHere: (items: readonly string[]) => `Only here: ${items.join('; ')}.`,
  onlyThere: (items: readonly string[]) => `Only there: ${items.join('; ')}.`,
  onlyWords: (items: readonly string[]) => `Terms it uses and this page does not: ${items.join(', ')}.`,
  sharedWords: (items: readonly string[]) => `Terms both use: ${items.join(', ')}.`,
  otherIsStored: () => 'The other page is as the analysis read it.',

  aboutIs: (name: string, type: string | null, words: number) =>
    `The page${type === null ? '' : ` is ${type}`}${type === null ? ` is headed ${name} and has ${words} words` : `, headed ${name}, with ${words} words`}.`,
  aboutSays: () => 'In its own sentences:',
  aboutWords: (terms: readonly string[]) => `It speaks most of ${terms.join(', ')}.`,
  pageTypes: {
    home: 'the home page',
    article: 'an article',
    product: 'a product page',
    listing: 'a list of other pages',
    contact: 'a contact page',
    login: 'a sign-in page',
    cart: 'a basket',
    media: 'a page around a picture or a film',
    search: 'a search page',
    legal: 'a legal page',
  } as Readonly<Record<string, string>>,
  siteIs: (domain: string, score: number | null, pages: number, place: number) =>
    `${domain}${score === null ? '' : ` has a score of ${score}`}; ${countOf(pages, 'page')} ${pages === 1 ? 'was' : 'were'} analysed, and this one is number ${place} from the bottom. The lowest:`,
  siteHead: () => ['page', 'score', 'findings', 'first of them'],
  siteFaults: (items: readonly string[]) => `About the whole site: ${items.join('; ')}.`,
  siteScope: () => 'I work on one page at a time: open Chat with AI on another page to talk about that one.',
  pageSays: () => 'The page says:',
  notHereButThere: () => 'This page does not say, but the site does:',
  pageSilent: () =>
    'The page does not say that, so I do not either. If visitors ask it, add a sentence that answers.',
  notUnderstood: () => 'I am not sure what you would like to know.',
} as const;
