/** One part of an analyst's advice under its name: signed, copied in one press, and said to be measured or not. */
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { pageStrings } from '../page-strings.ts';
import styles from './advice.module.css';
import { adviceStrings } from './advice-strings.ts';
import { CopyWords } from './copy-words.tsx';

export interface AdvisedPartProps {
  readonly name: string;
  readonly writer: string;
  /** Without it the lines inside have their own. */
  readonly copy?: string | undefined;
  readonly isMeasured?: boolean | undefined;
  readonly children: ReactNode;
}

export const AdvisedPart = ({ name, writer, copy, isMeasured, children }: AdvisedPartProps) => (
  <div className={styles.part}>
    <div className={styles.top}>
      <h6 className={styles.name}>{name}</h6>
      <Badge tone="info">{adviceStrings.words(writer)}</Badge>
    </div>
    {children}
    {copy !== undefined && (
      <p className={styles.copies}>
        <CopyWords text={copy} label={pageStrings.copy} told={pageStrings.contentCopied} />
        <span className={styles.quiet}>
          {isMeasured === true ? adviceStrings.isMeasured : adviceStrings.isNotMeasured}
        </span>
      </p>
    )}
  </div>
);
