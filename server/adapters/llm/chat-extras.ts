/** Derives what a chat answer has beside its Markdown: copy blocks, verified fixes and citations. */
import type {
  ChatVerification,
  Citation,
  CopyBlock,
  MessageExtras,
} from '@pagewright/contract/entities/conversation';
import { graphemeLength } from '@pagewright/contract/ratings';
import type { ChatBriefing } from '@pagewright/engine/chat/briefing';
import type { TriedChanges } from './chat-tools.ts';

const delimiterPattern = /(?:^|\n) {0,3}(`{3,}|~{3,})([^\n`]*)\n([\s\S]*?)\n {0,3}\1[`~]*(?=\n|$)/g;
const verificationsMax = 4;
const citationsMax = 12;
const quoteLeast = 12;

export const formatOf = (info: string, text: string): CopyBlock['format'] => {
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
  [...markdown.matchAll(delimiterPattern)].map(([, , info = '', text = '']) => {
    const format = formatOf(info.trim(), text);
    const length = format === 'text' ? `, ${graphemeLength(text)} characters` : '';
    return { label: `${labels[format]}${length}`, format, text };
  });

function verificationOf({ changes, words, result }: TriedChanges, page: ChatBriefing): ChatVerification {
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
    cleared: named(result.cleared),
    broken: named(result.broken),
    scoreBefore: result.scoreBefore,
    scoreAfter: result.scoreAfter,
    steps: result.steps.slice(0, 12).map((step) => ({ ...step })),
  };
}

/** Only for text that the answer contains, and for changes that break nothing. */
const verificationsOf = (
  markdown: string,
  triedChanges: readonly TriedChanges[],
  page: ChatBriefing,
): ChatVerification[] =>
  triedChanges
    .filter(
      ({ words, result }) => result.broken.length === 0 && words.some((each) => markdown.includes(each)),
    )
    .slice(-verificationsMax)
    .map((each) => verificationOf(each, page));

function citationsOf(markdown: string, page: ChatBriefing): Citation[] {
  const findings = page.findings
    .filter(({ ruleId, title }) => markdown.includes(title) || markdown.includes(ruleId))
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
    triedChanges,
    name,
  }: { readonly page: ChatBriefing; readonly triedChanges: readonly TriedChanges[]; readonly name: string },
): MessageExtras => ({
  writtenBy: name,
  blocks: blocksOf(markdown),
  verifications: verificationsOf(markdown, triedChanges, page),
  citations: citationsOf(markdown, page),
  followUps: [],
});
