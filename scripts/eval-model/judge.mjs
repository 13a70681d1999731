/** What became of the texts of an answer: shown as they were, changed or rejected, and why. */
import { formatOf, openReplyCheck } from '../../engine/chat/check-reply.ts';
import { openPageSandbox } from '../../engine/pipeline/open-page-sandbox.ts';
import { createReplyGate } from '../../server/adapters/llm/reply-gate.ts';

/** A text that has so many of the words of another was made of it. */
const alikeFrom = 0.6;

const stringsOf = (value) => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
};
const wordsOf = (text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

function isAlike(one, other) {
  const [mine, theirs] = [wordsOf(one), wordsOf(other)];
  return mine.size > 0 && [...mine].filter((word) => theirs.has(word)).length >= mine.size * alikeFrom;
}

const textsOf = {
  page: ({
    title,
    description,
    suggestions = [],
    more = [],
    headings = [],
    altTexts = [],
    structuredData = [],
  }) => [
    ['title', title],
    ['description', description],
    ...suggestions.map(({ text }) => ['suggestion', text]),
    ...more.map((text) => ['suggestion', text]),
    ...headings.map(({ text }) => ['heading', text]),
    ...altTexts.map(({ text }) => ['alt text', text]),
    ...structuredData.flatMap(({ fields }) => fields.map(({ value }) => ['structured data', value])),
  ],
  site: (reply) => stringsOf(reply).map((text) => ['site', text]),
};

const sandboxOf = (analysis, url) =>
  openPageSandbox({ analysis, pageUrl: url, copy: null, today: analysis.date.slice(0, 10) });

function whyNot(analysis, url, text) {
  const sandbox = sandboxOf(analysis, url ?? analysis.pages[0]?.url ?? '');
  if (sandbox === null) return 'the page is not in the analysis';
  const { faults, unverified } = openReplyCheck(sandbox, { text: '', earlier: [] }).checkBlock({
    info: '',
    text,
  });
  const doubts = unverified.map((words) => `“${words}” is not on the site`);
  return [...faults, ...doubts].join('; ') || 'no fault found: too long or short, a duplicate, or no room';
}

/** Of an answer about a page or a site. */
export function judgeTexts({ name, kind, url, content }, analysis) {
  const page = analysis.pages.find((each) => each.url === url);
  const shown = stringsOf(
    kind === 'page'
      ? [page?.suggestedTexts, page?.suggestions, page?.images, page?.fixes]
      : { ...analysis, pages: [] },
  );
  return (textsOf[kind]?.(JSON.parse(content)) ?? [])
    .filter(([, text]) => text.trim() !== '')
    .map(([part, text]) => {
      const words = text.trim();
      if (shown.some((each) => each.includes(words))) return { name, kind, part, text, outcome: 'shown' };
      if (shown.some((each) => isAlike(words, each))) return { name, kind, part, text, outcome: 'changed' };
      return { name, kind, part, text, outcome: 'rejected', why: whyNot(analysis, url, words) };
    });
}

/** Of a reply in a chat: its texts to paste, and its prose as one. */
export async function judgeReply({ name, kind, url, content, question }, analysis) {
  const sandbox = sandboxOf(analysis, url);
  if (sandbox === null)
    return [{ name, kind, part: 'prose', text: content, outcome: 'rejected', why: 'no such page' }];
  const check = openReplyCheck(sandbox, { text: question, earlier: [] });
  const judged = [];
  const gate = createReplyGate({
    instructions: [],
    isLast: true,
    checkBlock: async (block) => check.checkBlock(block),
    harmIn: async (prose) => {
      const why = check.harmIn(prose);
      if (why !== null) judged.push({ name, kind, part: 'prose', text: prose, outcome: 'rejected', why });
      return why;
    },
    rewrite: async (block, faults) => {
      const part = `${formatOf(block)} block`;
      judged.push({ name, kind, part, text: block.text, outcome: 'rejected', why: faults.join('; ') });
      return null;
    },
    onText: () => undefined,
    onRestart: () => undefined,
  });
  await gate.push(content);
  const { blocks, content: shown } = await gate.end();
  const isWhole = shown === content.replace(/\n*```next\n[\s\S]*?\n```\s*$/, '').trim();
  if (judged.length === 0)
    judged.push({ name, kind, part: 'prose', text: shown, outcome: isWhole ? 'shown' : 'changed' });
  return [
    ...judged,
    ...blocks.map(({ text, format }) => ({ name, kind, part: `${format} block`, text, outcome: 'shown' })),
  ];
}
