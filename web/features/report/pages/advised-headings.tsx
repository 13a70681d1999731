/** Headings an analyst would write, each with the one it stands for. */
import type { AdvisedHeading } from '@pagewright/contract/entities/advice';
import { pageStrings } from '../page-strings.ts';
import styles from './advice.module.css';
import { adviceStrings } from './advice-strings.ts';
import { CopyWords } from './copy-words.tsx';
import details from './page-details.module.css';

export const AdvisedHeadings = ({ headings }: { readonly headings: readonly AdvisedHeading[] }) => (
  <ul className={styles.lines}>
    {headings.map(({ level, text, replaces }) => (
      <li key={`${level} ${text} ${replaces}`}>
        <span className={details.level}>{adviceStrings.level(level)}</span>
        <span className={styles.grow}>
          {text}{' '}
          <span className={styles.quiet}>
            {replaces === null ? adviceStrings.added : adviceStrings.replaces(replaces)}
          </span>
        </span>
        <CopyWords text={text} label={pageStrings.copy} told={pageStrings.contentCopied} />
      </li>
    ))}
  </ul>
);
