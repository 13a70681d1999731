/** Chooses the structured data to offer for a page: repairs, what a scan suggests, and a draft, of the type that is asked for. */
import type { ChatChange, PageSandbox } from '../../page-sandbox.ts';
import type { Suggestion } from '../../suggester.ts';
import { fixJsonLd, jsonScript } from '../fix-json-ld.ts';
import type { draftSchema } from './schema-draft.ts';

type Drafted = ReturnType<typeof draftSchema>;

export interface ChosenSchema {
  /** Whole, each with the change that adds it. */
  readonly offered: readonly { readonly change: ChatChange; readonly html: string }[];
  /** A draft that lacks something; null when there is none. */
  readonly draft: Drafted['draft'];
}

const htmlOf = (change: ChatChange): string =>
  change.kind === 'head' ? change.html : change.kind === 'json-ld' ? jsonScript(change.text) : '';

export function chooseSchema(
  sandbox: Pick<PageSandbox, 'brief' | 'facts' | 'verifyChanges'>,
  {
    ruleIds,
    suggestions,
    drafted: { asked, draft },
  }: {
    /** Of the findings about structured data. */
    readonly ruleIds: readonly string[];
    readonly suggestions: readonly (Suggestion | null)[];
    readonly drafted: Drafted;
  },
): ChosenSchema {
  const repairs = ruleIds.flatMap((ruleId) => fixJsonLd(sandbox, ruleId) ?? []);
  const fresh = suggestions.flatMap((each) => each?.changes ?? []);
  const isAsked = (html: string): boolean =>
    asked === null || new RegExp(String.raw`"@type":\s*"${asked}"`, 'i').test(html);
  const found = [...repairs, ...fresh]
    .map((change) => ({ change, html: htmlOf(change) }))
    .filter(({ html }) => html.includes('ld+json') && isAsked(html))
    .filter(({ html }, at, all) => all.findIndex((other) => other.html === html) === at);
  const isNew = draft !== null && !found.some(({ html }) => html.includes(`"${draft.type}"`));
  if (!isNew) return { offered: found, draft: null };
  if (draft.missing.length > 0) return { offered: found, draft };
  const { html } = draft;
  return { offered: [...found, { change: { kind: 'head', html }, html }], draft: null };
}
