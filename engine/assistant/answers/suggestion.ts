/** Explains a suggestion that the question quotes: what to do, why, and its verified effect. */
import type { Page } from '@pagewright/contract/entities/page';
import { basisLabels } from '@pagewright/contract/report/report-words';
import { clip } from '../../suggest/built-in/suggestions/wording.ts';
import { fold } from '../../text/fold.ts';
import { AnswerBuilder } from '../answer-builder.ts';
import type { ChatContext } from '../chat-context.ts';
import { plain } from '../markdown.ts';
import { measure } from '../measure.ts';
import type { ChatChange } from '../port.ts';
import { splitMarkup } from '../split-markup.ts';
import { reasonFor } from '../suggestion-reasons.ts';

const quotedMin = 20;

const bare = (text: string): string => fold(text).replaceAll(/\s+/g, ' ').trim();

/** The suggestion that a question quotes, whole or from its beginning; null when there is none without a finding. */
export function quotedSuggestion({ suggestions, issues }: Page, question: string): string | null {
  const quoted = bare(/“([\s\S]+)”/.exec(question)?.[1] ?? '').replace(/\s*(?:…|\.{3})$/, '');
  if (quoted.length < quotedMin) return null;
  const at = suggestions.findIndex((text) => bare(text).startsWith(quoted));
  return at < issues.length ? null : (suggestions[at] ?? null);
}

interface Part {
  readonly words: string;
  readonly html: string | null;
}

/** Line by line: text, and the markup below it. */
function partsOf(suggestion: string): Part[] {
  const parts: Part[] = [];
  for (const line of suggestion.split('\n')) {
    const last = parts.at(-1);
    const { words, html } = line.startsWith('<') ? { words: '', html: line } : splitMarkup(line);
    if (last === undefined || words !== '') parts.push({ words: words.trim(), html });
    else parts.splice(-1, 1, { ...last, html: last.html === null ? html : `${last.html}\n${html ?? ''}` });
  }
  return parts;
}

/** The change that its markup makes by itself: into the head, or behind the text. */
function changesOf(parts: readonly Part[]): ChatChange[] {
  return parts.flatMap(({ words, html }): ChatChange[] => {
    if (html === null) return [];
    if (/\bhead\b/.test(words)) return [{ kind: 'head', html }];
    return /^<a .*<\/a>$/.test(html) ? [{ kind: 'append', html: `<p>${html}</p>` }] : [];
  });
}

export async function answerSuggestion(context: ChatContext, suggestion: string): Promise<AnswerBuilder> {
  const { words } = context;
  const answer = new AnswerBuilder();
  const parts = partsOf(suggestion);
  for (const [at, part] of parts.entries()) {
    answer.addText(at === 0 ? words.toDo(plain(part.words)) : plain(part.words));
    if (part.html !== null) answer.addBlock(words.label.html(), part.html, 'html');
  }
  const reason = reasonFor(suggestion);
  if (reason !== null) answer.addText(words.why(reason), words.basis(basisLabels.heuristic));
  answer.addText(words.whyNoFinding(null));
  const { suggestions } = await context.suggestions();
  const known = suggestions.find((each) => each !== null && each.text === suggestion)?.changes ?? [];
  const changes = known.length > 0 ? known : changesOf(parts);
  if (changes.length === 0) answer.addText(words.needsPerson());
  else {
    const { verification } = measure(context, answer, { changes, patch: clip(parts[0]?.words ?? '', 120) });
    if (verification !== null && verification.broken.length === 0) answer.propose(...changes);
  }
  return answer.next(words.followUps.first(), words.followUps.issues());
}
