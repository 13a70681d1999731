/** A suggestion of the report explained: what to do, why, and what it was measured to bring; asked for by its own words. */
import type { Page } from '@pagewright/contract/entities/page';
import { basisLabels } from '@pagewright/contract/report-words';
import { clip } from '../../analyst/suggest/wording.ts';
import { fold } from '../../analyst/text.ts';
import { plain } from '../markdown.ts';
import { measure } from '../measure.ts';
import type { ChatChange } from '../port.ts';
import type { Room } from '../room.ts';
import { Sheet } from '../sheet.ts';
import { splitMarkup } from '../split-markup.ts';
import { reasonFor } from '../suggestion-reasons.ts';

const quotedMin = 20;

const bare = (text: string): string => fold(text).replaceAll(/\s+/g, ' ').trim();

/** The suggestion that a question quotes, whole or from its beginning; null when it quotes none that stands alone. */
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

/** Line by line: words, and the markup that belongs below them. */
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

export async function answerSuggestion(room: Room, suggestion: string): Promise<Sheet> {
  const { words } = room;
  const sheet = new Sheet();
  const parts = partsOf(suggestion);
  for (const [at, part] of parts.entries()) {
    sheet.say(at === 0 ? words.toDo(plain(part.words)) : plain(part.words));
    if (part.html !== null) sheet.paste(words.label.html(), part.html, 'html');
  }
  const reason = reasonFor(suggestion);
  if (reason !== null) sheet.say(words.why(reason), words.basis(basisLabels.heuristic));
  sheet.say(words.whyNoFinding(null));
  const { suggestions } = await room.advised();
  const known = suggestions.find((each) => each !== null && each.text === suggestion)?.changes ?? [];
  const changes = known.length > 0 ? known : changesOf(parts);
  if (changes.length === 0) sheet.say(words.needsPerson());
  else {
    const { trial } = measure(room, sheet, { changes, patch: clip(parts[0]?.words ?? '', 120) });
    if (trial !== null && trial.broken.length === 0) sheet.propose(...changes);
  }
  return sheet.next(words.ask.first(), words.ask.issues());
}
