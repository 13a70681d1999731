/** Forty questions as people ask them about a page, with what a right answer must and must not say, by the facts of the page. */
import { graphemeLength } from '@pagewright/contract/verdicts';
import { ids, length, ofGroup, pastesWithin, score, type TestQuestion, titleWords } from './test-question.ts';

const texts: readonly TestQuestion[] = [
  {
    ask: 'Rewrite the title',
    topic: 'title',
    must: (of) => [...titleWords(of), ...pastesWithin(35, 60)(of)],
    provesFor: /^title-/,
  },
  { ask: 'Can you give me a better headline for Google?', topic: 'title', must: pastesWithin(35, 60) },
  {
    ask: 'Is my title too long?',
    topic: 'title',
    must: (of) => [...titleWords(of), length(of.page.title), ...ids(ofGroup(of.page, 'title'))],
  },
  {
    ask: 'Give me a title under 45 characters',
    topic: 'title',
    must: ({ answer }) =>
      answer.blocks.every(({ text }) => graphemeLength(text) <= 45) ? [] : ['at most 45 characters'],
  },
  {
    ask: 'What if I use "Chairs" as the title?',
    topic: 'title',
    must: () => ['“Chairs” has 6 characters', 'too short', /Measured on a copy/],
  },
  {
    ask: 'Write a meta description',
    topic: 'description',
    must: pastesWithin(120, 160),
    provesFor: /^meta-description-/,
  },
  {
    ask: 'How long is my meta description?',
    topic: 'description',
    must: ({ page }) =>
      page.metaDescription === null ? [/no meta description/] : [length(page.metaDescription)],
  },
  { ask: 'write me a snippet for search results', topic: 'description', must: pastesWithin(120, 160) },
  {
    ask: 'Improve the headings',
    topic: 'headings',
    must: ({ page }) => [`${page.headings.length} heading`, ...ids(ofGroup(page, 'headings'))],
    provesFor: /^(?:h1-multiple|h1-missing|heading-level-skipped)$/,
  },
  {
    ask: 'Which headings are there?',
    topic: 'headings',
    must: ({ page }) => page.headings.slice(0, 5).map(({ text }) => text),
  },
  {
    ask: 'Rewrite the first paragraph',
    topic: 'paragraph',
    must: () => [/Paragraph 1 has \d+ words in \d+ sentence/],
  },
  {
    ask: 'Can you shorten the last paragraph?',
    topic: 'paragraph',
    must: () => [/Paragraph \d+ has \d+ words/],
  },
  {
    ask: ({ paragraphs }) =>
      `Make this easier to read: "${paragraphs.find((text) => text.split(' ').length > 12) ?? ''}"`,
    topic: 'paragraph',
    must: () => [/Paragraph \d+ has \d+ words/],
    mustNot: [/does not stand on the page/],
  },
  {
    ask: 'Is the introduction good?',
    topic: 'intro',
    must: ({ page }) => [
      (page.paragraphs.find((text) => text.split(' ').length > 8) ?? '').split(' ').slice(0, 4).join(' '),
    ],
  },
  {
    ask: 'Is the text easy to read?',
    topic: 'readability',
    must: ({ page }) =>
      page.contentMetrics.readingEase == null
        ? [/no reading-ease figure/]
        : [`${page.contentMetrics.readingEase} of 100`],
  },
];

const figures: readonly TestQuestion[] = [
  {
    ask: 'How many words does this page have?',
    topic: 'length',
    must: ({ page }) => [
      `${page.contentMetrics.wordCount} word`,
      `title has ${length(page.title)} characters`,
    ],
  },
  {
    ask: 'What is my score?',
    topic: 'score',
    must: ({ page, siteScore }) => [`${score(page)} of 100`, `whole site ${siteScore}`],
  },
  {
    ask: 'Why is my score not 100?',
    topic: 'score',
    must: ({ page }) =>
      (page.score?.deductions ?? [])
        .filter(({ points }) => points > 0)
        .flatMap(({ ruleId, points }) => [`\`${ruleId}\``, `−${points}`]),
  },
  {
    ask: 'Which keywords does this page use?',
    topic: 'keywords',
    must: ({ page }) =>
      page.contentMetrics.keywordDensity
        .slice(0, 5)
        .flatMap(({ keyword, count, density }) => [`| ${keyword} | ${count} | ${density} %`]),
  },
  {
    ask: ({ contentMetrics }) =>
      `How often do I use "${contentMetrics.keywordDensity[0]?.keyword ?? 'the'}"?`,
    topic: 'keywords',
    must: ({ page }) => {
      const [top] = page.contentMetrics.keywordDensity;
      return top === undefined ? [] : [`${top.count} times`, `${top.density} %`];
    },
  },
  { ask: 'am I repeating words too much', topic: 'keywords', must: () => [/overdone/] },
];

