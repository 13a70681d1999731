/** Forty questions about a page in users' words, with what a correct answer must and must not contain. */
import { graphemeLength } from '@pagewright/contract/ratings';
import { ids, length, ofGroup, pastesWithin, score, type TestQuestion, titleWords } from './test-question.ts';

const texts: readonly TestQuestion[] = [
  {
    question: 'Rewrite the title',
    topic: 'title',
    must: (of) => [...titleWords(of), ...pastesWithin(35, 60)(of)],
    verifiesFor: /^title-/,
  },
  { question: 'Can you give me a better headline for Google?', topic: 'title', must: pastesWithin(35, 60) },
  {
    question: 'Is my title too long?',
    topic: 'title',
    must: (of) => [...titleWords(of), length(of.page.title), ...ids(ofGroup(of.page, 'title'))],
  },
  {
    question: 'Give me a title under 45 characters',
    topic: 'title',
    must: ({ answer }) =>
      answer.blocks.every(({ text }) => graphemeLength(text) <= 45) ? [] : ['at most 45 characters'],
  },
  {
    question: 'What if I use "Chairs" as the title?',
    topic: 'title',
    must: () => ['“Chairs” has 6 characters', 'too short', /Measured on a copy/],
  },
  {
    question: 'Write a meta description',
    topic: 'description',
    must: pastesWithin(120, 160),
    verifiesFor: /^meta-description-/,
  },
  {
    question: 'How long is my meta description?',
    topic: 'description',
    must: ({ page }) =>
      page.metaDescription === null ? [/no meta description/] : [length(page.metaDescription)],
  },
  { question: 'write me a snippet for search results', topic: 'description', must: pastesWithin(120, 160) },
  {
    question: 'Improve the headings',
    topic: 'headings',
    must: ({ page }) => [`${page.headings.length} heading`, ...ids(ofGroup(page, 'headings'))],
    verifiesFor: /^(?:h1-multiple|h1-missing|heading-level-skipped)$/,
  },
  {
    question: 'Which headings are there?',
    topic: 'headings',
    must: ({ page }) => page.headings.slice(0, 5).map(({ text }) => text),
  },
  {
    question: 'Rewrite the first paragraph',
    topic: 'paragraph',
    must: () => [/Paragraph 1 has \d+ words in \d+ sentence/],
  },
  {
    question: 'Can you shorten the last paragraph?',
    topic: 'paragraph',
    must: () => [/Paragraph \d+ has \d+ words/],
  },
  {
    question: ({ paragraphs }) =>
      `Make this easier to read: "${paragraphs.find((text) => text.split(' ').length > 12) ?? ''}"`,
    topic: 'paragraph',
    must: () => [/Paragraph \d+ has \d+ words/],
    mustNot: [/does not stand on the page/],
  },
  {
    question: 'Is the introduction good?',
    topic: 'intro',
    must: ({ page }) => [
      (page.paragraphs.find((text) => text.split(' ').length > 8) ?? '').split(' ').slice(0, 4).join(' '),
    ],
  },
  {
    question: 'Is the text easy to read?',
    topic: 'readability',
    must: ({ page }) =>
      page.contentMetrics.readingEase == null
        ? [/no reading-ease figure/]
        : [`${page.contentMetrics.readingEase} of 100`],
  },
];

const figures: readonly TestQuestion[] = [
  {
    question: 'How many words does this page have?',
    topic: 'length',
    must: ({ page }) => [
      `${page.contentMetrics.wordCount} word`,
      `title has ${length(page.title)} characters`,
    ],
  },
  {
    question: 'What is my score?',
    topic: 'score',
    must: ({ page, siteScore }) => [`${score(page)} of 100`, `whole site ${siteScore}`],
  },
  {
    question: 'Why is my score not 100?',
    topic: 'score',
    must: ({ page }) =>
      (page.score?.deductions ?? [])
        .filter(({ points }) => points > 0)
        .flatMap(({ ruleId, points }) => [`\`${ruleId}\``, `−${points}`]),
  },
  {
    question: 'Which keywords does this page use?',
    topic: 'keywords',
    must: ({ page }) =>
      page.contentMetrics.keywordDensity
        .slice(0, 5)
        .flatMap(({ keyword, count, density }) => [`| ${keyword} | ${count} | ${density} %`]),
  },
  {
    question: ({ contentMetrics }) =>
      `How often do I use "${contentMetrics.keywordDensity[0]?.keyword ?? 'the'}"?`,
    topic: 'keywords',
    must: ({ page }) => {
      const [top] = page.contentMetrics.keywordDensity;
      return top === undefined ? [] : [`${top.count} times`, `${top.density} %`];
    },
  },
  { question: 'am I repeating words too much', topic: 'keywords', must: () => [/overdone/] },
];

