/** One suggested text: its name, author, copy button, and whether it was verified. */
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { pageStrings } from '../shared/page-strings.ts';
import { CopyWords } from './copy-words.tsx';
import styles from './suggested-texts.module.css';
import { suggestionStrings } from './suggestion-strings.ts';

export interface SuggestedPartProps {
  readonly name: string;
  readonly writer: string;
  /** Without it the lines inside have their own. */
  readonly copy?: string | undefined;
  readonly isMeasured?: boolean | undefined;
  readonly children: ReactNode;
}

export const SuggestedPart = ({ name, writer, copy, isMeasured, children }: SuggestedPartProps) => (
  <div className={styles.part}>
    <div className={styles.top}>
      <h6 className={styles.name}>{name}</h6>
      <Badge tone="info">{suggestionStrings.words(writer)}</Badge>
    </div>
    {children}
    {copy !== undefined && (
      <p className={styles.copies}>
        <CopyWords text={copy} label={pageStrings.copy} copiedToast={pageStrings.contentCopied} />
        <span className={styles.quiet}>
          {isMeasured === true ? suggestionStrings.isMeasured : suggestionStrings.isNotMeasured}
        </span>
      </p>
    )}
  </div>
);
