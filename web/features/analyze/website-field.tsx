/** The Website URL field: a fixed https:// before it, and pasted URLs cut down to what it takes. */
import { cleanPastedUrl } from '@pagewright/contract/domain';
import { type ClipboardEvent, type Ref, useState } from 'react';
import { flushSync } from 'react-dom';
import { TextField } from '../../ui/field.tsx';
import { strings } from './strings.ts';

export interface WebsiteFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  readonly onChange: (value: string) => void;
  readonly ref: Ref<HTMLInputElement>;
}

export function WebsiteField({ value, error, isDisabled, onChange, ref }: WebsiteFieldProps) {
  const [note, setNote] = useState<string | null>(null);

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text').trim();
    const cleaned = cleanPastedUrl(pasted);
    setNote(null);
    if (cleaned === pasted) return;
    event.preventDefault();
    const input = event.currentTarget;
    const from = input.selectionStart ?? 0;
    const text = value.slice(0, from) + cleaned + value.slice(input.selectionEnd ?? value.length);
    // Written at once, so that the caret can follow what was pasted.
    flushSync(() => onChange(text));
    input.setSelectionRange(from + cleaned.length, from + cleaned.length);
    setNote(strings.pasteNote({ left: text }));
  };

  return (
    <TextField
      ref={ref}
      name="websiteUrl"
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
      value={value}
      onPaste={paste}
      onChange={(event) => {
        setNote(null);
        onChange(event.currentTarget.value);
      }}
    />
  );
}