const findings: readonly TestQuestion[] = [
  {
    question: 'What is wrong with this page?',
    topic: 'issues',
    must: ({ page }) => [
      `score ${score(page)} of 100`,
      ...ids(page.issues),
      ...page.issues.map(({ description }) => description.slice(0, 30).replaceAll(/[\\`*_[\]<>].*$/g, '')),
    ],
  },
  {
    question: 'what should I do first?',
    topic: 'first',
    must: ({ page }) => [`${score(page)} of 100`, ...ids(page.issues)],
    verifiesFor: /^(?:title-|meta-description-|img-alt-missing|link-empty-anchor|html-lang)/,
  },
  {
    question: 'How can I improve this page?',
    topic: 'first',
    must: ({ page }) => ids(page.issues.slice(0, 1)),
  },
  {
    question: ({ issues }) => `Explain ${issues[0]?.ruleId ?? 'title-too-long'}`,
    topic: 'finding',
    must: ({ page }) => {
      const [first] = page.issues;
      return first === undefined
        ? ['title-too-long']
        : [first.title, `\`${first.ruleId}\``, first.why.slice(0, 30)];
    },
  },
  {
    question: ({ issues }) => `What does "${issues.at(-1)?.title ?? 'Duplicate meta description'}" mean?`,
    topic: 'finding',
    must: ({ page }) => {
      const last = page.issues.at(-1);
      return last === undefined ? [] : [`\`${last.ruleId}\``];
    },
  },
  {
    question: 'Explain canonical-multiple',
    topic: 'finding',
    must: () => ['`canonical-multiple`', /in order|no such finding/],
  },
];

const parts: readonly TestQuestion[] = [
  {
    question: 'Write alt text for the images',
    topic: 'alt',
    must: ({ page }) =>
      page.images.length === 0
        ? [/no images/]
        : [`${page.images.length} image`, `${page.images.filter(({ alt }) => alt === null).length} without`],
    verifiesFor: /^img-alt-missing$/,
  },
  {
    question: 'Which internal links could I add?',
    topic: 'links',
    must: () => [/\d+ links? to pages of the site/],
  },
  {
    question: 'Are there broken links on this page?',
    topic: 'links',
    must: ({ page }) =>
      page.issues.some(({ ruleId }) => ruleId === 'link-internal-broken')
        ? ['`link-internal-broken`']
        : [/no fault|leads nowhere/],
  },
  {
    question: 'Give me structured data as JSON-LD',
    topic: 'structured',
    must: ({ page }) => ids(ofGroup(page, 'structured-data')),
    verifiesFor: /^(?:sd-parse-error|sd-breadcrumb-invalid)$/,
  },
  { question: 'Write a FAQ for this page', topic: 'faq', must: () => [/question/], mustNot: [/<h3>\s*\?/] },
  {
    question: 'Give me an outline',
    topic: 'outline',
    must: ({ page }) => page.headings.slice(0, 3).map(({ text }) => text),
  },
  {
    question: (_page, other) => `Compare this page with ${new URL(other.url).pathname}`,
    topic: 'compare',
    must: ({ page, other }) => [
      `| score | ${score(page)} | ${score(other)} |`,
      `| words | ${page.contentMetrics.wordCount} | ${other.contentMetrics.wordCount} |`,
    ],
  },
  {
    question: 'Can Google find this page?',
    topic: 'indexing',
    must: ({ page }) => [page.indexable === true ? /may list this page/ : /do not list this page/],
  },
];

const conversation: readonly TestQuestion[] = [
  {
    question: 'What is this page about?',
    topic: 'about',
    must: ({ page }) => [`${page.contentMetrics.wordCount} words`],
  },
  { question: 'Hello!', topic: 'greeting', must: ({ page }) => [`${score(page)} of 100`] },
  {
    question: 'How do I get to number one on Google?',
    topic: 'ranking',
    must: () => [/not in the audit/, /Search Console/],
    mustNot: [/guarantee|you will rank/i],
  },
  {
    question: 'Translate this page into Japanese',
    topic: 'translate',
    must: () => [/do not translate/, /AI_PROVIDER/],
  },
  { question: 'What will the weather be tomorrow?', topic: 'off-topic', must: () => [/not about this page/] },
  { question: 'Do you offer quantum teleportation?', topic: 'fact', must: () => [/does not say/] },
];

export const fortyQuestions: readonly TestQuestion[] = [
  ...texts,
  ...figures,
  ...findings,
  ...parts,
  ...conversation,
];
