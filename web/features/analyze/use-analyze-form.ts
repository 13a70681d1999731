/** The state of the Analyze Website form: where its first values come from, and that a visitor's are kept. */
import { zodResolver } from '@hookform/resolvers/zod';
import { AnalyzeForm } from '@pagewright/contract/entities/analyze-form';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts';

/** The form before its schema filled in the defaults. */
export type AnalyzeInput = (typeof AnalyzeForm)['_zod']['input'];

export type Visitor = 'checking' | 'visitor' | 'user';

export function useAnalyzeForm(visitor: Visitor): UseFormReturn<AnalyzeInput, unknown, AnalyzeForm> {
  const [search] = useSearchParams();
  const asked = search.get('domain') ?? '';
  const [defaultValues] = useState(() => firstValues(readDraft(asked), asked));
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
        keepDraft({ websiteUrl, crawlMethod, additionalInfo, asked }),
    });
  }, [form, visitor, asked]);
  return form;
}

const firstValues = (draft: Draft | null, asked: string): AnalyzeInput => ({
  websiteUrl: draft?.websiteUrl ?? asked,
  crawlMethod: draft?.crawlMethod ?? 'sitemap',
  advancedOptions: (draft?.additionalInfo ?? '') !== '',
  additionalInfo: draft?.additionalInfo ?? '',
});
