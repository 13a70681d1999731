/** Words written by AI: labelled as such, ready to be copied, with their markup apart where they give some. */
import { Badge } from '../../../ui/badge.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { pageStrings } from '../shared/page-strings.ts';
import styles from './issue.module.css';
import { markupIn } from './markup-in.ts';
import { suggestionStrings } from './suggestion-strings.ts';

export function AiWords({ label, text }: { readonly label: string; readonly text: string }) {
  const toast = useToast();
  const markup = markupIn(text);
  return (
    <div className={styles.ai}>
      <Badge tone="info">{label}</Badge>
      <p>{text}</p>
      <CopyButton
        text={text}
        label={pageStrings.copy}
        onCopied={() => toast.show({ title: pageStrings.copied, description: pageStrings.suggestionCopied })}
      />
      {markup !== null && (
        <CopyButton
          text={markup}
          label={suggestionStrings.copyHtml}
          onCopied={() =>
            toast.show({ title: pageStrings.copied, description: suggestionStrings.htmlCopied })
          }
        />
      )}
    </div>
  );
}
