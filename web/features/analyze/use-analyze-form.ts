/** The state of the Analyze Website form: where its first values come from, and that a visitor's are stored. */
import { zodResolver } from '@hookform/resolvers/zod';
import { AnalyzeForm } from '@pagewright/contract/entities/analyze-form';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { type Draft, dropDraft, readDraft, saveDraft } from './draft.ts';

/** The form before its schema filled in the defaults. */
export type AnalyzeInput = (typeof AnalyzeForm)['_zod']['input'];

export type Visitor = 'checking' | 'visitor' | 'user';

export function useAnalyzeForm(visitor: Visitor): UseFormReturn<AnalyzeInput, unknown, AnalyzeForm> {
  const [search] = useSearchParams();
  const requestedDomain = search.get('domain') ?? '';
  const [defaultValues] = useState(() => firstValues(readDraft(requestedDomain), requestedDomain));
  const form = useForm<AnalyzeInput, unknown, AnalyzeForm>({
    resolver: zodResolver(AnalyzeForm),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    defaultValues,
  });
  useEffect(() => {
    if (visitor === 'user') dropDraft();
    if (visitor !== 'visitor') return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: { websiteUrl, crawlMethod = 'sitemap', additionalInfo = '' } }) =>
        saveDraft({ websiteUrl, crawlMethod, additionalInfo, requestedDomain }),
    });
  }, [form, visitor, requestedDomain]);
  return form;
}

const firstValues = (draft: Draft | null, requestedDomain: string): AnalyzeInput => ({
  websiteUrl: draft?.websiteUrl ?? requestedDomain,
  crawlMethod: draft?.crawlMethod ?? 'sitemap',
  advancedOptions: (draft?.additionalInfo ?? '') !== '',
  additionalInfo: draft?.additionalInfo ?? '',
});
