/** Words written by AI, ready to be copied; the markup they give is code of its own. */
import { CopyButton } from '../../../ui/copy-button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { pageStrings } from '../shared/page-strings.ts';
import styles from './issue.module.css';
import { markupIn, withoutMarkup } from './markup-in.ts';
import { suggestionStrings } from './suggestion-strings.ts';

export function AiWords({ text }: { readonly text: string }) {
  const toast = useToast();
  const markup = markupIn(text);
  return (
    <div className={styles.ai}>
      <p>{markup === null ? text : withoutMarkup(text)}</p>
      {markup !== null && <pre className={styles.snippet}>{markup}</pre>}
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
