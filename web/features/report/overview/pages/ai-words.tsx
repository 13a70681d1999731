/** Words written by AI, ready to be copied; the markup they give is code of its own. */
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { pageStrings } from '../../shared/page-strings.ts';
import styles from './issue.module.css';
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

const fragments = /<(script|nav|ul|ol|p|a|h[1-6]|title)\b[^>]*>[\s\S]*?<\/\1>|<(?:meta|link|img)\b[^>]*>/gi;

/** Null when it gives none. */
export function markupIn(text: string): string | null {
  const found = text.match(fragments);
  return found === null ? null : found.join('\n');
}

/** The words around it; the sentence that leads to it ends in a colon. */
const withoutMarkup = (text: string): string =>
  text
    .replace(fragments, ' ')
    .replace(/\s+([.,;:])/g, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
