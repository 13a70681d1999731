/** Suggested links: the text of the page, marked, and the target. */
import type { SuggestedLink } from '@pagewright/contract/entities/suggested-texts';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { UrlText } from '../../../ui/url-text.tsx';
import { pageStrings } from '../shared/page-strings.ts';
import { CopyWords } from './copy-words.tsx';
import styles from './suggested-texts.module.css';
import { suggestionStrings } from './suggestion-strings.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

const markupOf = ({ anchor, target }: SuggestedLink): string =>
  `<a href="${escapeHtml(target)}">${escapeHtml(anchor)}</a>`;

export const SuggestedLinks = ({ links }: { readonly links: readonly SuggestedLink[] }) => (
  <ul className={styles.links}>
    {links.map((link) => (
      <li key={`${link.anchor} ${link.target}`}>
        <p className={styles.sentence}>
          <MarkedText text={link.sentence} part={link.anchor} />
        </p>
        <p className={styles.target}>
          <strong>{link.anchor}</strong>
          <span className={styles.quiet}>{suggestionStrings.linkTo}</span>
          <UrlText url={link.target} />
        </p>
        <p className={styles.copies}>
          <CopyWords text={link.target} label={pageStrings.copyUrl} copiedToast={pageStrings.contentCopied} />
          <CopyWords
            text={markupOf(link)}
            label={suggestionStrings.copyHtml}
            copiedToast={suggestionStrings.htmlCopied}
          />
        </p>
      </li>
    ))}
  </ul>
);
