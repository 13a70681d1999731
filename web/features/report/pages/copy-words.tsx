/** A copy button that also shows a toast. */
import { CopyButton } from '../../../ui/copy-button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { pageStrings } from '../shared/page-strings.ts';

export interface CopyWordsProps {
  readonly text: string;
  readonly label: string;
  readonly copiedToast: string;
}

export function CopyWords({ text, label, copiedToast }: CopyWordsProps) {
  const toast = useToast();
  return (
    <CopyButton
      text={text}
      label={label}
      onCopied={() => toast.show({ title: pageStrings.copied, description: copiedToast })}
    />
  );
}