const findings: readonly TestQuestion[] = [
  {
    ask: 'What is wrong with this page?',
    topic: 'issues',
    must: ({ page }) => [
      `score ${score(page)} of 100`,
      ...ids(page.issues),
      ...page.issues.map(({ description }) => description.slice(0, 30).replaceAll(/[\\`*_[\]<>].*$/g, '')),
    ],
  },
  {
    ask: 'what should I do first?',
    topic: 'first',
    must: ({ page }) => [`${score(page)} of 100`, ...ids(page.issues)],
    provesFor: /^(?:title-|meta-description-|img-alt-missing|link-empty-anchor|html-lang)/,
  },
  { ask: 'How can I improve this page?', topic: 'first', must: ({ page }) => ids(page.issues.slice(0, 1)) },
  {
    ask: ({ issues }) => `Explain ${issues[0]?.ruleId ?? 'title-too-long'}`,
    topic: 'finding',
    must: ({ page }) => {
      const [first] = page.issues;
      return first === undefined
        ? ['title-too-long']
        : [first.title, `\`${first.ruleId}\``, first.why.slice(0, 30)];
    },
  },
  {
    ask: ({ issues }) => `What does "${issues.at(-1)?.title ?? ''}" mean?`,
    topic: 'finding',
    must: ({ page }) => {
      const last = page.issues.at(-1);
      return last === undefined ? [] : [`\`${last.ruleId}\``];
    },
  },
  {
    ask: 'Explain canonical-multiple',
    topic: 'finding',
    must: () => ['`canonical-multiple`', /in order|no such finding/],
  },
];

const parts: readonly TestQuestion[] = [
  {
    ask: 'Write alt text for the images',
    topic: 'alt',
    must: ({ page }) =>
      page.images.length === 0
        ? [/no images/]
        : [`${page.images.length} image`, `${page.images.filter(({ alt }) => alt === null).length} without`],
    provesFor: /^img-alt-missing$/,
  },
  {
    ask: 'Which internal links could I add?',
    topic: 'links',
    must: () => [/\d+ links? to pages of the site/],
  },
  {
    ask: 'Are there broken links on this page?',
    topic: 'links',
    must: ({ page }) =>
      page.issues.some(({ ruleId }) => ruleId === 'link-internal-broken')
        ? ['`link-internal-broken`']
        : [/no fault|leads nowhere/],
  },
  {
    ask: 'Give me structured data as JSON-LD',
    topic: 'structured',
    must: ({ page }) => ids(ofGroup(page, 'structured-data')),
    provesFor: /^(?:sd-parse-error|sd-breadcrumb-invalid)$/,
  },
  { ask: 'Write a FAQ for this page', topic: 'faq', must: () => [/question/], mustNot: [/<h3>\s*\?/] },
  {
    ask: 'Give me an outline',
    topic: 'outline',
    must: ({ page }) => page.headings.slice(0, 3).map(({ text }) => text),
  },
  {
    ask: (_page, other) => `Compare this page with ${new URL(other.url).pathname}`,
    topic: 'compare',
    must: ({ page, other }) => [
      `| score | ${score(page)} | ${score(other)} |`,
      `| words | ${page.contentMetrics.wordCount} | ${other.contentMetrics.wordCount} |`,
    ],
  },
  {
    ask: 'Can Google find this page?',
    topic: 'indexing',
    must: ({ page }) => [page.indexable === true ? /may list this page/ : /do not list this page/],
  },
];

const talk: readonly TestQuestion[] = [
  {
    ask: 'What is this page about?',
    topic: 'about',
    must: ({ page }) => [`${page.contentMetrics.wordCount} words`],
  },
  { ask: 'Hello!', topic: 'greeting', must: ({ page }) => [`${score(page)} of 100`] },
  {
    ask: 'How do I get to number one on Google?',
    topic: 'ranking',
    must: () => [/not in the audit/, /Search Console/],
    mustNot: [/guarantee|you will rank/i],
  },
  {
    ask: 'Translate this page into Japanese',
    topic: 'translate',
    must: () => [/do not translate/, /AI_PROVIDER/],
  },
  { ask: 'What will the weather be tomorrow?', topic: 'off-topic', must: () => [/not about this page/] },
  { ask: 'Do you offer quantum teleportation?', topic: 'fact', must: () => [/does not say/] },
];

export const fortyQuestions: readonly TestQuestion[] = [...texts, ...figures, ...findings, ...parts, ...talk];
