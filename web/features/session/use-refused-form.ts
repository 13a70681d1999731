/** Puts a refusal where it belongs: to its fields, or above the form. */
import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { formRefusal, type RefusedForm } from '../../api/field-errors.ts';
import { strings } from './strings.ts';

export type RefusableForm<Field extends string> = Omit<RefusedForm<Field>, 'fallback'>;

export function useRefusedForm<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  description: RefusableForm<Path<Values>>,
) {
  const [general, setGeneral] = useState<string | null>(null);
  const refuse = (error: unknown) => {
    const refusal = formRefusal(error, { ...description, fallback: strings.failedText });
    // The same message twice must be announced twice.
    setGeneral(null);
    queueMicrotask(() => setGeneral(refusal.general));
    for (const [index, [field, message]] of refusal.fields.entries()) {
      form.setError(field, { message }, { shouldFocus: index === 0 });
    }
  };
  return { general, refuse, forgive: () => setGeneral(null) };
}
