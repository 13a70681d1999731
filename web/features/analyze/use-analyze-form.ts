/** The state of the Analyze Website form: where its first values come from, and what a visitor submitted. */
import { zodResolver } from '@hookform/resolvers/zod';
import {
  type AnalyzeDraft,
  dropDraft,
  isPending,
  readDraft,
  saveDraft,
} from '@pagewright/contract/analyze-draft';
import { AnalyzeForm } from '@pagewright/contract/entities/analyze-form';
import { useEffect, useEffectEvent, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';

/** The form before its schema filled in the defaults. */
export type AnalyzeInput = (typeof AnalyzeForm)['_zod']['input'];

export type Visitor = 'checking' | 'visitor' | 'user';

type Form = UseFormReturn<AnalyzeInput, unknown, AnalyzeForm>;

export interface AnalyzeFormState {
  readonly form: Form;
  /** Checks the form and starts the analysis; a visitor's is stored and starts once they are signed in. */
  readonly submit: () => void;
}

export function useAnalyzeForm(visitor: Visitor, start: (form: AnalyzeForm) => void): AnalyzeFormState {
  const [search] = useSearchParams();
  const requestedDomain = search.get('domain') ?? '';
  const [draft] = useState(() => readDraft(window.sessionStorage, requestedDomain));
  const form = useForm<AnalyzeInput, unknown, AnalyzeForm>({
    resolver: zodResolver(AnalyzeForm),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    defaultValues: firstValues(draft, requestedDomain),
  });
  const save = (submittedAt: number | null): void =>
    saveDraft(window.sessionStorage, draftOf(form.getValues(), requestedDomain, submittedAt));
  const submit = (): void =>
    void form.handleSubmit((values) => {
      if (visitor === 'visitor') save(Date.now());
      start(values);
    })();
  const saveTyped = useEffectEvent(() => save(null));
  const onSignedIn = useEffectEvent(() => {
    // Read again: React may run an effect twice, and the analysis starts once.
    const stored = readDraft(window.sessionStorage, requestedDomain);
    dropDraft(window.sessionStorage);
    if (stored !== null && isPending(stored, Date.now())) submit();
  });
  useEffect(() => {
    if (visitor === 'user') onSignedIn();
    if (visitor !== 'visitor') return;
    return form.subscribe({ formState: { values: true }, callback: () => saveTyped() });
  }, [form, visitor]);
  return { form, submit };
}

const firstValues = (draft: AnalyzeDraft | null, requestedDomain: string): AnalyzeInput => ({
  websiteUrl: draft?.websiteUrl ?? requestedDomain,
  crawlMethod: draft?.crawlMethod ?? 'sitemap',
  advancedOptions: (draft?.additionalInfo ?? '') !== '',
  additionalInfo: draft?.additionalInfo ?? '',
});

const draftOf = (
  { websiteUrl, crawlMethod = 'sitemap', additionalInfo = '' }: AnalyzeInput,
  requestedDomain: string,
  submittedAt: number | null,
): AnalyzeDraft => ({ websiteUrl, crawlMethod, additionalInfo, requestedDomain, submittedAt });
