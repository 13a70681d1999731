/** Links an analyst would add: the words that stand in the page already, marked, and where they should lead. */
import type { AdvisedLink } from '@pagewright/contract/entities/advice';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { UrlText } from '../../../ui/url-text.tsx';
import { pageStrings } from '../page-strings.ts';
import styles from './advice.module.css';
import { adviceStrings } from './advice-strings.ts';
import { CopyWords } from './copy-words.tsx';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

const markupOf = ({ anchor, target }: AdvisedLink): string =>
  `<a href="${escapeHtml(target)}">${escapeHtml(anchor)}</a>`;

export const AdvisedLinks = ({ links }: { readonly links: readonly AdvisedLink[] }) => (
  <ul className={styles.links}>
    {links.map((link) => (
      <li key={`${link.anchor} ${link.target}`}>
        <p className={styles.sentence}>
          <MarkedText text={link.sentence} part={link.anchor} />
        </p>
        <p className={styles.target}>
          <strong>{link.anchor}</strong>
          <span className={styles.quiet}>{adviceStrings.linkTo}</span>
          <UrlText url={link.target} />
        </p>
        <p className={styles.copies}>
          <CopyWords text={link.target} label={pageStrings.copyUrl} told={pageStrings.contentCopied} />
          <CopyWords text={markupOf(link)} label={adviceStrings.copyHtml} told={adviceStrings.htmlCopied} />
        </p>
      </li>
    ))}
  </ul>
);
