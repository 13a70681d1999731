/** The Website URL field: a fixed https:// before it, and pasted URLs cut down to what it takes. */
import { cleanPastedUrl } from '@pagewright/contract/domain';
import type { AnalyzeForm } from '@pagewright/contract/entities/analyze-form';
import { type ClipboardEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '../../ui/field.tsx';
import { strings } from './strings.ts';
import type { AnalyzeInput } from './use-analyze-form.ts';

export interface WebsiteFieldProps {
  readonly form: UseFormReturn<AnalyzeInput, unknown, AnalyzeForm>;
  readonly isDisabled: boolean;
}

export function WebsiteField({ form, isDisabled }: WebsiteFieldProps) {
  const [note, setNote] = useState<string | null>(null);
  const error = form.formState.errors.websiteUrl?.message;

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text').trim();
    const cleaned = cleanPastedUrl(pasted);
    setNote(null);
    if (cleaned === pasted) return;
    event.preventDefault();
    const input = event.currentTarget;
    input.setRangeText(cleaned, input.selectionStart ?? 0, input.selectionEnd ?? input.value.length, 'end');
    form.setValue('websiteUrl', input.value, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
    setNote(strings.pasteNote(input.value));
  };

  return (
    <TextField
      label={strings.websiteUrl}
      hint={isDisabled ? undefined : (note ?? strings.hint)}
      error={error}
      prefix={strings.prefix}
      placeholder={strings.placeholder}
      inputMode="url"
      autoCapitalize="off"
      autoCorrect="off"
      autoComplete="off"
      spellCheck={false}
      disabled={isDisabled}
      onPaste={paste}
      {...form.register('websiteUrl', { onChange: () => setNote(null) })}
    />
  );
}
