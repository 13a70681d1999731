/**
 * The state of the Analyze Website form: where its first values come from, and what a visitor submitted.
 * Four values and one schema are plain state, so that the dashboard opens without the library of the larger forms.
 */
import {
  type AnalyzeDraft,
  dropDraft,
  isPending,
  readDraft,
  saveDraft,
} from '@pagewright/contract/analyze-draft';
import { AnalyzeForm, type CrawlMethod } from '@pagewright/contract/entities/analyze-form';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

/** What the controls show. */
export interface AnalyzeValues {
  readonly websiteUrl: string;
  readonly crawlMethod: CrawlMethod;
  readonly advancedOptions: boolean;
  readonly additionalInfo: string;
}

export type Visitor = 'checking' | 'visitor' | 'user';

/** A field that can be refused: where its focus goes, and what is wrong with it. */
interface TextControl<Control extends HTMLElement> {
  readonly ref: RefObject<Control | null>;
  readonly error: string | undefined;
}

export interface AnalyzeFormState {
  readonly values: AnalyzeValues;
  readonly change: (changed: Partial<AnalyzeValues>) => void;
  readonly websiteUrl: TextControl<HTMLInputElement>;
  readonly additionalInfo: TextControl<HTMLTextAreaElement>;
  /** Checks the form and starts the analysis; a visitor's is stored and starts once they are signed in. */
  readonly submit: () => void;
}

export function useAnalyzeForm(visitor: Visitor, start: (form: AnalyzeForm) => void): AnalyzeFormState {
  const [search] = useSearchParams();
  const requestedDomain = search.get('domain') ?? '';
  const [values, setValues] = useState(() =>
    firstValues(readDraft(window.sessionStorage, requestedDomain), requestedDomain),
  );
  // Nothing is refused before the button was pressed; from then on while it is corrected.
  const [wasSubmitted, setSubmitted] = useState(false);
  const checked = checkValues(values);
  const shown = wasSubmitted ? checked.errors : {};
  const websiteUrl = { ref: useRef<HTMLInputElement>(null), error: shown.websiteUrl };
  const additionalInfo = { ref: useRef<HTMLTextAreaElement>(null), error: shown.additionalInfo };

  const save = (typed: AnalyzeValues, submittedAt: number | null): void =>
    saveDraft(window.sessionStorage, draftOf(typed, requestedDomain, submittedAt));
  const change = (changed: Partial<AnalyzeValues>): void => {
    const typed = { ...values, ...changed };
    setValues(typed);
    if (visitor === 'visitor') save(typed, null);
  };
  const submit = (): void => {
    setSubmitted(true);
    if (checked.form === null) {
      const refused = checked.errors.websiteUrl === undefined ? additionalInfo : websiteUrl;
      refused.ref.current?.focus();
      return;
    }
    if (visitor === 'visitor') save(values, Date.now());
    start(checked.form);
  };
  const onSignedIn = useEffectEvent(() => {
    // Read again: React may run an effect twice, and the analysis starts once.
    const stored = readDraft(window.sessionStorage, requestedDomain);
    dropDraft(window.sessionStorage);
    if (stored !== null && isPending(stored, Date.now())) submit();
  });
  useEffect(() => {
    if (visitor === 'user') onSignedIn();
  }, [visitor]);
  return { values, change, websiteUrl, additionalInfo, submit };
}

interface CheckedValues {
  /** Null when something is refused. */
  readonly form: AnalyzeForm | null;
  readonly errors: { readonly websiteUrl?: string | undefined; readonly additionalInfo?: string | undefined };
}

/** Extra words count only while their box is open. */
function checkValues({ additionalInfo, ...values }: AnalyzeValues): CheckedValues {
  const { data, error } = AnalyzeForm.safeParse(
    values.advancedOptions ? { ...values, additionalInfo } : values,
  );
  const errorOf = (field: keyof AnalyzeForm) => error?.issues.find(({ path }) => path[0] === field)?.message;
  return {
    form: data ?? null,
    errors: { websiteUrl: errorOf('websiteUrl'), additionalInfo: errorOf('additionalInfo') },
  };
}

const firstValues = (draft: AnalyzeDraft | null, requestedDomain: string): AnalyzeValues => ({
  websiteUrl: draft?.websiteUrl ?? requestedDomain,
  crawlMethod: draft?.crawlMethod ?? 'sitemap',
  advancedOptions: (draft?.additionalInfo ?? '') !== '',
  additionalInfo: draft?.additionalInfo ?? '',
});

const draftOf = (
  { websiteUrl, crawlMethod, additionalInfo }: AnalyzeValues,
  requestedDomain: string,
  submittedAt: number | null,
): AnalyzeDraft => ({ websiteUrl, crawlMethod, additionalInfo, requestedDomain, submittedAt });
