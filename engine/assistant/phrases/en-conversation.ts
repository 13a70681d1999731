/** English sentences of the conversation itself: greetings, what can and cannot be done, labels, questions to go on with. */
import { countOf } from '@pagewright/contract/report/report-words';

export const enConversation = {
  hello: (title: string) =>
    `Hello. I have the page ${title} before me, with everything the audit found on it.`,
  helloFigures: (value: number | null, findings: number) =>
    `${value === null ? '' : `Its score is ${value} of 100, `}${findings === 0 ? 'and there is nothing wrong that the audit could find.' : `with ${countOf(findings, 'finding')}.`} What would you like to do?`,
  welcome: () => 'You are welcome. Ask on whenever you like.',
  iAm: () =>
    'I am the built-in analyst. I work without a language model and without the internet: I read this page, ask the rules of the audit, and try every change on a copy before I recommend it.',
  canDo: () =>
    [
      'What I can do on this page:',
      "- write a **title**, **description**, **headings** or **alt texts** from the page's own words",
      '- say **what is wrong**, **what comes first**, and explain any finding',
      '- **keywords**, **readability**, **length**, **score** in figures of the audit',
      '- **internal links**, **JSON-LD**, tags for sharing, a **FAQ** or an **outline**',
      '- make a paragraph plainer or shorter, **compare** with another page, measure **your own words**',
    ].join('\n'),
  cannotDo: () =>
    'What I cannot do: write new prose, translate, see images, know rankings or visitors, or change your site. For prose and translation the operator of this server can connect a language model (`AI_PROVIDER`).',
  unsupportedLanguage: () =>
    'I answer in English, German, French, Spanish, Italian, Portuguese and Dutch; the findings themselves are in English.',
  offTopic: () => 'That is not about this page, so I cannot help with it.',
  noRanking: () =>
    'Rankings, visitors, clicks, search volumes and links from other sites are not in the audit, and nobody can promise a place in Google. Google Search Console shows your real queries, positions and clicks.',
  rankingCan: (findings: number) =>
    `What I can tell is what stands in the page's way: ${countOf(findings, 'finding')}. Ask “What should I do first?” for the order.`,
  rankingClean: () =>
    'On this page the audit found nothing that stands in the way; what remains is the content itself and who links to it.',
  noTranslation: () =>
    'I do not translate: I only use words that stand on the page. A translation takes a person or a connected language model (`AI_PROVIDER`); once the translated page is there, I audit it like any other.',
  pagesInLanguage: (pages: readonly string[]) => `The site has pages in that language: ${pages.join(', ')}.`,
  noPublishing: () =>
    'I have no access to your site: I change a copy and measure it, and you paste what you like. Ask “Where do I put it?” for the exact place in the HTML.',
  noPictures: () =>
    'I neither see nor make images. I can write alt texts from what the site says of them, and tell which files are too heavy.',
  noProseWriting: () =>
    'I do not write new prose or change its tone: I would have to make things up about your business. That takes a person or a connected language model (`AI_PROVIDER`).',
  proseSources: (subject: string) => `What your site already says about ${subject}, as material:`,
  proseMaterial: () => 'What this page already says, as material for whoever writes it:',
  proseNoSources: (subject: string) =>
    `Neither this page nor the others of the analysis say anything about ${subject}: note the facts first, then I can help with title, headings and links.`,

  label: {
    title: (length: number) => `Title, ${length} characters`,
    description: (length: number) => `Meta description, ${length} characters`,
    heading: (level: number) => `H${level}`,
    headings: () => 'Headings',
    paragraph: (words: number) => `Text, ${words} words`,
    outline: () => 'Outline',
    alt: (length: number) => `Alt text, ${length} characters`,
    alts: () => 'Alt texts',
    link: (anchor: string) => `Link “${anchor}”`,
    jsonLd: () => 'JSON-LD',
    section: () => 'Section, HTML',
    head: () => 'For the head, HTML',
    html: () => 'HTML',
  },
  patch: {
    title: (text: string) => `New title: ${text}`,
    description: (_text: string) => 'New meta description',
    heading: (text: string) => `New heading: ${text}`,
    headings: () => 'Headings in order',
    paragraph: () => 'The paragraph in other words',
    intro: () => 'Another opening',
    plainer: () => 'Plainer sentences',
    alt: (count: number) => `Alt texts for ${countOf(count, 'image')}`,
    links: () => 'Links put right',
    addLinks: (count: number) => countOf(count, 'new link'),
    repairJsonLd: () => 'JSON-LD put right',
    jsonLd: (type: string) => `JSON-LD: ${type}`,
    faq: (count: number) => `A section of ${countOf(count, 'question')}`,
    everything: (count: number) => `${countOf(count, 'change')} together`,
  },
  followUps: {
    first: () => 'What should I do first?',
    issues: () => 'What is wrong with this page?',
    title: () => 'Write a better title',
    rewriteTitle: () => 'Rewrite the title',
    titleWith: (keyword: string) => `Write a title with the keyword "${keyword}"`,
    description: () => 'Write a meta description',
    rewriteDescription: () => 'Rewrite the meta description',
    fixHeadings: () => 'Fix the headings',
    outline: () => 'Show me the outline',
    intro: () => 'Is the introduction good?',
    rewriteParagraph: (number: number) =>
      number <= 6
        ? `Rewrite the ${['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][number - 1] ?? 'first'} paragraph`
        : 'Rewrite the last paragraph',
    readability: () => 'Is the text easy to read?',
    keywords: () => 'Which keywords does this page use?',
    howOften: (keyword: string) => `How often do I use "${keyword}"?`,
    alt: () => 'Write alt texts for the images',
    links: () => 'Which internal links could I add?',
    structured: () => 'Give me structured data as JSON-LD',
    social: () => 'How does the page look when it is shared?',
    speed: () => 'Is the page fast?',
    faq: () => 'Write a FAQ from this page',
    about: () => 'What is this page about?',
    score: () => 'Why is the score what it is?',
    explain: (ruleId: string) => `Explain ${ruleId}`,
    compareWith: (path: string) => `Compare this page with ${path}`,
    language: () => 'Which languages does the page have?',
    shorter: () => 'Shorter',
    anotherOne: () => 'Another one',
    apply: () => 'Apply it to the copy',
    undo: () => 'Undo all changes',
    where: () => 'Where do I put it?',
  },
} as const;
