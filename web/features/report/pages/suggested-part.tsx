/** One suggested text: its name and a copy button. */
import type { ReactNode } from 'react';
import { pageStrings } from '../shared/page-strings.ts';
import { CopyWords } from './copy-words.tsx';
import styles from './suggested-texts.module.css';
import { suggestionStrings } from './suggestion-strings.ts';

export interface SuggestedPartProps {
  readonly name: string;
  /** Without it the lines inside have their own. */
  readonly copy?: string | undefined;
  readonly children: ReactNode;
}

export const SuggestedPart = ({ name, copy, children }: SuggestedPartProps) => (
  <div className={styles.part}>
    <h6 className={styles.name}>{name}</h6>
    {children}
    {copy !== undefined && (
      <p className={styles.copies}>
        <CopyWords text={copy} label={pageStrings.copy} copiedToast={pageStrings.contentCopied} />
        <span className={styles.quiet}>{suggestionStrings.isNotMeasured}</span>
      </p>
    )}
  </div>
);
