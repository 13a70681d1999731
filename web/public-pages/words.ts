/** Texts of the public pages beside those that the specification fixes. */
import { limits } from '@pagewright/contract/limits';
import { plainMessages } from '@pagewright/contract/messages/plain-messages';

const { credits, trial, freeScans, chat, suggestionsPerPage } = limits;

export const landingWords = plainMessages({
  title: 'Pagewright: Website SEO Audits With Evidence You Can Check',
  description:
    'Type a domain and get an SEO audit you can act on: findings with their evidence and source, suggestions ready to paste, fixes measured by auditing again.',
  type: 'Type a domain.',
  get: 'Get a report you can act on.',
  lead: '{product} crawls your website page by page and shows what it found, who says it matters, and text you can paste to fix it.',
  free: '{scans} free scans, {pages} pages each.',
  statistics: 'Statistics',
  closing: 'Try it on your own site.',
  closingText: 'The first {scans} scans are free. No card, no call, and the report is yours to export.',
  aboutHow: 'about how {product} works',
  answers: 'One analysis, three answers',
  differences: 'Nothing you have to take on faith',
  steps: 'From a domain to a better page',
});

export const footerWords = plainMessages({
  about: 'Website audits with evidence, sources and text you can paste.',
  support: 'Support:',
  product: 'Product',
  features: 'Features',
  platform: 'Platform',
});

export const headerWords = plainMessages({ main: 'Main', menu: 'Menu' });

export const shareWords = plainMessages({
  imageAlt: 'A page title on a ruler: 80 characters, marked where search results cut it after 60.',
});

export const cardWords = plainMessages({
  auditing: {
    text: 'Titles, descriptions, headings, images, links, structured data, speed, mobile and crawlability: each page is checked against every rule, and each check passes, fails or is marked as not run.',
    items: {
      sitemap: 'Sitemap first, crawl if there is none',
      urls: 'Every URL found, and why any was skipped',
      scores: 'Four scores, each with its breakdown',
    },
  },
  recommendations: {
    text: 'Titles, descriptions and alt text written for each page, ready to paste and checked against the same rules.',
    items: {
      count: `Typically ${suggestionsPerPage.min} to ${suggestionsPerPage.max} suggestions per page`,
      chat: 'A chat about the text of any single page',
      model: 'Built in, or your own model if you prefer',
    },
  },
  competitor: {
    text: 'Your site and a competitor’s side by side: where you lead, where they lead, and how reliable the sample is.',
    items: {
      metrics: 'Seven metrics side by side',
      topics: 'Topics they cover and you don’t',
      wins: 'Quick wins separate from long-term work',
    },
  },
});

export const ledgerWords = plainMessages({
  where: 'Where',
  found: 'Found',
  expected: 'Expected',
  expectedAlt: 'Alt text that says what the image shows',
  byGoogle: 'The meta description is missing',
  byStandard: 'An image has no alt text (WCAG 2.2, 1.1.1)',
  byHeuristic: 'The title is over 60 characters. Google sets no limit',
  vague: 'Improve your page title.',
  before: 'Before: {length} characters',
  beforeLabel: 'Before: {length}.',
  after: 'After: {length} characters',
  afterLabel: 'After: {length}, inside the recommended 50 to 60.',
  database: 'Database',
  databaseText: 'Included and started for you',
  ai: 'AI',
  aiText: 'Built-in assistant: no key, same answer every time',
  signIn: 'Sign-in',
  signInText: 'Local accounts',
  internet: 'Internet',
  internetText: 'Only for the site you audit',
  lines: {
    evidence: {
      claim: 'Every finding carries its evidence',
      text: 'The exact markup, where it is, what we found and what we expected. If you cannot check a finding, it is not one.',
    },
    sources: {
      claim: 'Every rule names its source',
      text: 'Google documents it, a standard says so, or it is a rule of thumb. Most audits treat all three the same; here a rule of thumb costs half the points.',
    },
    words: {
      claim: 'Suggestions you can paste',
      text: 'A title you can paste as it is, with its length already on the ruler.',
    },
    measured: {
      claim: 'Improvements are measured',
      text: 'Before a gain is promised, the fix is put into a copy of your page and the whole audit runs again. What you see is the measured difference.',
    },
    parts: {
      claim: 'It runs on one machine',
      text: 'No API key, no cloud account, no internet connection needed. Connect a model, a database or an identity provider when you want one.',
    },
  },
});

