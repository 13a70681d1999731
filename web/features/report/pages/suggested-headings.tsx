/** Suggested headings, each with the one it replaces. */
import type { SuggestedHeading } from '@pagewright/contract/entities/suggested-texts';
import { pageStrings } from '../shared/page-strings.ts';
import { CopyWords } from './copy-words.tsx';
import details from './page-details.module.css';
import styles from './suggested-texts.module.css';
import { suggestionStrings } from './suggestion-strings.ts';

export const SuggestedHeadings = ({ headings }: { readonly headings: readonly SuggestedHeading[] }) => (
  <ul className={styles.lines}>
    {headings.map(({ level, text, replaces }) => (
      <li key={`${level} ${text} ${replaces}`}>
        <span className={details.level}>{suggestionStrings.level(level)}</span>
        <span className={styles.grow}>
          {text}{' '}
          <span className={styles.quiet}>
            {replaces === null ? suggestionStrings.added : suggestionStrings.replaces(replaces)}
          </span>
        </span>
        <CopyWords text={text} label={pageStrings.copy} copiedToast={pageStrings.contentCopied} />
      </li>
    ))}
  </ul>
);
