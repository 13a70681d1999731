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

/** What is wrong with the fields that can be refused. */
interface AnalyzeErrors {
  readonly websiteUrl?: string | undefined;
  readonly additionalInfo?: string | undefined;
}

export interface AnalyzeFormState {
  readonly values: AnalyzeValues;
  readonly errors: AnalyzeErrors;
  readonly change: (changed: Partial<AnalyzeValues>) => void;
  readonly websiteUrlRef: RefObject<HTMLInputElement | null>;
  readonly additionalInfoRef: RefObject<HTMLTextAreaElement | null>;
  /** Checks the form and starts the analysis; a visitor's is stored and starts once they are signed in. */
  readonly submit: () => void;
}

export function useAnalyzeForm(visitor: Visitor, start: (form: AnalyzeForm) => void): AnalyzeFormState {
  const [search] = useSearchParams();
  const requestedDomain = search.get('domain') ?? '';
  const [draft] = useState(() => readDraft(window.sessionStorage, requestedDomain));
  const [values, setValues] = useState(() => firstValues(draft, requestedDomain));
  // Nothing is refused before the button was pressed; from then on while it is corrected.
  const [wasSubmitted, setSubmitted] = useState((draft?.submittedAt ?? null) !== null);
  const { form, errors } = checkValues(values);
  const websiteUrlRef = useRef<HTMLInputElement>(null);
  const additionalInfoRef = useRef<HTMLTextAreaElement>(null);

  const save = (typed: AnalyzeValues, submittedAt: number | null): void =>
    saveDraft(window.sessionStorage, draftOf(typed, requestedDomain, submittedAt));
  const change = (changed: Partial<AnalyzeValues>): void => {
    const typed = { ...values, ...changed };
    setValues(typed);
    if (visitor === 'visitor') save(typed, null);
  };
  const startOrRefuse = (): void => {
    if (form === null) {
      const refused = errors.websiteUrl === undefined ? additionalInfoRef : websiteUrlRef;
      refused.current?.focus();
      return;
    }
    if (visitor === 'visitor') save(values, Date.now());
    start(form);
  };
  const submit = (): void => {
    setSubmitted(true);
    startOrRefuse();
  };
  const onSignedIn = useEffectEvent(() => {
    // Read again: React may run an effect twice, and the analysis starts once.
    const stored = readDraft(window.sessionStorage, requestedDomain);
    dropDraft(window.sessionStorage);
    if (stored !== null && isPending(stored, Date.now())) startOrRefuse();
  });
  useEffect(() => {
    if (visitor === 'user') onSignedIn();
  }, [visitor]);
  return {
    values,
    errors: wasSubmitted ? errors : {},
    change,
    websiteUrlRef,
    additionalInfoRef,
    submit,
  };
}

interface CheckedValues {
  /** Null when something is refused. */
  readonly form: AnalyzeForm | null;
  readonly errors: AnalyzeErrors;
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