export const exampleWords = plainMessages({
  paste: 'Paste',
  rulerLabel: 'Title length: {length} characters on a ruler marked {ticks}.',
  findings: 'Example findings',
  findingsNote: 'A made-up page, not a customer’s.',
  title: 'Title',
  titleSays: '{length} characters. Too long: search results cut it after about {max}.',
  images: 'Images',
  imagesSay: 'No alt attribute. A screen reader has only the file name to read out.',
  description: 'Meta description',
  descriptionSays: 'Missing. Search engines then pick a passage from the page.',
  applied:
    'We applied all three fixes to a copy and audited it again: title {before} → {after} characters, findings 3 → 0.',
  chat: 'Example chat',
  chatNote: 'A made-up page.',
  you: 'You',
  ask: 'Shorten the title, and keep the town and the wedding cakes in it.',
  ai: 'AI',
  answer:
    '{length} characters, inside the recommended {from} to {to}. Catering and workshops fit better in the description.',
  comparison: 'Example comparison',
  comparisonNote: 'Two made-up bakeries.',
  first: 'You',
  second: 'Them',
  ours: 'you',
  theirs: 'them',
  measures: { titles: 'Titles', descriptions: 'Descriptions', headings: 'Headings', images: 'Images' },
});

export const stageWords = plainMessages({
  pages: {
    name: 'Page analysis',
    text: `We read robots.txt and the sitemap, including sitemap indexes and gzip. If there is no sitemap, we crawl the site from its home page. Up to ${limits.settings.maxPages.max} pages are fetched at the rate you set and checked against every rule.`,
  },
  design: {
    name: 'Design analysis',
    text: 'Pages are rendered in a real browser, with screenshots: layout, navigation, small screens, contrast and hierarchy.',
  },
  technical: {
    name: 'Technical SEO analysis',
    text: 'What can be crawled, indexed and understood: status codes, redirects, canonicals, structured data, hreflang.',
  },
  performance: {
    name: 'Performance analysis',
    text: 'Page weight, loading speed and what slows pages down.',
  },
  saved: {
    name: 'Report saved',
    text: 'Scores, findings and suggestions are put together. You can leave the page: the analysis continues, and finished work survives a crash.',
  },
});

export const costWords = plainMessages({
  credits: '{count, plural, one {# credit} other {# credits}}',
  scan: {
    what: 'Website scan',
    cost: '{paid, plural, one {# credit} other {# credits}} paid, {trial} on trial',
    note: 'Pages crawled, rules checked, scores and report.',
  },
  suggestions: {
    what: 'AI suggestions',
    cost: '{count, plural, one {# credit} other {# credits}} per page',
    note: `Typically ${suggestionsPerPage.min} to ${suggestionsPerPage.max} suggestions for each page, ready to paste.`,
  },
  duplication: {
    what: 'Content duplication analysis',
    cost: '{count, plural, one {# credit} other {# credits}} per scan',
    note: 'Which pages say the same thing, and how similar they are.',
  },
  competitor: { what: 'Competitor analysis', note: 'Your site and a competitor’s, side by side.' },
  chat: {
    what: 'Chat about a page',
    cost: '{count, plural, one {# credit} other {# credits}} per {messages} messages',
    note: 'Counted across all pages; failed replies are free.',
  },
  again: {
    what: 'Reanalyze a page',
    note: 'Fetches and checks one page again and marks what you fixed.',
  },
});

export const howWords = plainMessages({
  title: 'How It Works: From a Domain to a Website Audit | Pagewright',
  description:
    'How Pagewright turns a domain into an SEO report: crawl, rules with their sources, score breakdowns, competitor analysis, AI chat and what each step costs.',
  heading: 'How {product} reads a website',
  lead: 'The way a proofreader would: page by page, with a ruler, marking what it finds and writing the correction beside it.',
  range: '{from} to {to}',
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
  from: 'Where it comes from',
  byGoogle: 'It is in Google’s own documentation for site owners.',
  byStandard: 'HTML, HTTP, WCAG, schema.org or the sitemap protocol calls for it.',
  byHeuristic: 'Common practice that no search engine documents. It costs half the points.',
  score: 'How to read a score',
  scoreText:
    'Every rating has a shape, a number and a word, not just a color. Open a score to see what cost points and how many. The formula is published.',
  unsaid: 'What it does not say',
  unsaidText:
    'A check that could not run is “not run”, never green. A finding that depends on the whole site is left out if we could not crawl the whole site.',
  credits:
    'The first {scans} scans are free: lite scans of up to {pages} pages with {suggestions} suggestions each. After that, packages start at {price} for {credits} credits. Credits never expire.',
  packages: 'Compare the three credit packages',
  steps: 'Four steps',
  process: 'The analysis process',
  finding: 'What a finding tells you',
  competitor: 'Competitor analysis',
  competitorText:
    'Enter a competitor’s domain. We check up to {pages} pages of each site with the same rules and show them side by side. You get the differences that matter, the topics they cover and you don’t, and what to do first. The report says how reliable a sample of that size is.',
  chat: 'AI chat about a page',
  chatText:
    'Open any page of a report in the content editor. We fetch it again, and the chat answers from its text and findings. Without a key the built-in assistant writes titles, descriptions and fixes and answers common SEO questions; for everything else connect OpenAI, Anthropic, Google or a model of your own.',
  pricing: 'Credit pricing',
  closing: 'Try it on your own site.',
});

