/** Derives what a chat answer has beside its Markdown and its texts to paste: verified fixes and citations. */
import type { ChatVerification, Citation, MessageExtras } from '@pagewright/contract/entities/conversation';
import type { ChatBriefing } from '@pagewright/engine/chat/briefing';
import type { TriedChanges } from './chat-tools.ts';

const verificationsMax = 4;
const citationsMax = 12;
const quoteLeast = 12;

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

interface Rest {
  readonly page: ChatBriefing;
  readonly triedChanges: readonly TriedChanges[];
  readonly name: string;
}

export const extrasOf = (
  markdown: string,
  { page, triedChanges, name }: Rest,
): Pick<MessageExtras, 'writtenBy' | 'verifications' | 'citations'> => ({
  writtenBy: name,
  verifications: verificationsOf(markdown, triedChanges, page),
  citations: citationsOf(markdown, page),
});
