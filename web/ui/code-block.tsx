/** A text to take along, letter by letter: what it is, a Copy button, the text. */
import styles from './code-block.module.css';
import { CopyButton } from './copy-button.tsx';
import { words } from './words.ts';

export type CodeBlockProps = {
  text: string;
  /** What it is, e.g. "Title, 54 characters". */
  label: string;
  copyLabel?: string | undefined;
  /** Prose is set in the text face, markup in the mono face. */
  face?: 'text' | 'mono' | undefined;
  onCopied?: (() => void) | undefined;
};

export function CodeBlock({ text, label, copyLabel = words.copy, face = 'mono', onCopied }: CodeBlockProps) {
  return (
    <figure className={styles.block} aria-label={label}>
      <figcaption className={styles.head}>
        <span>{label}</span>
        <CopyButton text={text} label={copyLabel} onCopied={onCopied} />
      </figcaption>
      <pre className={face === 'text' ? styles.prose : styles.code}>{text}</pre>
    </figure>
  );
}
