/** Finds the fix for one finding: text, a block to paste, and changes that can be verified. */
import type { CopyBlock } from '@pagewright/contract/entities/conversation';
import type { Issue } from '@pagewright/contract/entities/issue';
import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/ratings';
import { markup } from '../suggest/built-in/suggestions/wording.ts';
import type { ChatContext } from './chat-context.ts';
import { shownFacts } from './page-schema.ts';
import type { ChatChange } from './port.ts';
import { completedJson, repairedJson } from './repair-json.ts';
import { splitMarkup } from './split-markup.ts';
import { descriptionsFor } from './write-descriptions.ts';
import { titlesFor } from './write-titles.ts';

const recommended = {
  title: { min: limits.title.recommendedMin, max: limits.title.recommendedMax },
  description: { min: limits.description.recommendedMin, max: limits.description.recommendedMax },
} as const;

export interface Fix {
  /** Null when the rule's own text says it best. */
  readonly text: string | null;
  readonly block: CopyBlock | null;
  readonly changes: readonly ChatChange[];
  readonly patch: string;
}

function blockOf({ words }: ChatContext, [change, ...rest]: readonly ChatChange[]): CopyBlock | null {
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
export function jsonChange(context: ChatContext, ruleId: string): ChatChange | null {
  const { sandbox } = context;
  for (const { raw, error } of sandbox.facts?.structuredData.jsonLd ?? []) {
    const text =
      error !== null
        ? ruleId === 'sd-parse-error'
          ? repairedJson(raw)
          : null
        : completable.has(ruleId)
          ? completedJson(raw, shownFacts(context))
          : null;
    const change = text === null ? null : ({ kind: 'json-ld', from: raw, text } as const);
    if (change !== null && sandbox.verifyChanges([change])?.cleared.includes(ruleId) === true) return change;
  }
  return null;
}

/** A title or description where a scan had none to suggest: here any that clears the finding will do. */
async function searchWords(context: ChatContext, { category }: Issue): Promise<ChatChange[]> {
  if (category !== 'title' && category !== 'meta-description') return [];
  const pageContext = await context.pageContext();
  if (pageContext.brief.isFiller) return [];
  const common = { keyword: null, count: 1 };
  const [text] =
    category === 'title'
      ? await titlesFor(context, pageContext, {
          ...common,
          bounds: recommended.title,
          isBranded: null,
          isOptional: false,
        })
      : descriptionsFor(context, pageContext, { ...common, bounds: recommended.description });
  if (text === undefined) return [];
  return [category === 'title' ? { kind: 'title', text } : { kind: 'description', text }];
}

/** Where the block to paste needs no explanation, the rule's own text is used. */
const needsNoText: ReadonlySet<string> = new Set(['title', 'description', 'alt', 'heading']);

export async function fixFor(context: ChatContext, issue: Issue): Promise<Fix> {
  const { sandbox, words } = context;
  const { suggestions } = await context.suggestions();
  const suggestion = suggestions.find((each) => each?.ruleId === issue.ruleId) ?? null;
  const json = issue.ruleId.startsWith('sd-') ? jsonChange(context, issue.ruleId) : null;
  if (json !== null)
    return {
      text: words.schemaFixed(),
      block: blockOf(context, [json]),
      changes: [json],
      patch: words.patch.repairJsonLd(),
    };
  const written: readonly ChatChange[] =
    suggestion !== null && suggestion.changes.length > 0 && issue.ruleId !== 'meta-description-duplicate'
      ? suggestion.changes
      : await searchWords(context, issue);
  const clears = (changes: readonly ChatChange[]): boolean =>
    sandbox.verifyChanges(changes)?.cleared.includes(issue.ruleId) === true;
  const plain = sandbox.markupFixes.find(({ ruleIds }) => ruleIds.includes(issue.ruleId));
  const own = plain === undefined ? [] : [{ kind: 'plain', says: plain.instruction } as const];
  const isPlainBetter = own.length > 0 && !(written.length > 0 && clears(written)) && clears(own);
  const changes = isPlainBetter ? own : written;
  const steps = isPlainBetter ? (sandbox.verifyChanges(own)?.steps ?? []) : [];
  const html = steps
    .map((step) => step.html)
    .filter((text) => text !== '')
    .join('\n');
  const said = splitMarkup(suggestion?.text ?? '');
  const pasted =
    said.html === null ? null : ({ label: words.label.html(), format: 'html', text: said.html } as const);
  return {
    text: isPlainBetter
      ? (plain?.instruction ?? null)
      : needsNoText.has(changes[0]?.kind ?? '')
        ? null
        : suggestion === null
          ? null
          : said.words,
    block: isPlainBetter
      ? html === ''
        ? null
        : { label: words.label.html(), format: 'html', text: html }
      : (blockOf(context, changes) ?? pasted),
    changes,
    patch: isPlainBetter ? (plain?.instruction ?? issue.title) : issue.title,
  };
}