export const pricingWords = plainMessages({
  title: 'Pricing: SEO Audit Credits That Never Expire | Pagewright',
  description:
    'Three credit packages from €4.99, three free scans and no subscription. See what each scan, suggestion, comparison and chat costs before you start it.',
  credits: '{credits} credits',
  scans: 'about {scans} scans',
  perCredit: '{price} per credit',
  purchase: 'Purchase',
  columns: {
    name: 'Package',
    price: 'Price',
    credits: 'Credits',
    perCredit: 'Per credit',
    perScan: 'Per scan',
    scans: 'Scans (approx.)',
  },
  sum: 'A full scan of {pages} pages, added up',
  scan: 'Scan',
  suggestions: 'AI suggestions, {pages} pages',
  duplication: 'Content duplication analysis',
  total: 'Credits',
  withoutAi:
    'With AI off, the same scan costs {scan}. The form shows the maximum cost before a run starts; unused credits are returned.',
  heading: 'Pay for scans, not for months.',
  lead: 'The first {scans} scans are free, no credit card required. After that you buy credits once, and they never expire.',
  packages: 'Credit packages',
  plans:
    'On trial: lite scans, {pages} pages max, {suggestions} suggestions per page. Paid: full scans, unlimited pages, all suggestions.',
  comparison: 'Cost comparison',
  comparisonCaption: 'The three packages compared',
  comparisonNote:
    'These figures count the scan only ({credits} credits). AI suggestions and the duplication analysis cost extra: see below.',
  how: 'How credits work',
  questions: 'Frequently asked questions',
  notFound: 'Didn’t find your question? Write to',
  orRead: ', or read',
  howLink: 'how an analysis works',
  first: 'first.',
  faq: {
    free: {
      question: 'What do I get for free?',
      answer: `${freeScans} lite scans: up to ${trial.pagesPerScan} pages each, with at most ${trial.suggestionsPerPage} suggestions per page. You need an account but no credit card.`,
    },
    expire: {
      question: 'Do credits expire?',
      answer: 'No. Credits never expire, and there is no subscription to cancel.',
    },
    several: {
      question: 'Can I buy more than one package?',
      answer: 'Yes. Packages add up: buy as many as you like, whenever you like.',
    },
    paid: {
      question: 'What changes when I buy credits?',
      answer: `Your account becomes a paid account for good. Scans cover as many pages as your settings allow, pages get all their suggestions, and a scan costs ${credits.scan.paid} credits instead of ${credits.scan.trial}.`,
    },
    full: {
      question: 'What does a full scan cost?',
      answer: `${credits.scan.paid} credits for the scan, ${credits.aiSuggestionsPerPage} for each page that gets AI suggestions and ${credits.contentDuplication} for the content duplication analysis. With AI off in Settings, it costs ${credits.scan.paid}.`,
    },
    notAll: {
      question: 'What if my credits don’t cover every page?',
      answer:
        'The most important pages get AI suggestions until the credits are spent. The report says which pages did not, and why.',
    },
    failed: {
      question: 'Do I pay for a scan that fails?',
      answer:
        'No. A scan that fails or is cancelled before its report costs nothing. The maximum cost is held at the start, and unused credits are returned.',
    },
    chat: {
      question: 'How are chat messages counted?',
      answer: `${credits.chatPack} credit for every ${chat.packSize} messages, across all your pages. Failed replies are not counted.`,
    },
    key: {
      question: 'Do I need an AI key?',
      answer:
        'No. The built-in assistant works without a key and without internet. Whoever runs the server can connect a model of their choice.',
    },
  },
});
