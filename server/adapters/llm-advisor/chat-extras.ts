/** What a model's answer has beside its Markdown, read off the answer itself and off what was really tried. */
import type {
  ChatProof,
  Citation,
  CopyBlock,
  MessageExtras,
} from '@pagewright/contract/entities/conversation';
import { graphemeLength } from '@pagewright/contract/verdicts';
import type { ChatBriefing } from '@pagewright/engine/advise/chat/briefing';
import type { Tried } from './chat-tools.ts';

const fencePattern = /(?:^|\n) {0,3}(`{3,}|~{3,})([^\n`]*)\n([\s\S]*?)\n {0,3}\1[`~]*(?=\n|$)/g;
const proofsMax = 4;
const citationsMax = 12;
const quoteLeast = 12;

const formatOf = (info: string, text: string): CopyBlock['format'] => {
  if (text.includes('application/ld+json') || /^\s*\{\s*"@context"/.test(text)) return 'json-ld';
  if (/^(?:html|xml)$/i.test(info) || /^\s*<[a-z!]/i.test(text)) return 'html';
  return /^(?:md|markdown)$/i.test(info) ? 'markdown' : 'text';
};

const labels: Readonly<Record<CopyBlock['format'], string>> = {
  'json-ld': 'JSON-LD',
  html: 'HTML',
  markdown: 'Markdown',
  text: 'Text',
};

/** In the order of the fenced blocks. */
export const blocksOf = (markdown: string): CopyBlock[] =>
  [...markdown.matchAll(fencePattern)].map(([, , info = '', text = '']) => {
    const format = formatOf(info.trim(), text);
    const length = format === 'text' ? `, ${graphemeLength(text)} characters` : '';
    return { label: `${labels[format]}${length}`, format, text };
  });

function proofOf({ changes, words, trial }: Tried, page: ChatBriefing): ChatProof {
  const named = (ids: readonly string[]) =>
    ids.map((ruleId) => ({
      ruleId,
      title: page.findings.find((finding) => finding.ruleId === ruleId)?.title ?? ruleId,
    }));
  const kinds = [...new Set(changes.map(({ kind }) => kind))].join(', ');
  return {
    patch:
      changes.length === 1
        ? `New ${kinds}: ${(words[0] ?? '').slice(0, 120)}`
        : `${changes.length} changes: ${kinds}`,
    cleared: named(trial.cleared),
    broken: named(trial.broken),
    scoreBefore: trial.scoreBefore,
    scoreAfter: trial.scoreAfter,
    steps: trial.steps.slice(0, 12).map((step) => ({ ...step })),
  };
}

/** Only of words that the answer really gives, and of changes that hold. */
const proofsOf = (markdown: string, tried: readonly Tried[], page: ChatBriefing): ChatProof[] =>
  tried
    .filter(({ words, trial }) => trial.broken.length === 0 && words.some((each) => markdown.includes(each)))
    .slice(-proofsMax)
    .map((each) => proofOf(each, page));

function citationsOf(markdown: string, page: ChatBriefing): Citation[] {
  const findings = page.findings
    .filter(({ ruleId }) => markdown.includes(ruleId))
    .map(({ ruleId, title, severity }): Citation => ({ kind: 'finding', ruleId, title, severity }));
  const quotes = [...markdown.matchAll(/[“"„«]([^“”"„«»\n]{12,300})[”"“»]/g)]
    .map(([, words = '']) => words.trim())
    .filter((words) => words.length >= quoteLeast && page.paragraphs.some((text) => text.includes(words)))
    .map((text): Citation => ({ kind: 'text', text, place: 'text' }));
  return [...findings, ...quotes].slice(0, citationsMax);
}

export const extrasOf = (
  markdown: string,
  {
    page,
    tried,
    name,
  }: { readonly page: ChatBriefing; readonly tried: readonly Tried[]; readonly name: string },
): MessageExtras => ({
  writtenBy: name,
  blocks: blocksOf(markdown),
  proofs: proofsOf(markdown, tried, page),
  citations: citationsOf(markdown, page),
  followUps: [],
});
