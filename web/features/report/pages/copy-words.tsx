/** A copy button that also tells in a toast what was copied. */
import { CopyButton } from '../../../ui/copy-button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { pageStrings } from '../page-strings.ts';

export interface CopyWordsProps {
  readonly text: string;
  readonly label: string;
  readonly told: string;
}

export function CopyWords({ text, label, told }: CopyWordsProps) {
  const toast = useToast();
  return (
    <CopyButton
      text={text}
      label={label}
      onCopied={() => toast.show({ title: pageStrings.copied, description: told })}
    />
  );
}
