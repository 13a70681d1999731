/** Words written by AI: labelled as such, ready to be copied. */
import { Badge } from '../../../ui/badge.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { pageStrings } from '../page-strings.ts';
import styles from './issue.module.css';

export function AiWords({ label, text }: { readonly label: string; readonly text: string }) {
  const toast = useToast();
  return (
    <div className={styles.ai}>
      <Badge tone="info">{label}</Badge>
      <p>{text}</p>
      <CopyButton
        text={text}
        label={pageStrings.copy}
        onCopied={() => toast.show({ title: pageStrings.copied, description: pageStrings.suggestionCopied })}
      />
    </div>
  );
}
