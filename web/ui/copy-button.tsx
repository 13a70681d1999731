/** Puts a text on the clipboard and says so in its own place. */
import { useEffect, useState } from 'react';
import { Button, type ButtonVariant } from './button.tsx';
import { Icon } from './icon.tsx';
import { words as uiWords } from './words.ts';

export type CopyButtonProps = {
  text: string;
  label: string;
  copiedLabel?: string | undefined;
  /** Shown when the browser refuses. */
  failedLabel?: string | undefined;
  onCopied?: (() => void) | undefined;
  variant?: ButtonVariant | undefined;
  /** Only the icon is seen; the label is its name. */
  iconOnly?: boolean | undefined;
};

const feedbackMs = 2000;

export function CopyButton(props: CopyButtonProps) {
  const {
    text,
    label,
    copiedLabel = uiWords.copied,
    failedLabel = uiWords.copyFailed,
    onCopied,
    variant = 'quiet',
    iconOnly,
  } = props;
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), feedbackMs);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    const done = await writeClipboard(text);
    setState(done ? 'copied' : 'failed');
    if (done) onCopied?.();
  };
  const words = { idle: label, copied: copiedLabel, failed: failedLabel }[state];
  return (
    <Button variant={variant} onClick={() => void copy()}>
      <Icon name={state === 'copied' ? 'check' : 'copy'} />
      <span className={iconOnly ? 'visually-hidden' : undefined} aria-live="polite">
        {words}
      </span>
    </Button>
  );
}

/** Writes to the clipboard; plain http has no clipboard API, so a selected text field replaces it there. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  const focused = document.activeElement;
  area.value = text;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}
