/** What to do about one finding, as words, text to paste and changes that can be tried. */
import type { CopyBlock } from '@pagewright/contract/entities/conversation';
import type { Issue } from '@pagewright/contract/entities/issue';
import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/verdicts';
import { markup } from '../analyst/suggest/wording.ts';
import { completedJson, mendedJson } from './mend-json.ts';
import { shownFacts } from './page-schema.ts';
import type { ChatChange } from './port.ts';
import type { Room } from './room.ts';
import { splitMarkup } from './split-markup.ts';
import { descriptionsFor } from './write-descriptions.ts';
import { titlesFor } from './write-titles.ts';

const recommended = {
  title: { min: limits.title.recommendedMin, max: limits.title.recommendedMax },
  description: { min: limits.description.recommendedMin, max: limits.description.recommendedMax },
} as const;

export interface Fix {
  /** Null when there is no better word than the rule's own. */
  readonly text: string | null;
  readonly block: CopyBlock | null;
  readonly changes: readonly ChatChange[];
  readonly patch: string;
}

function blockOf({ words }: Room, [change, ...rest]: readonly ChatChange[]): CopyBlock | null {
  if (change === undefined) return null;
  switch (change.kind) {
    case 'title':
      return { label: words.label.title(graphemeLength(change.text)), format: 'text', text: change.text };
    case 'description':
      return {
        label: words.label.description(graphemeLength(change.text)),
        format: 'text',
        text: change.text,
      };
    case 'heading': {
      const all = [change, ...rest].flatMap((each) => (each.kind === 'heading' ? [each.heading] : []));
      const text = all
        .map((heading) => `<h${heading.level}>${markup(heading.text)}</h${heading.level}>`)
        .join('\n');
      return { label: words.label.headings(), format: 'html', text };
    }
    case 'alt':
      return {
        label: words.label.alts(),
        format: 'html',
        text: [change, ...rest]
          .flatMap((each) => (each.kind === 'alt' ? [`alt="${markup(each.text)}"`] : []))
          .join('\n'),
      };
    case 'head':
      return { label: words.label.head(), format: 'html', text: change.html };
    case 'json-ld':
      return {
        label: words.label.jsonLd(),
        format: 'json-ld',
        text: `<script type="application/ld+json">\n${change.text}\n</script>`,
      };
    default:
      return null;
  }
}

const completable: ReadonlySet<string> = new Set([
  'sd-required-missing',
  'sd-breadcrumb-invalid',
  'sd-image-invalid',
]);

/** Broken JSON-LD put right, or what the page shows filled in: only when that clears the finding. */
export function jsonChange(room: Room, ruleId: string): ChatChange | null {
  const { bench } = room;
  for (const { raw, error } of bench.facts?.structuredData.jsonLd ?? []) {
    const text =
      error !== null
        ? ruleId === 'sd-parse-error'
          ? mendedJson(raw)
          : null
        : completable.has(ruleId)
          ? completedJson(raw, shownFacts(room))
          : null;
    const change = text === null ? null : ({ kind: 'json-ld', from: raw, text } as const);
    if (change !== null && bench.attempt([change])?.cleared.includes(ruleId) === true) return change;
  }
  return null;
}

/** A title or a description where a scan had none to advise: here any that holds will do. */
async function searchWords(room: Room, { category }: Issue): Promise<ChatChange[]> {
  const desk = category === 'title' || category === 'meta-description' ? await room.desk() : null;
  if (desk === null || desk.brief.isFiller) return [];
  const common = { keyword: null, count: 1 };
  const [text] =
    category === 'title'
      ? await titlesFor(room, desk, { ...common, bounds: recommended.title, isBranded: null, isSpare: false })
      : descriptionsFor(room, desk, { ...common, bounds: recommended.description });
  if (text === undefined) return [];
  return [category === 'title' ? { kind: 'title', text } : { kind: 'description', text }];
}

/** Where the text to paste says it all, the rule's own words go before it. */
const saysItself: ReadonlySet<string> = new Set(['title', 'description', 'alt', 'heading']);

export async function fixFor(room: Room, issue: Issue): Promise<Fix> {
  const { bench, words } = room;
  const { suggestions } = await room.advised();
  const advice = suggestions.find((each) => each?.ruleId === issue.ruleId) ?? null;
  const json = issue.ruleId.startsWith('sd-') ? jsonChange(room, issue.ruleId) : null;
  if (json !== null)
    return {
      text: words.schemaMended(),
      block: blockOf(room, [json]),
      changes: [json],
      patch: words.patch.mendJsonLd(),
    };
  const written: readonly ChatChange[] =
    advice !== null && advice.changes.length > 0 && issue.ruleId !== 'meta-description-duplicate'
      ? advice.changes
      : await searchWords(room, issue);
  const clears = (changes: readonly ChatChange[]): boolean =>
    bench.attempt(changes)?.cleared.includes(issue.ruleId) === true;
  const plain = bench.plainFixes.find(({ ruleIds }) => ruleIds.includes(issue.ruleId));
  const own = plain === undefined ? [] : [{ kind: 'plain', says: plain.says } as const];
  const isPlainBetter = own.length > 0 && !(written.length > 0 && clears(written)) && clears(own);
  const changes = isPlainBetter ? own : written;
  const steps = isPlainBetter ? (bench.attempt(own)?.steps ?? []) : [];
  const html = steps
    .map((step) => step.html)
    .filter((text) => text !== '')
    .join('\n');
  const said = splitMarkup(advice?.text ?? '');
  const pasted =
    said.html === null ? null : ({ label: words.label.html(), format: 'html', text: said.html } as const);
  return {
    text: isPlainBetter
      ? (plain?.says ?? null)
      : saysItself.has(changes[0]?.kind ?? '')
        ? null
        : advice === null
          ? null
          : said.words,
    block: isPlainBetter
      ? html === ''
        ? null
        : { label: words.label.html(), format: 'html', text: html }
      : (blockOf(room, changes) ?? pasted),
    changes,
    patch: isPlainBetter ? (plain?.says ?? issue.title) : issue.title,
  };
}
